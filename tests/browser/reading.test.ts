import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { post } from './every-address.ts';
import { reactIsThere } from './page-state.ts';
import { siteForTests } from './visit.ts';
import { loadedBy, scriptAndData } from './weight.ts';

const { visit } = siteForTests();

// Bytes after brotli, of two pages.
const limit = 12_000;

/** Drags a finger from the top of the page to its end. */
async function readThrough(page: Page): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const atEnd = () => page.evaluate(() => scrollY + innerHeight > document.documentElement.scrollHeight - 4);
  while (!(await atEnd()))
    await finger.send('Input.synthesizeScrollGesture', { x: 180, y: 600, yDistance: -2_000, speed: 20_000, preventFling: true });
  await page.waitForLoadState('networkidle');
}

test.each([
  ['/treatment/gallbladder/gallbladderstones', 'nav[aria-label="Breadcrumb"] a'],
  ['/symptoms/right-ribs', 'nav[aria-label="Breadcrumb"] a'],
  [post, 'main a[href^="/treatment/"]'],
])('visitors who only read %s and return load no React', async (path, link) => {
  await using visited = await visit(path, phone);
  const { page } = visited;
  const first = page.url();
  await readThrough(page);
  const read = await loadedBy(page);
  const next = page.locator(link).filter({ visible: true }).first();
  await next.scrollIntoViewIfNeeded();
  await next.tap();
  await page.waitForURL((address) => address.href !== first);
  await readThrough(page);
  const all = [...new Set([...read, ...(await loadedBy(page))])];
  expect(all.filter((one) => /\/(?:hydrate|lib-)/.test(one))).toEqual([]);
  expect(await scriptAndData(all)).toBeLessThanOrEqual(limit);
  await page.goBack();
  await page.waitForURL(first);
  await page.mouse.wheel(0, -400);
  expect(await page.evaluate(reactIsThere)).toBe(false);
});

const ways: ReadonlyArray<readonly [string, (page: Page) => Promise<unknown>]> = [
  ['hovered', (page) => page.getByRole('navigation', { name: 'Main' }).getByText('Our Treatments').hover()],
  ['focused', (page) => page.getByRole('textbox', { name: 'Message' }).focus()],
  ['touched', (page) => page.getByRole('textbox', { name: 'Message' }).dispatchEvent('pointerdown')],
  ['used by keyboard', (page) => page.getByRole('textbox', { name: 'Message' }).press('a')],
];

for (const [what, act] of ways) {
  test(`a menu or form field that is ${what} loads React`, async () => {
    await using visited = await visit('/contact', desktop);
    const { page } = visited;
    await page.mouse.move(8, 400);
    await page.keyboard.press('Shift');
    await page.mouse.wheel(0, 300);
    expect((await loadedBy(page)).filter((one) => one.includes('/lib-react-'))).toEqual([]);
    await act(page);
    await page.waitForFunction(reactIsThere);
  });
}
