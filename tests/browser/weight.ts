import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';

// Limits in bytes after brotli.
const limits = {
  // What a treatment page's sheet (11,100) leaves of the next sum.
  HTML: 33_700,
  // A connection carries 14.6 kB, then 29.2; less some 250 bytes of headers. A third round trip is 150 ms on a slow phone. The three
  // pages with the most signs of an emergency go over it by less than 1,300 bytes: the end of their references, far below what is seen.
  'a treatment page and its sheet, in two round trips': 44_850,
  // With the sheet that it shares with home it takes a third round trip in any case, which carries 58 kB more.
  'a region of the finder': 41_000,
  'styles that a phone waits for': 13_550,
  'styles in all': 18_300,
  fonts: 70_000,
  'script before the first intent': 4_000,
  'script after it': 118_150,
  'of that our own': 32_300,
  'home in all': 250_000,
  'a treatment page read to its end': 73_000,
} as const;

type Weighed = Readonly<Record<keyof typeof limits, number>>;

const sizes = new Map<string, Promise<number>>();
const isText = (type: string | null) => /^text\/|javascript|json|svg|xml/.test(type ?? '');

// Files use brotli's best quality; HTML the lower one that Cloudflare uses on the fly.
function packed(body: ArrayBuffer, quality: number): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;
}

const onTheFly = 4;

async function measure(address: string, quality?: number): Promise<number> {
  // A kept connection may be closed by the server while it is being reused.
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'identity', Connection: 'close' } });
  const type = answer.headers.get('content-type');
  const body = await answer.arrayBuffer();
  const usual = type?.startsWith('text/html') ? onTheFly : constants.BROTLI_MAX_QUALITY;
  return isText(type) ? packed(body, quality ?? usual) : body.byteLength;
}

function sizeOf(address: string, quality?: number): Promise<number> {
  const key = `${address} ${quality ?? ''}`;
  const known = sizes.get(key) ?? measure(address, quality);
  sizes.set(key, known);
  return known;
}

async function sumOf(addresses: ReadonlyArray<string>, quality?: number): Promise<number> {
  return (await Promise.all(addresses.map((address) => sizeOf(address, quality)))).reduce((sum, size) => sum + size, 0);
}

/** The addresses that the page has loaded so far. */
export function loadedBy(page: Page): Promise<ReadonlyArray<string>> {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
}

/** Bytes of the scripts and the data among these addresses. */
export function scriptAndData(addresses: ReadonlyArray<string>): Promise<number> {
  return sumOf(addresses.filter((one) => /\.js$|[?&]_data=|\/RSC\/|\.(?:txt|json)$/.test(one)));
}

/** Describes each exceeded limit; `asleep` and `awake` are the addresses loaded before and after React. */
export async function tooHeavy(
  address: string,
  asleep: ReadonlyArray<string>,
  awake: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> {
  const ending = (all: ReadonlyArray<string>, end: string) => all.filter((one) => new URL(one).pathname.endsWith(end));
  const html = await sizeOf(address);
  const isFinder = /\/symptoms\/./.test(new URL(address).pathname);
  const isTreatment = /^\/treatment\/./.test(new URL(address).pathname);
  // Those for wide screens and paper have a file of their own (`src/commands/build/plugins/sheets-by-media.ts`).
  const phoneSheets = ending(asleep, '.css').filter((one) => !/\/styles-(?:wide|print)-/.test(one));
  const weighed: Weighed = {
    HTML: isFinder ? 0 : html,
    'a region of the finder': isFinder ? html : 0,
    // Sheets too as they are compressed on the fly, in case they are.
    'a treatment page and its sheet, in two round trips': isTreatment ? html + (await sumOf(phoneSheets, onTheFly)) : 0,
    'styles that a phone waits for': await sumOf(phoneSheets),
    'styles in all': await sumOf(ending(asleep, '.css')),
    fonts: await sumOf(ending(awake, '.woff2')),
    'script before the first intent': await sumOf(ending(asleep, '.js')),
    'script after it': await sumOf(ending(awake, '.js')),
    // Libraries have files of their own (`src/commands/build/plugins/steady-names.ts`).
    'of that our own': await sumOf(ending(awake, '.js').filter((one) => !one.includes('/lib-'))),
    // Before the first intent, and with the drawings that come while it is scrolled.
    'a treatment page read to its end': isTreatment ? html + (await sumOf([...new Set([...asleep, ...ending(awake, '.svg')])])) : 0,
    'home in all': new URL(address).pathname === '/' ? html + (await sumOf(asleep)) : 0,
  };
  return Object.entries(limits)
    .map(([what, limit]) => ({ what, limit, bytes: weighed[what as keyof Weighed] }))
    .filter(({ limit, bytes }) => bytes > limit)
    .map(({ what, limit, bytes }) => `${what}: ${bytes} bytes of ${limit}`);
}
