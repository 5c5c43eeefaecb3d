import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '#tests/browser/axe.ts';
import { desktop, phone, sharedBrowser } from '#tests/browser/chromium.ts';
import { doorTo } from '#tests/browser/desk-in-browser.ts';
import { known, seedForTrials, trials } from '#tests/desk/route-trials.ts';
import { startDesk } from '#tests/desk-site.ts';

// Those that are no screens of the desk's own: data, an article as readers see it.
const notScreens = /\.json$|\/preview$/;
const screenPaths = trials(known).flatMap(({ method, address }) => (method === 'GET' && !notScreens.test(address) ? [address] : []));

const most = 40_000;
const packed = (bytes: Buffer, quality: number) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;
const sizes = new Map<string, number>();

// Files as they are kept at brotli's best; fonts are packed already.
function sizeOf(file: string): number {
  const bytes = readFileSync(new URL(`../../../dist/desk/public${file}`, import.meta.url));
  const size = sizes.get(file) ?? (file.endsWith('.woff2') ? bytes.byteLength : packed(bytes, constants.BROTLI_MAX_QUALITY));
  sizes.set(file, size);
  return size;
}

/** What each screen weighs with its styles, fonts and script, as brotli leaves them. */
async function weigh(page: Page, path: string): Promise<number> {
  const html = Buffer.from(await page.content());
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const own = [...new Set(loaded.filter((file) => file.startsWith('/desk/')))];
  if (own.length === 0) throw new Error(`${path} loaded nothing of its own.`);
  return packed(html, 4) + own.reduce((sum, file) => sum + sizeOf(file), 0);
}

/** What a keyboard cannot reach: everything that can be pressed or filled in must have had the focus after enough tabs. */
async function outOfReach(page: Page): Promise<ReadonlyArray<string>> {
  await page.evaluate(() => {
    // What is inside a frame is a page of its own.
    for (const frame of document.querySelectorAll('iframe')) frame.remove();
    const pressable = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    // Of a group of radio buttons the tab key reaches one, and the arrows the rest.
    const seen = new Set<string>();
    for (const [place, element] of [...document.querySelectorAll<HTMLElement>(pressable)].entries()) {
      const group = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : `${place}`;
      if (
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[aria-hidden=true]') &&
        !element.closest('details:not([open]) > :not(summary)') &&
        !seen.has(group)
      )
        element.dataset.reach = element.outerHTML.slice(0, 90);
      seen.add(group);
    }
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) {
        const { name } = target as HTMLInputElement;
        for (const one of target.matches('[type=radio]') ? document.querySelectorAll<HTMLElement>(`[name="${name}"]`) : [target])
          delete one.dataset.reach;
      }
    });
  });
  const count = await page.locator('[data-reach]').count();
  for (let left = count + 40; left > 0 && (await page.locator('[data-reach]').count()) > 0; left -= 1) await page.keyboard.press('Tab');
  return page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-reach]')].map(({ dataset }) => dataset.reach ?? ''));
}

const wordsOf = () => document.querySelector('main')?.textContent.length ?? 0;
const wordsIn = ([main]: ReadonlyArray<Element>) => main?.textContent.length ?? 0;

let door: Awaited<ReturnType<typeof doorTo>>;
let site: Awaited<ReturnType<typeof startDesk>>;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDesk(), sharedBrowser()]);
  await seedForTrials(site);
  door = await doorTo(site);
});
afterAll(() => Promise.all([door?.close(), site?.close()]));

// axe in one size: the same elements are on both.
test.for([
  { width: 'phone', options: phone },
  { width: 'desktop', options: desktop },
])('desk screens ($width) stay small and work without script or mouse', async ({ width, options }, { annotate }) => {
  const heavy: string[] = [];
  const faults: string[] = [];
  const unreached: string[] = [];
  const needing: string[] = [];
  const weights: { bytes: number; path: string }[] = [];
  const opened = async (role: 'owner' | 'doctor') => {
    const page = await door.open(browser, role, { ...options, bypassCSP: true, reducedMotion: 'reduce' });
    return { page, unscripted: await door.open(browser, role, { ...options, javaScriptEnabled: false }) };
  };
  const [owner, doctor] = [await opened('owner'), await opened('doctor')];
  for (const path of screenPaths) {
    let { page, unscripted } = owner;
    let answer = await page.goto(path);
    if (answer?.status() === 403) {
      ({ page, unscripted } = doctor);
      answer = await page.goto(path);
    }
    if (!answer?.headers()['content-type']?.includes('text/html')) continue;
    const bytes = await weigh(page, path);
    weights.push({ bytes, path });
    if (bytes > most) heavy.push(`${path} ${bytes}`);
    if (width === 'phone') faults.push(...(await violations(page)).map((fault) => `${path} ${fault}`));
    unreached.push(...(await outOfReach(page)).map((what) => `${path} ${what}`));
    await unscripted.goto(page.url());
    const [scripted, bare] = [await page.evaluate(wordsOf), await unscripted.locator('main').evaluateAll(wordsIn)];
    if (bare < 0.95 * scripted) needing.push(`${path}: ${bare} of ${scripted} letters`);
  }
  for (const { page, unscripted } of [owner, doctor]) await Promise.all([page.context().close(), unscripted.context().close()]);
  const [heaviest] = weights.toSorted((one, other) => other.bytes - one.bytes);
  await annotate(
    `${weights.length} screens; ${heaviest?.path} is the heaviest with ${((heaviest?.bytes ?? 0) / 1_000).toFixed(2)} kB of 40 (brotli)`,
  );
  expect({ heavy, faults, unreached, needing }).toEqual({ heavy: [], faults: [], unreached: [], needing: [] });
});
