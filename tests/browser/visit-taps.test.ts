import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answersId, costsHref, feesHref } from '#content/cost-link.ts';
import { operations } from '#content/operations.ts';
import { practice } from '#content/practice.ts';
import { visitInShort } from '#content/visit-facts.ts';
import { phone } from './chromium.ts';
import { siteForTests } from './visit.ts';

const { visit } = siteForTests();
const [fee] = practice.visit.fees;

/** How many screens of a phone lie between the top of the page and what is read, its own screen included. */
const screensTo = (page: Page, words: string) =>
  page
    .getByText(words)
    .first()
    .evaluate((element) => (element.getBoundingClientRect().bottom + scrollY) / innerHeight);

test('the consultation fee and hours are two taps from home', async () => {
  await using visited = await visit('/', phone);
  const { page } = visited;
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.locator('#menu').getByRole('link', { name: 'Your visit' }).tap();
  await page.waitForURL('**/visit');
  await page.getByText('Open now').or(page.getByText('Closed now')).waitFor({ state: 'visible' });
  expect(await page.getByText(fee.amount).first().isVisible()).toBe(true);
  expect(await screensTo(page, fee.amount)).toBeLessThan(1);
});

test('an operation’s price is three taps from home', async () => {
  await using visited = await visit('/', phone);
  const { page } = visited;
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.locator('#menu').getByRole('link', { name: 'Your visit' }).tap();
  await page.waitForURL('**/visit');
  const [price = ''] = operations['keyhole-gallbladder'].cost.split(', ');
  await page.locator('main summary', { hasText: 'Gallbladder' }).tap();
  await page.getByText(price).waitFor({ state: 'visible' });
  expect(await screensTo(page, price)).toBeLessThan(3);
  await page.getByRole('link', { name: operations['keyhole-gallbladder'].name, exact: true }).tap();
  await page.waitForURL(`**/gallbladderstones#${answersId('keyhole-gallbladder')}`);
  await page.locator('td', { hasText: price }).waitFor({ state: 'visible' });
});

// Its line was two and a half screens down 'Your visit'.
test('the menu shows an operation’s price without scrolling', async () => {
  await using visited = await visit('/', phone);
  const { page } = visited;
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.locator('#menu').getByRole('link', { name: 'What an operation costs' }).tap();
  await page.waitForURL('**/visit#costs');
  const [price = ''] = operations['keyhole-gallbladder'].cost.split(', ');
  await page.locator('main summary', { hasText: 'Gallbladder' }).tap();
  await page.getByText(price).waitFor({ state: 'visible' });
  const box = await page.getByText(price).first().boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(phone.viewport.height);
});

test('a menu link within its page closes the menu', async () => {
  await using visited = await visit('/visit', phone);
  const { page } = visited;
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.locator('#menu').getByRole('link', { name: 'What an operation costs' }).tap();
  await page.locator('#menu').waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('#costs').evaluate((heading) => Math.round(heading.getBoundingClientRect().top))).toBeLessThan(200);
  expect([new URL(page.url()).hash, await steps()]).toEqual(['#costs', before + 1]);
});

test('the fee and cost links on /visit jump to their headings', async () => {
  await using visited = await visit('/visit', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  for (const href of [feesHref, costsHref]) {
    await page.locator(`main a[href="${href}"]`).tap();
    await expect
      .poll(() => page.locator(`#${href.split('#')[1]}`).evaluate((heading) => Math.round(heading.getBoundingClientRect().top)))
      .toBeLessThan(200);
  }
});

test('without JavaScript /visit says whether an insurer is accepted', async () => {
  await using visited = await visit('/visit', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  await page.getByLabel('Is my insurer on the list?').fill('star health insurance');
  await page.getByRole('button', { name: 'Look', exact: true }).tap();
  await page.getByText('We settle directly with Star Health.').waitFor({ state: 'visible' });
  expect(new URL(page.url()).hash).toBe('#insurance');
});

test('the link beside a treatment’s callback button leads to /visit', async () => {
  await using visited = await visit('/treatment/gallbladder/gallbladderstones', phone);
  const { page } = visited;
  await page
    .locator('main')
    .getByRole('link', { name: visitInShort ?? '?' })
    .last()
    .tap();
  await page.waitForURL('**/visit');
});

test("'Anaesthetic' stays on one line in an operation’s table of answers", async () => {
  await using visited = await visit(`/treatment/gallbladder/gallbladderstones#${answersId('keyhole-gallbladder')}`, phone);
  const word = visited.page.locator('th', { hasText: /^Anaesthetic$/ }).first();
  await word.waitFor({ state: 'visible' });
  const lines = await word.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the four drawn steps of an operation show four different drawings', async () => {
  await using visited = await visit('/treatment/gallbladder/gallbladderstones', phone);
  const frames = visited.page.locator('.in-frames').first().locator('li');
  expect(await frames.count()).toBe(4);
  const shown = await frames.evaluateAll((all) =>
    all.map((frame) => {
      const [box, picture, words] = ['div', 'img', 'p'].map((name) => frame.querySelector(name)?.getBoundingClientRect());
      if (!box || !picture || !words) throw new Error('A frame lacks its picture or words.');
      const at = [(box.left - picture.left) / box.width, (box.top - picture.top) / box.height].map(Math.round);
      return [...at, Math.round(picture.width / box.width), words.top >= box.bottom - 1, Math.abs(words.left - box.left) < 2];
    }),
  );
  expect(shown).toEqual([
    [0, 0, 2, true, true],
    [1, 0, 2, true, true],
    [0, 1, 2, true, true],
    [1, 1, 2, true, true],
  ]);
});

// One higher card would leave a hole under the first ones, which looks like a picture that failed to load.
test('on phones, case pictures side by side have nearly equal heights', async () => {
  await using visited = await visit('/treatment/gallbladder/gallbladderstones', phone);
  const heights = await visited.page.locator('.in-margin .swiped > *').evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(100);
});

test('an enlarged case fits the screen and leads to the next', async () => {
  await using visited = await visit('/cases', phone);
  const { page } = visited;
  const opener = page.getByRole('button', { name: /^Enlarge/ }).nth(1);
  await opener.tap();
  const second = page.locator('#case-1');
  await second.waitFor({ state: 'visible' });
  const picture = await second.locator('img').boundingBox();
  expect([picture?.x, picture?.width]).toEqual([0, 360]);
  expect(picture?.height).toBe(270);
  await second.getByRole('button', { name: /^Next/ }).tap();
  await page.locator('#case-2').waitFor({ state: 'visible' });
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await page
    .locator('#case-2')
    .getByRole('button', { name: /^Previous/ })
    .tap();
  await second.waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(
    await page
      .locator('#case-0')
      .getByRole('button', { name: /^Previous/ })
      .count(),
  ).toBe(0);
});

// The price was behind nine folds.
test('without JavaScript /visit says what a chosen operation costs', async () => {
  await using visited = await visit('/visit', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  const [price = ''] = operations.whipple.cost.split(', ');
  await page.getByLabel('Which operation?').selectOption('whipple');
  await page.getByRole('button', { name: 'Show the cost' }).tap();
  await page.waitForURL('**/visit?operation=whipple#cost');
  const answer = page.getByRole('status').filter({ hasText: operations.whipple.name });
  expect(await answer.textContent()).toContain(price);
  expect((await answer.boundingBox())?.y).toBeLessThan(phone.viewport.height / 2);
  await page.goto(new URL('/visit?operation=no-such', page.url()).href);
  expect(await page.locator('#cost').count()).toBe(0);
});
