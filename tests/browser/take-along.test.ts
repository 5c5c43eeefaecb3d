import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { desktop, phone } from './chromium.ts';
import { siteForTests } from './visit.ts';

const { visit } = siteForTests();
const address = '/treatment/gallbladder/gallbladderstones';

const shownAt = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.flatMap((one, at) => (one.checkVisibility() ? [at] : [])));

const sizes = [
  ['phone', phone],
  ['desktop', desktop],
] as const;

test.each(sizes)('the sheet for the doctor prints what was chosen (%s)', async (_, size) => {
  await using visited = await visit(address, { ...size, javaScriptEnabled: false });
  const { page } = visited;
  const boxes = page.locator('.comparison-chooser select');
  await boxes.nth(0).selectOption('2');
  await boxes.nth(1).selectOption('1');
  for (const at of [1, 3]) await page.locator('.take-along label').nth(at).click();
  await page.locator('.take-along a[href="#sheet"]').click();
  await page.emulateMedia({ media: 'print' });
  expect(await shownAt(page, '.comparison tbody tr')).toEqual([1, 2]);
  expect(await shownAt(page, '.take-along label')).toEqual([1, 3]);
  expect(await shownAt(page, '.take-along a, .take-along summary')).toEqual([]);
  expect(await shownAt(page, '#questions')).toEqual([0]);
});

// By hand, with a pen.
test('with nothing ticked the sheet for the doctor has every statement', async () => {
  await using visited = await visit(`${address}#sheet`, { javaScriptEnabled: false });
  await visited.page.emulateMedia({ media: 'print' });
  expect(await shownAt(visited.page, '.take-along label')).toEqual([0, 1, 2, 3, 4]);
});

test('the whole page prints every choice and no ticks', async () => {
  await using visited = await visit(address, { javaScriptEnabled: false });
  await visited.page.emulateMedia({ media: 'print' });
  expect(await shownAt(visited.page, '.comparison tbody tr')).toEqual([0, 1, 2, 3]);
  expect(await shownAt(visited.page, '.take-along')).toEqual([]);
});

// In no form and without a name: no browser could send them.
test('pages show what matters outside folds and forms', async () => {
  for (const [path, count] of [
    [address, 5],
    ['/treatment/liver/livercysts', 3],
    ['/treatment/postoperative-care', 3],
  ] as const) {
    await using visited = await visit(path, { ...phone, javaScriptEnabled: false });
    const ticks = visited.page.locator('.take-along input');
    expect([path, await ticks.count()]).toEqual([path, count]);
    expect(await ticks.evaluateAll((all) => all.filter((one) => one.closest('details, form') || one.hasAttribute('name')).length)).toBe(0);
    expect(await shownAt(visited.page, '.take-along input')).toHaveLength(count);
  }
});

test('on a desktop the comparison marks the two chosen', async () => {
  await using visited = await visit(address, { ...desktop, javaScriptEnabled: false });
  const { page } = visited;
  const grounds = () => page.locator('.comparison tbody th').evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  await page.locator('.comparison-chooser select').nth(0).selectOption('3');
  const [first, second, third, fourth] = await grounds();
  expect([second === fourth, first === third, first === second]).toEqual([true, true, false]);
  // Grounds of 1.1 to 1 are hardly seen, and not at all in forced colours.
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const frames = await page.locator('.comparison tbody tr').evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
    expect([forcedColors, frames]).toEqual([forcedColors, ['none', 'solid', 'none', 'solid']]);
  }
});

const messageOf = async (page: Page) => {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), page.locator('.take-along [data-take]').click()]);
  const text = new URL(opened.url()).searchParams.get('text') ?? '';
  await opened.close();
  return text.split('\n');
};

test('the WhatsApp message has the choices and what was ticked', async () => {
  await using visited = await visit(address, phone);
  const { page, context } = visited;
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const start = await messageOf(page);
  expect(start).toEqual([expect.stringMatching(/^Gallstones.*: https:.*gallbladderstones#compare$/)]);
  await page.locator('.comparison-chooser select').nth(0).selectOption('2');
  const name = await page.locator('.comparison-chooser select').nth(0).locator('option:checked').textContent();
  for (const at of [1, 3]) await page.locator('.take-along label').nth(at).click();
  const link = page.locator('.take-along [data-take]');
  await expect.poll(() => link.getAttribute('href')).toContain('Compare');
  const [, chosen, title, ...ticked] = await messageOf(page);
  expect(chosen).toContain(`Compare ${name} with `);
  expect([title, ticked.length, ticked.every((line) => line.startsWith('- '))]).toEqual(['What matters to me:', 2, true]);
  await page.locator('.take-along label').nth(3).click();
  expect(await messageOf(page)).toHaveLength(4);
});

test("a printed page's QR code opens its comparison, if any", async () => {
  for (const [path, fragment] of [
    [address, '#compare'],
    ['/treatment/postoperative-care', ''],
  ] as const) {
    await using visited = await visit(path, { javaScriptEnabled: false });
    const drawn = await visited.page.locator('#code').getAttribute('d');
    const { size, data } = encode(`${practice.siteUrl}${path}${fragment}`, { ecc: 'M', border: 4 });
    const dark = data.flat().filter(Boolean).length;
    const painted = [...(drawn ?? '').matchAll(/h(\d+)/g)].reduce((sum, [, run]) => sum + Number(run), 0);
    expect([path, await visited.page.locator('.qr-code').first().getAttribute('viewBox'), painted]).toEqual([
      path,
      `0 0 ${size} ${size}`,
      dark,
    ]);
  }
});

test('the QR code is dark on light in a dark scheme', async () => {
  await using visited = await visit(address, { ...phone, colorScheme: 'dark', javaScriptEnabled: false });
  const { page } = visited;
  await page.locator('.take-along summary').click();
  const code = page.locator('.take-along .qr-code');
  expect(await code.isVisible()).toBe(true);
  expect(await code.evaluate((drawn) => [getComputedStyle(drawn).color, getComputedStyle(drawn).backgroundColor])).toEqual([
    'rgb(0, 0, 0)',
    'rgb(255, 255, 255)',
  ]);
});
