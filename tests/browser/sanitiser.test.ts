import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startHttpBackend } from '#tests/http-backend.ts';
import { renderedBody } from '#tests/security/rendered-post.ts';
import { callers } from '#tests/security/xss-callers.ts';
import { combinations } from '#tests/security/xss-combinations.ts';
import { living, vectors } from '#tests/security/xss-vectors.ts';
import { startSite } from '#tests/site.ts';
import { sharedBrowser } from './chromium.ts';
import { framed, openHostile, tryEverything, watchedWithoutPolicy } from './hostile-page.ts';
import { wakeReact } from './visit.ts';

const hostile = [...vectors, ...callers];
const short = hostile.filter((vector) => vector.length < 120);
const pairs = short.flatMap((vector, index) => (index % 2 ? [] : [[vector, short[index + 1] ?? vector] as const]));

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;
beforeAll(async () => {
  backend = await startHttpBackend();
  backend.setSections(sections());
  [site, browser] = await Promise.all([startSite({ vars: { BACKEND_URL: backend.url }, samples: false }), sharedBrowser()]);
  await site.tick();
});
afterAll(async () => {
  await site?.close();
  await backend?.close();
});

// Each post has a dozen vectors in its body, and two in its other fields.
function sections() {
  return pairs.map(([one, other], index) => ({
    id: index % 3 ? `${index}` : `${index}${one}`,
    title: `${index} ${one} ${other}`,
    category: other,
    date: one,
    updatedAt: index % 2 ? other : '2026-01-01',
    photo: { secure_url: index % 2 ? one : other },
    description: hostile.slice((index * 12) % hostile.length, ((index * 12) % hostile.length) + 12).join('\n'),
  }));
}

// Control: each vector also requests another host.
test('each XSS test vector runs when sanitiser and CSP are off', async () => {
  await using trial = await watchedWithoutPolicy(browser, site.url);
  const { page, ran, away } = trial;
  for (const [list, found] of [
    [living, ran],
    [callers, away],
  ] as const) {
    found.length = 0;
    const missing = () => list.filter((_, index) => !found.includes(`${index}`));
    for (let from = 0; from < list.length; from += 62) {
      const frames = list.map(framed).slice(from, from + 62);
      await openHostile(page, frames.join(''));
      // A vector that navigates its frame away has run.
      await Promise.all(page.frames().map((frame) => tryEverything(frame).catch(() => undefined)));
      await vi.waitUntil(() => missing().length <= Math.max(0, list.length - from - 62), { timeout: 5_000 }).catch(() => undefined);
    }
    expect(missing()).toEqual([]);
  }
});

// Combinations of element, handler and address.
test('no sanitised XSS vector runs even without the CSP', async () => {
  await using trial = await watchedWithoutPolicy(browser, site.url);
  const all = [...hostile, ...combinations()].map((html) => `<div>${renderedBody(html)}</div>`);
  for (let from = 0; from < all.length; from += 4_000) {
    await openHostile(trial.page, all.slice(from, from + 4_000).join('\n'));
    await tryEverything(trial.page);
    await trial.page.waitForTimeout(500);
  }
  expect(trial.ran).toEqual([]);
  expect(trial.away).toEqual([]);
});

// In titles, categories, dates, photo addresses, ids and bodies, before and after React.
test('no XSS vector in a post runs on the site', async () => {
  await using trial = await watchedWithoutPolicy(browser, site.url);
  const { page } = trial;
  await page.goto(`${site.url}/blog`);
  const numbers = await page.getByRole('navigation', { name: 'Pages of the blog' }).getByRole('link').allTextContents();
  const pages = Math.max(...numbers.map(Number).filter((number) => number > 0));
  const posts: string[] = [];
  for (let number = 1; number <= pages; number++) {
    await page.goto(`${site.url}/blog?page=${number}`);
    posts.push(...(await page.locator('article h2 a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))));
    await wakeReact(page);
    await tryEverything(page);
    await page.waitForTimeout(100);
  }
  expect(posts.length).toBe(pairs.length);
  for (const post of posts.filter((_, index) => index % 8 === 0)) {
    await page.goto(post);
    expect(await page.locator('h1').count()).toBe(1);
    await wakeReact(page);
    await tryEverything(page);
    await page.waitForTimeout(100);
  }
  expect(trial.ran).toEqual([]);
  expect(trial.away).toEqual([]);
});
