import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop } from './chromium.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit, site } = siteForTests();

/** What turns, counts or rises on the page without being asked. */
function moving(page: Page) {
  return page.evaluate(async () => {
    const counter = () => [...document.querySelectorAll('data')].map(({ textContent }) => textContent).join(' ');
    document.querySelector('data')?.scrollIntoView({ block: 'center' });
    const counts = new Set<string>();
    for (let frame = 0; frame < 30; frame++) {
      counts.add(counter());
      await new Promise(requestAnimationFrame);
    }
    const running = document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && animation instanceof CSSAnimation)
      .map((animation) => (animation as CSSAnimation).animationName);
    return { running, counts: [...counts] };
  });
}

async function openHome(context: BrowserContextOptions, saveData = false) {
  const visited = await visit('/robots.txt', { ...desktop, ...context });
  if (saveData) await visited.page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await visited.page.goto(site().url);
  await wakeReact(visited.page);
  await visited.page.getByRole('group', { name: 'Cases', exact: true }).getByRole('button', { name: 'Next' }).waitFor();
  return visited;
}

for (const [wish, context, saveData] of [
  ['less motion', { reducedMotion: 'reduce' }, false],
  ['fewer bytes', {}, true],
] as const) {
  test(`for a visitor who asked for ${wish} nothing moves by itself`, async () => {
    await using visited = await openHome(context, saveData);
    const { page } = visited;
    expect(await moving(page)).toEqual({ running: [], counts: ['+12000 +17 +3200 +1600'] });
    expect(await page.getByRole('group', { name: 'Cases', exact: true }).getByRole('button', { name: 'Play' }).count()).toBe(1);
    expect(await page.locator('.hero-toggle').evaluate((toggle) => getComputedStyle(toggle).display)).toBe('none');
  });
}

test('without such a wish the pictures turn, the counters count up to their figures with a leading plus, and blocks rise for 1000 ms', async () => {
  await using visited = await openHome({});
  const { page } = visited;
  expect((await moving(page)).running).toContain('hero-turn');
  const counters = page.locator('data');
  expect(await counters.evaluateAll((all) => all.map((one) => (one as HTMLDataElement).value))).toEqual(['12000', '17', '3200', '1600']);
  await expect.poll(() => counters.allTextContents(), { timeout: 5_000 }).toEqual(['+12000', '+17', '+3200', '+1600']);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const box = page.locator('.reveal').first();
  await expect.poll(() => box.getAttribute('data-revealed')).toBe(null);
  await box.scrollIntoViewIfNeeded();
  await expect.poll(() => box.getAttribute('data-revealed')).toBe('');
  expect(await box.locator('> div').evaluate((inner) => getComputedStyle(inner).animationDuration)).toBe('1s');
});

test('in the system’s own colours icons, edges and the chosen organ can still be told', async () => {
  await using visited = await visit('/treatment', { ...desktop, forcedColors: 'active' });
  const { page } = visited;
  const read = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await read('main [class*="mask-"]', 'background-color')).not.toBe(await read('body', 'background-color'));
  expect(await read('header a[href="/callback"]', 'border-top-width')).toBe('2px');
  expect(await read('.organ-chip[data-first]', 'text-decoration-line')).toBe('underline');
});

test('asked for more contrast, quiet words take the colour of ink and hairlines that of edges', async () => {
  await using visited = await visit('/', { ...desktop, contrast: 'more' });
  const { page } = visited;
  const colours = await page.evaluate(() => {
    const probe = (className: string) => {
      const element = document.createElement('p');
      element.className = className;
      document.querySelector('main')?.appendChild(element);
      return getComputedStyle(element).color;
    };
    return [probe('text-soft'), probe('text-ink')];
  });
  expect(colours[0]).toBe(colours[1]);
});
