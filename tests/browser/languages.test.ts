import { expect, test } from 'vitest';
import { translatedAddresses } from '#tests/addresses.ts';
import { violations } from './axe.ts';
import { phone } from './chromium.ts';
import { settle } from './every-address.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { walk } = siteForTests();
const onAPhone = walk({ ...phone, reducedMotion: 'reduce' });

test.each(translatedAddresses)('the translated page %s has no error, overflow or axe violation', async (address) => {
  await using visited = await onAPhone(address);
  const { page, problems, hosts } = visited;
  await settle(page);
  await wakeReact(page);
  expect(problems).toEqual([]);
  expect([...hosts]).toEqual([new URL(page.url()).origin]);
  expect(await page.getAttribute('html', 'lang')).toBe('hi-IN');
  expect(await page.locator('h1').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await settle(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { timeout: 3_000 }).toBeLessThanOrEqual(320);
});

// Its frame was lower than the list of places, and the next heading stood across both.
test('nothing lies over the body map of the Hindi symptoms page', async () => {
  await using visited = await onAPhone('/hi/symptoms');
  const { page } = visited;
  await settle(page);
  const [map, heading] = await page.evaluate(() => {
    const map = document.querySelector('.body-map');
    const list = map?.querySelector('ul')?.getBoundingClientRect();
    const after = [...document.querySelectorAll('main h2')].find((h2) => map && map.compareDocumentPosition(h2) & 4);
    return [list?.bottom, after?.getBoundingClientRect().top];
  });
  expect(heading).toBeGreaterThan(map ?? Number.POSITIVE_INFINITY);
});

// At four pixels it went through the signs below a letter.
test('underlines of Hindi links lie below the vowel signs', async () => {
  await using visited = await onAPhone('/hi/visit');
  const short = await visited.page.locator('main a, header a').evaluateAll(
    (all) =>
      all.filter((link) => {
        const { textUnderlineOffset, fontSize } = getComputedStyle(link);
        return !(Number.parseFloat(textUnderlineOffset) >= 0.3 * Number.parseFloat(fontSize) - 0.1);
      }).length,
  );
  expect(short).toBe(0);
});
