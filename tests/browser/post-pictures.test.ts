import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { startHttpBackend } from '#tests/http-backend.ts';
import { startMediaHost } from '#tests/media-host.ts';
import { desktop, phone } from './chromium.ts';
import { siteWith, wakeReact } from './visit.ts';

const upload = 'https://res.cloudinary.com/practice/image/upload';
const close: Array<() => Promise<unknown>> = [];
afterAll(() => Promise.all(close.map((one) => one())));

const { visit, site } = siteWith(async () => {
  const [backend, host] = await Promise.all([startHttpBackend(), startMediaHost()]);
  close.push(backend.close, host.close);
  const photos = ['png', 'gone', 'page', 'reset'];
  const inText = photos.map((name) => `<p>Text</p><img src="${upload}/in-text/${name}" width="400" height="250">`).join('');
  backend.setSections(
    photos.map((name) => ({
      ...{ id: name, title: `Photo ${name}`, category: '', description: `<p>Text</p>${inText}`, updatedAt: '2026-01-01' },
      photo: { secure_url: `${upload}/${name}` },
    })),
  );
  return { vars: { BACKEND_URL: backend.url, MEDIA_URL: host.url }, samples: false };
});

const settled = (page: Page) =>
  page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));

// Chromium draws its broken-image icon and the alternative text in the upper left corner.
async function isPlain(picture: Locator): Promise<boolean> {
  const shot = await picture.screenshot();
  const { width = 0, height = 0 } = await sharp(shot).metadata();
  const part = { left: 12, top: 12, width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const { channels } = await sharp(await sharp(shot).extract(part).png().toBuffer()).stats();
  return channels.every(({ stdev }) => stdev === 0);
}

test('no page requests a picture from another host', async () => {
  for (const [screen, path] of [phone, desktop].flatMap((each) =>
    ['/', '/blog', '/blog/Photo%20png'].map((path) => [each, path] as const),
  )) {
    await using visited = await visit(path, screen);
    const { page, hosts } = visited;
    await wakeReact(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    const named = await page.evaluate(() => [...document.images].map(({ currentSrc, src }) => currentSrc || src));
    expect(named.filter((address) => new URL(address).origin !== site().url)).toEqual([]);
    expect([path, [...hosts]]).toEqual([path, [site().url]]);
    expect(named.some((address) => address.includes('/media/'))).toBe(true);
  }
});

test('a post picture that fails to load shows no broken-image icon', async () => {
  await using visited = await visit('/blog', desktop);
  const { page } = visited;
  await page.waitForLoadState('networkidle');
  const picture = (name: string) =>
    page
      .getByRole('article')
      .filter({ hasText: `Photo ${name}` })
      .locator('img');
  const good = await picture('png').boundingBox();
  expect(await picture('png').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  for (const name of ['gone', 'page', 'reset']) {
    expect(await picture(name).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(0);
    const { width, height } = (await picture(name).boundingBox()) ?? {};
    expect([name, width, height]).toEqual([name, good?.width, good?.height]);
    expect([name, await isPlain(picture(name))]).toEqual([name, true]);
  }
});

test('a failed picture inside post text shows no broken-image icon', async () => {
  await using visited = await visit('/blog/Photo%20gone', phone);
  const { page } = visited;
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  await settled(page);
  for (const image of await page.locator('.article-text img').all()) {
    await image.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const came = await image.evaluate((each) => (each as HTMLImageElement).naturalWidth > 0);
    expect([came, await isPlain(image)]).toEqual([came, true]);
  }
});
