import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ownAddresses, publishedAddresses } from '#tests/addresses.ts';
import { type Visit, wakeReact } from './visit.ts';

export const post = '/blog/Fatty%20liver%3A%20what%20it%20means%20and%20what%20helps';
// Pages that answer 404, which the browser reports as an error.
const missing = ['/blog/No%20such%20post', '/no/such/page'];

// One page of each template, for `npm run check`.
const oneOfEachKind: ReadonlyArray<string> = [
  ...['/', '/about', '/cases', '/blog', post, '/contact', '/testonomial', '/treatment', '/callback', '/privacy', '/no/such/page'],
  ...['/treatment/gallbladder/gallbladderstones', '/treatment/robotic-gi-surgery/roboticsurgery', '/treatment/digestive-system'],
];

/** Every address with the tags of its tests. */
export const addresses = [...publishedAddresses, ...ownAddresses, post, ...missing].map((address) => ({
  address,
  tagged: oneOfEachKind.includes(address) ? {} : { tags: ['long'] },
}));

export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A window that stops drawing has no next frame.
    const drawn = () => Promise.race([new Promise(requestAnimationFrame), new Promise((later) => setTimeout(later, 1_000))]);
    for (const _ of [1, 2, 3]) await drawn();
  });
}

/** Expects no error, no third-party host and no horizontal overflow, with React loaded. */
export async function expectClean({ page, problems, hosts }: Visit): Promise<void> {
  expect(await page.locator('h1').count()).toBe(1);
  await wakeReact(page);
  // A window without activity may never get an idle callback.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })));
  const own = new URL(page.url()).pathname;
  const known = missing.includes(own)
    ? [`404: ${page.url()}`, 'console: Failed to load resource: the server responded with a status of 404 (Not Found)']
    : [];
  expect(problems.filter((problem) => !known.includes(problem))).toEqual([]);
  expect([...hosts]).toEqual([new URL(page.url()).origin]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
