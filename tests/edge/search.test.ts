import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { costHref } from '#content/cost-link.ts';
import type { SearchTexts } from '#content/languages/search-texts.ts';
import type { IndexFile } from '#content/search/index-file.ts';
import { clockStart } from '#tests/clock.ts';
import { startSite } from '#tests/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
  await site.tick();
});
afterAll(() => site?.close());

const search = (query: string) => site.fetch(`/search?q=${encodeURIComponent(query)}`);
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const page = async (query: string) => mainOf(await (await search(query)).text());
const links = (html: string) =>
  [...(/<ol class="mt-4[\s\S]*?<\/ol>/.exec(html)?.[0] ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
const packed = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).byteLength;

test('without JavaScript search finds pages in three languages', async () => {
  expect(links(await page('gallblader'))[0]).toBe('/treatment/gallbladder/gallbladderstones');
  expect(links(await page('bawasir'))[0]).toBe('/treatment/proctology/hemorrhoids');
  expect(links(await page('मुळव्याध'))[0]).toBe('/treatment/proctology/hemorrhoids');
  expect(links(await page('kavil')).slice(0, 2)).toEqual([
    '/symptoms/skin-and-eyes#yellow-eyes',
    '/blog/Jaundice%3A%20why%20the%20hurry%3F',
  ]);
});

test('an overlong search query stays in the box; truncation is announced', async () => {
  const words = `gallbladder ${'and so on '.repeat(30)}the end`;
  for (const [path, said] of [
    ['/search', 'We searched for the first 240 characters'],
    ['/hi/search', 'शुरू के 240 अक्षरों से खोजा है'],
  ]) {
    const html = mainOf(await (await site.fetch(`${path}?q=${encodeURIComponent(words)}`)).text());
    expect(html).toContain(said);
    expect(html).toContain(`value="${words}"`);
    expect(html).not.toMatch(/maxlength/i);
    expect(mainOf(await (await site.fetch(`${path}?q=gallbladder`)).text())).not.toContain(said);
  }
});

test('the empty search page offers examples that find something', async () => {
  const html = mainOf(await (await site.fetch('/search')).text());
  const examples = [
    ...(/<section aria-labelledby="examples"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '').matchAll(/href="\/search\?q=([^"]+)"/g),
  ];
  expect(examples.length).toBeGreaterThan(8);
  for (const [, query = ''] of examples) expect([query, links(await page(decodeURIComponent(query))).length > 0]).toEqual([query, true]);
  expect(await page('hernia')).not.toContain('id="examples"');
});

test('a search result shows its kind, urgency and price', async () => {
  const complaint = await page('latrine mein khoon');
  expect(links(complaint)[0]).toBe('/symptoms/back-passage#blood');
  expect(complaint).toContain('What do you feel? · Back passage and stool');
  expect(complaint).toContain('By itself this needs a doctor in the next day or two.');
  expect(await page('piles operation cost')).toContain('₹35,000 to ₹70,000');
});

test('a price result links to an existing anchor', async () => {
  const [href = ''] = links(await page('gallbladder operation cost'));
  const [path = '', id = ''] = href.split('#');
  const table = new RegExp(`id="${id}"[\\s\\S]*?</table>`).exec(await (await site.fetch(path)).text())?.[0];
  expect(table).toContain('₹60,000 to ₹95,000');
});

// Each address with a part that a result, a price or a page in another language can give.
test('every page anchor in search links exists', async () => {
  const data = (await (await site.fetch('/search-index.json')).json()) as IndexFile;
  const texts = (await (await site.fetch('/translated-search.json')).json()) as Record<string, SearchTexts>;
  const own = data.findable.flatMap(({ href, operations = [] }) => [href, ...operations.map((key) => costHref(href, key))]);
  const all = [...own, ...Object.entries(texts).flatMap(([tag, { names }]) => Object.keys(names).map((href) => `/${tag}${href}`))];
  const parts = [...new Set(all)].filter((href) => href.includes('#'));
  expect(parts.length).toBeGreaterThan(100);
  const pages = new Map<string, string>();
  const missing: string[] = [];
  for (const href of parts) {
    const [path = '', id = ''] = href.split('#');
    if (!pages.has(path)) pages.set(path, await (await site.fetch(path)).text());
    if (!pages.get(path)?.includes(`id="${id}"`)) missing.push(href);
  }
  expect(missing).toEqual([]);
});

test('search says whether we are open on the day asked about', async () => {
  const plain = (html: string) => html.replaceAll('\u00a0', ' ');
  expect(plain(await page('sunday open'))).toContain('Closed on Sunday. We open on Monday');
  expect(plain(await page('open today'))).toMatch(/Open now, until|Closed now\. We open|Closed today\. We open/);
  const inBoth = plain(await page('रविवार को खुला है'));
  expect(inBoth).toContain('Closed on Sunday.');
  expect(inBoth).toMatch(/रविवार, \d+ \S+ को क्लिनिक बंद है।/);
  expect(plain(mainOf(await (await site.fetch('/hi/search?q=sunday')).text()))).toMatch(/रविवार, \d+ \S+ को क्लिनिक बंद है।/);
  expect(await page('hernia')).not.toMatch(/Open now|Closed/);
});

test('the emergency card appears above the search results', async () => {
  const html = await page('khoon ki ulti');
  expect(html).toContain('you vomit blood or dark bits like coffee grounds');
  expect(html.indexOf('tel:112')).toBeGreaterThan(0);
  expect(html.indexOf('tel:112')).toBeLessThan(html.indexOf('id="found"'));
});

test('searching for an ambulance shows the emergency number first', async () => {
  for (const query of ['emergency', '112', '108', 'ambulance', 'इमरजेंसी', 'आपातकाल']) {
    const html = await page(query);
    expect([query, html.indexOf('tel:112') > 0, html.indexOf('tel:112') < html.indexOf('vomiting blood')]).toEqual([query, true, true]);
    expect(html.includes('href="/hi/emergency"')).toBe(/\p{Script=Devanagari}/u.test(query));
    const inHindi = await (await site.fetch(`/hi/search?q=${encodeURIComponent(query)}`)).text();
    expect([query, inHindi.indexOf('href="/hi/emergency"') > 0]).toEqual([query, true]);
  }
});

test('searching a condition treated elsewhere shows only its specialist', async () => {
  const html = await page('kidney stone');
  expect(html).toContain('A urologist treats');
  expect(links(html)).toEqual([]);
  expect(await page('pathri')).toContain('A urologist treats');
});

test('the footer of every page leads to the A to Z', async () => {
  const html = await (await site.fetch('/treatment/hernia/Inguinalhernial')).text();
  expect(html.slice(html.indexOf('<footer'))).toContain('href="/a-z"');
});

test('a search without results offers the A to Z', async () => {
  const html = await page('qwzzk vbnm');
  expect(links(html)).toEqual([]);
  expect(html).toContain('We found nothing for this');
  expect(html).toContain('href="/a-z"');
});

// The file of the pages' own words is read by the Worker alone.
test('the built search finds pages by their rare words', async () => {
  expect(links(await page('manometry test'))[0]).toBe('/treatment/antireflux-procedure/antireflux');
  const unsure = await page('sclerotherapy injection');
  expect(links(unsure)).toEqual([]);
  expect(unsure).toContain('href="/treatment/liver/livercysts"');
});

test('search pages are no-store and noindex', async () => {
  const answer = await search('pathri');
  expect([answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(await answer.text()).toContain('<meta content="noindex" name="robots"');
});

test('simultaneous searches do not mix their results', async () => {
  const words = Array.from({ length: 40 }, (_, at) => `secretword${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`);
  const answers = await Promise.all([...words, ...words].map(async (word) => ({ word, html: await (await search(word)).text() })));
  const seen = answers.map(({ word, html }) => [word, [...new Set(html.match(/secretword[a-z]{2}/g))]]);
  expect(seen).toEqual([...words, ...words].map((word) => [word, [word]]));
});

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//",
  '</script><script>alert(1)</script>',
  '\u202epathri\u2066',
  'javascript:alert(1)',
  '{{7*7}}<%= 7*7 %>',
  'pathri'.repeat(1_500),
  'ा'.repeat(5_000),
  '\u0000\u0007\uffff',
];

test('hostile search queries return 200 and are escaped', async () => {
  for (const query of hostile) {
    const answer = await search(query);
    const html = await answer.text();
    expect([query.slice(0, 40), answer.status]).toEqual([query.slice(0, 40), 200]);
    for (const part of ['<script>alert', '<img src=x', '\u202e', '\u2066', '\u0000']) expect(html).not.toContain(part);
    expect(html.length).toBeLessThan(200_000);
  }
  for (const raw of ['%E0%A4%A', '%ff%fe', '%ED%A0%80', '%', '&q=b&q=c', '%00'])
    expect([raw, (await site.fetch(`/search?q=${raw}`)).status]).toEqual([raw, 200]);
});

test('a search results page is at most 12 kB with brotli', async () => {
  for (const query of ['hernia', 'pathri', 'stomach pain', 'khoon ki ulti', 'qwzzk'])
    expect([query, packed(await (await search(query)).text()) <= 12_000]).toEqual([query, true]);
});

test('a search page’s data address answers 404 for another query', async () => {
  const html = await (await search('bawasir')).text();
  const at = /data-at="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const data = await site.fetch(at);
  expect([data.status, data.headers.get('cache-control'), data.headers.get('content-type')]).toEqual([
    200,
    'no-store',
    'text/plain; charset=utf-8',
  ]);
  expect(await data.text()).toContain('/treatment/proctology/hemorrhoids');
  expect((await site.fetch(`${at}0`)).status).toBe(404);
  expect((await site.fetch(at.replace('bawasir', 'hernia'))).status).toBe(404);
});

test('a fruitless search is counted for ninety days without personal data', async () => {
  await site.env.DB.prepare('DELETE FROM missed_searches').run();
  for (const query of ['Zzkwq plmokn', 'zzkwq plmokn!', 'zzkwq me@x.in', 'zzkwq 98 76', 'hernia', 'kidney stone'])
    await (await search(query)).text();
  await (await site.fetch('/search?q=zzkwq+prefetched', { headers: { 'Sec-Purpose': 'prefetch;prerender' } })).text();
  await expect
    .poll(async () => (await site.env.DB.prepare('SELECT words, times FROM missed_searches').all()).results)
    .toEqual([{ words: null, times: 2 }]);
  await site.tick(new Date(clockStart + 95 * 86_400_000 - (clockStart % 3_600_000)));
  await expect.poll(async () => (await site.env.DB.prepare('SELECT words FROM missed_searches').all()).results).toEqual([]);
});

test('no search query is logged', async () => {
  await (await search('canaryquery bawasir')).text();
  await (await search('canaryquery qqzz')).text();
  expect(JSON.stringify(site.logs())).not.toContain('canaryquery');
});

const offered = (html: string) =>
  [...(/<section aria-labelledby="nearest">[\s\S]*?<\/section>/.exec(html)?.[0] ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test.each([
  ['/hernia', '/treatment/hernia/Inguinalhernial'],
  ['/pathri', '/treatment/gallbladder/gallbladderstones'],
  ['/treatment/gallbladder', '/treatment/gallbladder/gallbladderstones'],
  ['/treatment/gallbladder/galbladerstones', '/treatment/gallbladder/gallbladderstones'],
  ['/treatment/proctology/haemorrhoids', '/treatment/proctology/hemorrhoids'],
  ['/treatment/bariatric-surgery?from=mail', '/treatment/weight-loss-surgery/weightlosssurgery'],
  [`/${encodeURIComponent('पित्त की पथरी')}`, '/treatment/gallbladder/gallbladderstones'],
  ['/blog/Fatty%20liver%20and%20what%20helps', '/blog/Fatty%20liver%3A%20what%20it%20means%20and%20what%20helps'],
])('the 404 of %s offers the likely page first', async (path, href) => {
  const answer = await site.fetch(path);
  expect([answer.status, offered(await answer.text())[0]]).toEqual([404, href]);
});

test('the 404 of /cost offers a page about cost', async () => {
  const found = offered(await (await site.fetch('/cost')).text());
  expect(found.some((href) => href?.startsWith('/visit') || href === '/treatment/surgical-care')).toBe(true);
});

test('a 404 without matches offers only the A to Z', async () => {
  for (const path of ['/nope', '/wp-login.php', '/xmlrpc.php', '/admin', '/.env', '/blog/No%20such%20post', `/${'x'.repeat(5_000)}`]) {
    const html = await (await site.fetch(path)).text();
    expect([path, offered(html), html.includes('href="/a-z"')]).toEqual([path, [], true]);
  }
});

test('the A to Z lists pages under all their names', async () => {
  const html = await (await site.fetch('/a-z')).text();
  for (const name of ['Cholelithiasis', 'Fundoplication', 'Ultrasound services', 'Hernia: can I wait?', 'बवासीर'])
    expect(html).toContain(`>${name}<`);
  const sitemap = await (await site.fetch('/sitemap.xml')).text();
  expect(sitemap).toContain('/a-z</loc>');
  expect(sitemap).not.toContain('/search');
});
