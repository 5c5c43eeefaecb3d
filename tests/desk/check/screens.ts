import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { violations } from '#tests/browser/axe.ts';
import { desktop, phone } from '#tests/browser/chromium.ts';
import { doorTo } from '#tests/browser/desk-in-browser.ts';
import { trials } from '#tests/desk/addresses-to-try.ts';
import { known } from '#tests/desk/trial-rows.ts';
import type { startDesk } from '#tests/desk-site.ts';
import { type Figure, zero } from './figure.ts';

type Site = Awaited<ReturnType<typeof startDesk>>;

// Those that are no screens of the desk's own: data, a page of the site in a frame, an article as readers see it.
const notScreens = /\.json$|\/view$|\/preview$|\.css$/;
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

/** Every screen of the desk in a real browser: weight, axe, keyboard, and whether script is needed to read it. */
export async function screensInBrowser(site: Site, browser: Browser): Promise<ReadonlyArray<Figure>> {
  const heavy: string[] = [];
  const faults: string[] = [];
  const unreached: string[] = [];
  const needing: string[] = [];
  let heaviest = { bytes: 0, path: '' };
  let screens = 0;
  const door = await doorTo(site);
  try {
    for (const [width, options] of Object.entries({ phone, desktop })) {
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
        screens += 1;
        const bytes = await weigh(page, path);
        if (bytes > heaviest.bytes) heaviest = { bytes, path };
        if (bytes > most) heavy.push(`${path} ${bytes}`);
        faults.push(...(await violations(page)).map((fault) => `${width} ${path} ${fault}`));
        unreached.push(...(await outOfReach(page)).map((what) => `${width} ${path} ${what}`));
        await unscripted.goto(page.url());
        const [scripted, bare] = [await page.evaluate(wordsOf), await unscripted.locator('main').evaluateAll(wordsIn)];
        if (bare < 0.95 * scripted) needing.push(`${width} ${path}: ${bare} of ${scripted} letters`);
      }
      for (const { page, unscripted } of [owner, doctor]) await Promise.all([page.context().close(), unscripted.context().close()]);
    }
  } finally {
    await door.close();
  }
  const of = `${screens / 2} screens, phone and desktop`;
  return [
    {
      name: 'page weight, with styles, fonts and script (brotli)',
      goal: '≤ 40 kB',
      measured: `${(heaviest.bytes / 1_000).toFixed(2)} kB at most, ${heaviest.path}${heavy.length > 0 ? `; ${heavy.length} over` : ''}`,
      good: heavy.length === 0,
    },
    zero('screens that need script to be read', needing, of),
    zero('axe, in light and dark', faults, of),
    zero('what a keyboard alone cannot reach', unreached, of),
  ];
}
