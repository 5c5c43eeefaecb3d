import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { computedStyles, differences } from './computed-styles.ts';
import { openCallback, sendCallback } from './form-steps.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit, site } = siteForTests();
const whole = `/assets/${readdirSync('dist/public/assets').find((name) => /^_root-.*\.css$/.test(name))}`;
const treatment = '/treatment/colon-rectum/inflammatoryboweldiseases';

const sheetsOf = (page: Page) =>
  page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/-[\w-]{8}\.css$/, '')));

/** Puts one sheet in the place of another, and waits until it is applied. */
function swapSheet(page: Page, from: string, to: string): Promise<string> {
  return page.evaluate(
    async ([from, to]) => {
      const old = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href*="${from}"]`);
      const link = old?.cloneNode() as HTMLLinkElement;
      const address = link.getAttribute('href') ?? '';
      link.href = to;
      const loaded = new Promise((done) => link.addEventListener('load', done));
      old?.parentNode?.insertBefore(link, old);
      await loaded;
      old?.remove();
      return address;
    },
    [from, to] as const,
  );
}

// A swapped sheet lets a font in that had come too late, and every width changes.
const withoutFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

/** Names what the whole sheet would style otherwise. */
async function styledOtherwise(page: Page): Promise<ReadonlyArray<string>> {
  const before = await computedStyles(page);
  expect(before.length).toBeGreaterThan(800);
  const lean = await swapSheet(page, '/_lean-', whole);
  const after = await computedStyles(page);
  await swapSheet(page, '/_root-', lean);
  return differences(before, after);
}

// With folds and dialogs open, the fields in error and the next page's placeholders shown.
function openAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    for (const dialog of document.querySelectorAll('dialog')) dialog.showModal();
    for (const box of document.querySelectorAll('input, select, textarea')) box.setAttribute('aria-invalid', 'true');
    for (const hidden of document.querySelectorAll('[hidden]')) hidden.removeAttribute('hidden');
    document.getElementById('next-page')?.setAttribute('data-for', 'post');
    document.documentElement.setAttribute('data-stands', '');
  });
}

for (const [kind, path, context] of [
  ['a treatment on a phone', treatment, phone],
  ['a treatment on a desk', treatment, desktop],
  ['a service', '/treatment/digestive-system', phone],
  ['the list of treatments', '/treatment', phone],
] as const)
  test(`the lean sheet styles ${kind} like the whole`, async () => {
    await using visited = await visit('/robots.txt', { ...context, reducedMotion: 'reduce' });
    const { page } = visited;
    await page.route('**/assets/*.js', (route) => route.abort());
    await withoutFonts(page);
    await page.goto(site().url + path);
    expect([path, await styledOtherwise(page)]).toEqual([path, []]);
    await openAll(page);
    for (const media of [{ colorScheme: 'dark' }, { media: 'print' }] as const) {
      await page.emulateMedia(media);
      expect([path, media, await styledOtherwise(page)]).toEqual([path, media, []]);
    }
  });

test('a treatment page’s sheet styles what React adds', async () => {
  await using visited = await visit('/robots.txt', { ...phone, reducedMotion: 'reduce' });
  const { page } = visited;
  await withoutFonts(page);
  await page.goto(site().url + treatment);
  await wakeReact(page);
  // The data names the page's own sheet: another would cost a phone 14 kB and exchange the font that it reads in.
  expect(await sheetsOf(page)).toEqual(['/assets/_lean', '/assets/styles-wide', '/assets/styles-print']);
  const form = await openCallback(page);
  await form.getByRole('button', { name: 'Request a Callback' }).click();
  await form.getByRole('alert').waitFor();
  expect(await styledOtherwise(page)).toEqual([]);
  await page.reload();
  await wakeReact(page);
  await page.locator('button[commandfor=menu]').first().click();
  await page.locator('#menu-search').click();
  await page.locator('#menu-search[role=combobox]').waitFor();
  await page.keyboard.type('khoon ki ulti');
  await page.getByRole('option', { name: 'This can be an emergency' }).waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await styledOtherwise(page)).toEqual([]);
  await page.reload();
  await wakeReact(page);
  await sendCallback(await openCallback(page));
  await page.getByText('Your reference is').waitFor();
  expect(await styledOtherwise(page)).toEqual([]);
});
