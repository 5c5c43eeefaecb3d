import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { violations } from './axe.ts';
import { desktop, phone, sharedBrowser } from './chromium.ts';
import { deskForBrowser } from './desk-in-browser.ts';

let desk: Awaited<ReturnType<typeof deskForBrowser>>;
beforeAll(async () => {
  desk = await deskForBrowser();
});
afterAll(() => desk?.close());
beforeEach(async () => {
  const db = desk.env.DB;
  await db.batch(['signed_blocks', 'signatures', 'remarks'].map((table) => db.prepare(`DELETE FROM ${table}`)));
});

/** Opens a page in which the doctor is signed in. */
async function doctorsPage(options: BrowserContextOptions): Promise<Page> {
  const page = await desk.open(await sharedBrowser(), 'doctor', options);
  onTestFinished(() => page.context().close());
  return page;
}

const name = 'Anal fissure';
const path = '/pages/treatments/fisures';

test('without JavaScript the doctor comments on a page and signs it', async () => {
  const page = await doctorsPage({ ...phone, javaScriptEnabled: false });
  await page.goto('/pages');
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  const remark = page.getByRole('link', { name: /^Remark on: / }).nth(3);
  const words = (await remark.getAttribute('aria-label'))?.replace('Remark on: ', '') ?? '';
  await remark.click();
  await page.getByLabel('Your remark').fill('Since when?');
  await page.getByRole('button', { name: 'Send this remark' }).click();
  await page.getByText('Since when?', { exact: true }).waitFor();
  await page.getByText('1 open remark', { exact: true }).waitFor();
  expect(page.url()).toMatch(/#[0-9a-f]{12}$/);
  expect((await page.locator('blockquote').textContent())?.startsWith(words.split('[')[0] ?? '')).toBe(true);
  // With an open remark it asks first.
  await page.getByRole('button', { name: 'Sign this part' }).click();
  await page.waitForLoadState();
  await page.getByRole('button', { name: /^Sign/ }).first().click();
  await page.getByText('Signed. This is the next part.').waitFor();
  await page.getByText('Part 2 of 4, 1 signed').waitFor();
  await page.goto('/pages');
  await page.getByText('1 of 4 parts signed').waitFor();
});

test('without JavaScript the doctor’s comment on a page is answered', async () => {
  const page = await doctorsPage({ ...phone, javaScriptEnabled: false });
  await page.goto(path);
  await page
    .getByRole('link', { name: /^Remark on: / })
    .first()
    .click();
  await page.getByLabel('Your remark').fill('Since when?');
  await page.getByRole('button', { name: 'Send this remark' }).click();
  await page.getByText('Since when?', { exact: true }).waitFor();
  // Its writer is not counted as who has to answer it.
  await page.goto('/pages');
  await page.getByRole('link', { name: '1 remark waits for an answer' }).click();
  await page.getByLabel('Your answer').fill('It is in the sources.');
  await page.getByRole('button', { name: /^Answer and settle/ }).click();
  await page.getByText('The remark is answered.').waitFor();
  await page.getByText('It is in the sources.').waitFor();
});

test('the doctor signs a page with another review date by tapping', async () => {
  const page = await doctorsPage({ ...phone, javaScriptEnabled: false });
  await page.goto(path);
  await page.getByText('Other days').tap();
  const next = page.getByLabel('To be read again by');
  await next.fill('2027-03-12');
  await page.getByRole('button', { name: 'Sign this part' }).tap();
  await page.getByText('Signed. This is the next part.').waitFor();
  await page.goto(`${path}?part=help`);
  await page.getByText(/^Signed on .*, next by 12 March 2027$/).waitFor();
});

test('the signing form writes the next review date in words', async () => {
  const page = await doctorsPage(desktop);
  await page.goto(path);
  await page.getByText('Other days').click();
  const words = page.locator('output[for=next]');
  expect(await words.textContent()).toMatch(/^\w+day \d+ \w+ \d{4}$/);
  await page.getByLabel('To be read again by').fill('2027-03-12');
  expect(await words.textContent()).toBe('Friday 12 March 2027');
  await page.getByLabel('To be read again by').fill('');
  expect(await words.textContent()).toBe('');
});

// The doctor signs after all of the text, on any screen.
test('the button that signs a page comes after its text', async () => {
  for (const size of [phone, desktop]) {
    const page = await doctorsPage(size);
    for (const part of ['help', 'all']) {
      await page.goto(`${path}?part=${part}`);
      const [last, sign] = await page.evaluate(() => {
        // What is folded has no place.
        const ends = [...document.querySelectorAll('article [aria-label^="Remark on: "]')].filter((end) => end.checkVisibility());
        const button = document.querySelector('article form[action$="/sign"] [type=submit]')?.getBoundingClientRect().top ?? Number.NaN;
        return [Math.max(...ends.map((end) => end.getBoundingClientRect().bottom)), button] as const;
      });
      expect(last).toBeGreaterThan(0);
      expect(sign).toBeGreaterThan(last);
    }
  }
});

test('axe finds no violation on the screens where doctors sign pages', async () => {
  const onAPhone = ['/pages', '/pages/triage', `${path}?part=options`, '/pages/remarks'];
  for (const [size, paths] of [[phone, onAPhone] as const, [desktop, [`${path}?part=all`]] as const]) {
    const page = await doctorsPage({ ...size, bypassCSP: true, reducedMotion: 'reduce' });
    for (const each of paths) {
      await page.goto(each);
      expect([each, await violations(page)]).toEqual([each, []]);
    }
  }
});
