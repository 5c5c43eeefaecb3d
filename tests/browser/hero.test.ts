import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clockStart } from '#tests/clock.ts';
import { desktop } from './chromium.ts';
import { siteForTests } from './visit.ts';

const { visit, site } = siteForTests();

const isShown = (page: Page, second: string) =>
  page
    .locator(second)
    .first()
    .evaluate((element) => getComputedStyle(element).display !== 'none');

// They fade during the last 500 ms.
test('the home page’s two hero pictures alternate every 3000 ms', async () => {
  await using visited = await visit('/robots.txt', desktop);
  const { page } = visited;
  await page.clock.install({ time: clockStart });
  await page.clock.pauseAt(clockStart + 1_000);
  await page.goto(site().url);
  const second = page.locator('.hero-picture-2');
  expect(await page.locator('.hero-stack img').count()).toBe(2);
  // Nothing moves during the first paint.
  expect(await page.locator('html').getAttribute('data-stands')).toBe(null);
  expect(await second.evaluate((picture) => picture.getAnimations().length)).toBe(0);
  await page.clock.runFor(1_000);
  await page.locator('html[data-stands]').waitFor();
  const { duration, iterations, frames } = await second.evaluate((picture) => {
    const [turn] = picture.getAnimations().filter((animation) => (animation as CSSAnimation).animationName === 'hero-turn');
    const effect = turn?.effect as KeyframeEffect;
    return { ...effect.getComputedTiming(), frames: effect.getKeyframes().map(({ offset, opacity }) => [offset, opacity]) };
  });
  expect(duration).toBe(6000);
  expect(iterations).toBe(Number.POSITIVE_INFINITY);
  const [, hidden, seen] = frames;
  expect(frames.map(([, opacity]) => opacity)).toEqual(['0', '0', '1', '1', '0']);
  expect((Number(seen?.[0]) - Number(hidden?.[0])) * 6000).toBeCloseTo(500, 0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hero-transition'))).toMatch(
    /^(500ms|\.5s|0\.5s)$/,
  );
});

test('the hero hides arrows below 1024 px, dots below 480 px', async () => {
  await using visited = await visit('/', desktop);
  const { page } = visited;
  const seen: Record<number, [boolean, boolean]> = {};
  for (const width of [1024, 1023, 480, 479]) {
    await page.setViewportSize({ width, height: 800 });
    seen[width] = [await isShown(page, 'div:has(> .hero-arrow-1)'), await isShown(page, 'label:has(> #hero-1)')];
  }
  expect(seen).toEqual({ 1024: [true, true], 1023: [false, true], 480: [false, true], 479: [false, false] });
});

test('the hero’s arrows do not overlap the floating contact links', async () => {
  await using visited = await visit('/', desktop);
  const { page } = visited;
  const places = page.getByRole('complementary', { name: 'Contact at once' }).getByRole('list');
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const arrow = await page.locator('div:has(> .hero-arrow-2)').last().boundingBox();
    expect((arrow?.x ?? 0) + (arrow?.width ?? 0)).toBeLessThan((await places.boundingBox())?.x ?? 0);
  }
});

test('without JavaScript visitors pause and choose the hero’s pictures', async () => {
  await using visited = await visit('/', { ...desktop, javaScriptEnabled: false });
  const { page } = visited;
  const state = () =>
    page.locator('.hero-picture-2').evaluate((picture) => {
      const { animationName, animationPlayState } = getComputedStyle(picture);
      return `${animationName} ${animationPlayState}`;
    });
  expect(await state()).toBe('hero-turn running');
  await page.locator('label:has(> #hero-pause)').click();
  await page.mouse.move(2, 790);
  expect(await state()).toBe('hero-turn paused');
  await page.locator('label:has(> #hero-2)').click();
  expect(await state()).toContain('none');
});
