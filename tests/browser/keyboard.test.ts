import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit } = siteForTests();

/** The problem of the focused element: no visible ring, or covered; undefined without one. */
function focusTrouble(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const target = focused.closest('label') ?? focused;
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40) ?? ''}`;
  const rings = [focused, target, focused.closest('.hero-toggle')].filter((ring) => ring !== null);
  const ringed = rings.some(
    (ring) => getComputedStyle(ring).outlineStyle !== 'none' && Number.parseFloat(getComputedStyle(ring).outlineWidth) >= 2,
  );
  if (!ringed) return `${name}: no ring`;
  const [box] = target.getClientRects();
  if (!box) return `${name}: no box`;
  // Of drawings that are higher than the window some part is enough.
  const top = box.height > innerHeight ? Math.max(box.top, Math.min(innerHeight / 2, box.bottom - 40)) : box.top;
  const at = { x: box.left + Math.min(box.width, innerWidth) / 2, y: top + Math.min(box.height, 40) / 2 };
  if (at.y < 0 || at.y > innerHeight || at.x < 0 || at.x > innerWidth)
    return `${name}: out of sight at ${Math.round(at.x)}, ${Math.round(at.y)}`;
  const cover = document.elementFromPoint(at.x, at.y)?.closest('header, aside.fixed');
  return cover && !cover.contains(focused) ? `${name}: under ${cover.tagName}` : undefined;
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ troubles: string[]; stops: number }> {
  const troubles: string[] = [];
  let stops = 0;
  let left = false;
  while (stops < 260 && !left) {
    await page.keyboard.press(key);
    stops += 1;
    left = await page.evaluate(() => document.activeElement === document.body);
    // A carousel scrolls its slide into view some frames later.
    let trouble = await page.evaluate(focusTrouble);
    for (let look = 0; trouble && look < 150; look++) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      trouble = await page.evaluate(focusTrouble);
    }
    if (trouble) troubles.push(trouble);
  }
  return { troubles, stops };
}

const walks: ReadonlyArray<[path: string, device: string, context: BrowserContextOptions, least: number]> = [
  ['/', 'desktop', desktop, 60],
  ['/', 'phone', phone, 40],
  ['/treatment/gallbladder/gallbladderstones', 'desktop', desktop, 105],
  ['/treatment/gallbladder/gallbladderstones', 'phone', phone, 80],
  ['/callback', 'phone', phone, 30],
];

for (const [path, device, context, least] of walks) {
  // Forwards and backwards.
  test(`on a ${device} each focused control on ${path} is visible`, async () => {
    await using visited = await visit(path, { ...context, reducedMotion: 'reduce' });
    const { page } = visited;
    // Before React the browser does not scroll to partly visible chips, and nobody tabs as fast as this test.
    await wakeReact(page);
    const forwards = await walk(page, 'Tab');
    expect(forwards.troubles).toEqual([]);
    expect(forwards.stops).toBeGreaterThan(least);
    const backwards = await walk(page, 'Shift+Tab');
    expect(backwards.troubles).toEqual([]);
  });
}

test('the first Tab stop is a skip link to main content', async () => {
  await using visited = await visit('/about', desktop);
  const { page } = visited;
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Skip to');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

// CSS opens it on a wide screen.
test('links of the sticky table of contents are focusable by keyboard', async () => {
  await using visited = await visit('/treatment/hernia/Inguinalhernial', desktop);
  const link = visited.page.locator('.contents-line a').nth(2);
  await link.focus();
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('jumping to a heading leaves the heading below the sticky header', async () => {
  await using visited = await visit('/treatment/gallbladder/gallbladderstones', desktop);
  const { page } = visited;
  await wakeReact(page);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Symptoms' }).click();
  const top = () => page.locator('#symptoms').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThan(
    await page
      .locator('header')
      .first()
      .evaluate((header) => header.getBoundingClientRect().bottom),
  );
});

test('keyboard users choose an organ and reach its panel', async () => {
  await using visited = await visit('/treatment', desktop);
  const { page } = visited;
  await wakeReact(page);
  const chip = page.getByRole('navigation', { name: 'Organs' }).getByRole('link', { name: 'Pancreas' });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('organ-pancreas');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('organ-pancreas');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/treatment/pancreas/*');
});
