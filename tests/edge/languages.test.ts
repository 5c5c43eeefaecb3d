import { afterAll, beforeAll, expect, test } from 'vitest';
import { allTexts } from '#content/languages/all-texts.ts';
import { partialPathsIn } from '#content/languages/pages.ts';
import { pagesOfEveryLanguage, pathIn, translatedLanguages } from '#content/languages.ts';
import { practice } from '#content/practice.ts';
import { startSite } from '#tests/site.ts';
import { headOf } from './head-of.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const pageAt = async (path: string) => {
  const answer = await site.fetch(path);
  const html = await answer.text();
  return { status: answer.status, html, lang: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1], head: headOf(html) };
};

const alternatesOf = ({ links }: ReturnType<typeof headOf>) =>
  links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang).map(({ hreflang, href }) => `${hreflang} ${href}`);

const pairs = allTexts.flatMap((texts) =>
  [...pagesOfEveryLanguage, ...partialPathsIn(texts)].map((english) => ({
    english,
    path: pathIn(texts.language, english),
    lang: texts.language.lang,
    locale: texts.language.locale,
  })),
);

test.each(pairs)('$path is shown in its language, with noindex while unsigned', async ({ path, lang, locale }) => {
  const { status, lang: shown, head, html } = await pageAt(path);
  expect([status, shown, head.meta['og:locale'], head.meta.robots]).toEqual([200, lang, locale, 'noindex']);
  expect(head.title).toMatch(/\p{Script=Devanagari}/u);
  expect(head.meta.description?.length).toBeGreaterThan(60);
  expect(head.graphs.join('')).toContain(`"inLanguage":"${lang}"`);
  const texts = allTexts.find(({ language }) => language.lang === lang);
  expect(html).toContain(texts?.words.language.unreviewed);
  const { pathname } = new URL(head.meta['og:image'] ?? '');
  expect([pathname.startsWith('/share/drawings/'), (await site.fetch(pathname)).status]).toEqual([true, 200]);
});

test.each(pairs)('$english and its translation list each other in hreflang links', async ({ english, path }) => {
  const [there, here] = [await pageAt(english), await pageAt(path)];
  expect(there.lang).toBe('en-IN');
  expect(alternatesOf(here.head)).toEqual(alternatesOf(there.head));
  const named = alternatesOf(here.head).map((line) => line.replace(practice.siteUrl, ''));
  expect(named).toContain(`hi-IN ${path === '/hi' ? '/hi' : path}`);
  expect(named.filter((line) => /^(?:en-IN|x-default) /.test(line))).toHaveLength(2);
});

const switchOf = (html: string) => /<a [^>]*data-language="(?:hi|en)"[^>]*>/.exec(html)?.[0] ?? '';

test.each(pairs)('the language switches of $english and $path lead to each other', async ({ english, path }) => {
  const [there, here] = [await pageAt(english), await pageAt(path)];
  const inEnglish = here.head.links.find(({ hreflang }) => hreflang === 'en-IN')?.href ?? '';
  expect(switchOf(there.html)).toContain(`href="${path}"`);
  expect(switchOf(here.html)).toContain(`href="${new URL(inEnglish).pathname}"`);
  for (const { html } of [there, here]) expect(switchOf(html)).not.toContain('hidden');
});

test('the answer to a withdrawal shows the language switch', async () => {
  const [english, hindi] = ['/privacy/withdrawn', '/hi/privacy/withdrawn'];
  for (const [path, other] of [[english, hindi] as const, [hindi, english] as const]) {
    const { html } = await pageAt(path);
    expect([path, switchOf(html).includes('hidden')]).toEqual([path, false]);
    expect(switchOf(html)).toContain(`href="${other}"`);
  }
});

test('a page without a translation hides the language switch', async () => {
  for (const path of ['/cases', '/a-z', '/blog', '/hi/emergency', '/hi/callback/received']) {
    const { html, head } = await pageAt(path);
    expect([path, switchOf(html).includes('hidden'), alternatesOf(head)]).toEqual([path, true, []]);
  }
});

test('addresses in an unknown language return 404', async () => {
  for (const path of ['/xx', '/xx/visit', '/xx/search', '/hi/no-such-page', '/hi/treatment/hernia/no-such']) {
    expect([path, (await site.fetch(path)).status]).toEqual([path, 404]);
  }
});

test('old addresses and wrong treatment groups redirect within their language', async () => {
  const moves = {
    '/hi/treatment/liver/gallbladderstones': '/hi/treatment/gallbladder/gallbladderstones',
    '/hi/treatment/hemorrhoids': '/hi/treatment/proctology/hemorrhoids',
    '/hi/treatment/pancreas/whipple': '/hi/treatment/whipple/whilesurgery',
    '/hi/treatments': '/hi/treatment',
  };
  for (const [from, to] of Object.entries(moves)) {
    const answer = await site.fetch(from);
    expect([from, answer.status, answer.headers.get('location')]).toEqual([from, 308, to]);
  }
  // Hindi does not have it.
  expect((await site.fetch('/hi/treatment/digestive-system')).status).toBe(404);
});

test('a callback form keeps its illness in both languages', async () => {
  const [english, hindi] = ['/callback/about/hemorrhoids', '/hi/callback/about/hemorrhoids'];
  for (const [path, other] of [[english, hindi] as const, [hindi, english] as const]) {
    const { html, head } = await pageAt(path);
    expect([path, head.meta.robots, switchOf(html).includes(`href="${other}"`)]).toEqual([path, 'noindex', true]);
  }
  expect((await pageAt(hindi)).html).toContain('लैट्रिन के रास्ते बहुत ख़ून');
});

test('a Hindi search about the visit and costs answers in Hindi', async () => {
  for (const [query, href] of Object.entries({ 'कैशलेस बीमा': '/hi/visit#insurance', 'बवासीर ऑपरेशन का खर्च': '/hi/visit#cost-piles' })) {
    const { html } = await pageAt(`/hi/search?q=${encodeURIComponent(query)}`);
    expect([query, html.slice(html.indexOf('<main')).includes(`href="${href}"`)]).toEqual([query, true]);
  }
});

test('a missing page below /hi says so in Hindi', async () => {
  for (const path of ['/hi/no-such-page', '/hi/missing', '/hi/treatment/liver/livercansr']) {
    const { status, html, lang, head } = await pageAt(path);
    expect([path, status, lang, head.meta.robots]).toEqual([path, 404, 'hi-IN', 'noindex']);
    expect(head.title).toMatch(/^यह पन्ना नहीं मिला/);
    expect(html).toMatch(/<h1[^>]*>यह पन्ना नहीं मिला<\/h1>/);
    expect(html).toContain('action="/hi/search"');
    expect(html).toContain('href="tel:112"');
    expect(html).not.toMatch(/Page not found|Where to look|href="\/callback"/);
  }
  expect((await pageAt('/hi/treatment/liver/livercansr')).html).toContain('href="/hi/treatment/liver/livercancer"');
  expect((await pageAt('/no-such-page')).html).not.toContain('यह पन्ना नहीं मिला');
});

test('a missing Hindi page links the same page in English', async () => {
  for (const [path, english] of [
    ['/hi/cases', '/cases'],
    ['/hi/a-z', '/a-z'],
    ['/hi/blog', '/blog'],
  ] as const)
    expect((await pageAt(path)).html).toMatch(new RegExp(`href="${english}"[^>]*>यही पन्ना अंग्रेज़ी में`));
  expect((await pageAt('/hi/no-such-page')).html).not.toContain('यही पन्ना अंग्रेज़ी में');
});

test('the Hindi home and visit pages link 112 and 108', async () => {
  for (const path of ['/hi', '/hi/visit', '/hi/symptoms']) {
    const { html } = await pageAt(path);
    for (const number of ['112', '108']) expect([path, new RegExp(`<main[^]*href="tel:${number}"`).test(html)]).toEqual([path, true]);
  }
});

test('the Hindi visit page names closed days and operations’ costs', async () => {
  const { html } = await pageAt('/hi/visit');
  expect(html).toContain('25\u00a0दिसंबर 2026');
  expect(html).toContain('रविवार');
  expect(html).toMatch(/href="\/hi\/getting-ready\/piles">बवासीर का ऑपरेशन[^<]*<\/a><p[^>]*><span[^>]*>₹[\d,]+\sसे\s₹[\d,]+/);
});

test('no link of a translated page is dead', async () => {
  const seen = new Set<string>();
  // The forms have their own tests.
  const forms = /\/(?:callback|contact|privacy)(?:$|\/)/;
  for (const { path } of pairs) {
    const { html } = await pageAt(path);
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) if (!forms.test(href)) seen.add(href);
  }
  const dead: string[] = [];
  for (const href of seen) if ((await site.fetch(href)).status >= 400) dead.push(href);
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(30);
});

test('Hindi search finds the same page in Latin and Devanagari letters', async () => {
  const foundBy = async (query: string) => {
    const { html } = await pageAt(`/hi/search?q=${encodeURIComponent(query)}`);
    return [...html.slice(html.indexOf('<main')).matchAll(/href="(\/[^"]*treatment\/[^"]+)"/g)].map(([, href]) => href)[0];
  };
  expect(await foundBy('fissure')).toBe('/hi/treatment/proctology/fisures');
  expect(await foundBy('फिशर')).toBe('/hi/treatment/proctology/fisures');
  expect(await foundBy('pathri')).toBe(await foundBy('पथरी'));
});

test.each(['pathri', 'पथरी', 'bawasir', 'latrine mein khoon'])(
  'English and Hindi search for %s find the same Hindi page',
  async (query) => {
    const asked = encodeURIComponent(query);
    const linksOf = (html: string) => [...html.slice(html.indexOf('<main')).matchAll(/href="(\/hi\/(?:treatment|symptoms)\/[^"]+)"/g)];
    const [english, hindi] = [(await pageAt(`/search?q=${asked}`)).html, (await pageAt(`/hi/search?q=${asked}`)).html];
    const [first] = linksOf(english).map(([, href]) => href);
    expect(first).toBeDefined();
    expect(linksOf(hindi).map(([, href]) => href)[0]).toBe(first);
    expect(english).toMatch(new RegExp(`lang="hi-IN"><a [^>]*href="${first}"`));
  },
);

test('a search in English words shows no Hindi page', async () => {
  for (const query of ['gallstones', 'hernia', 'piles operation cost']) {
    const { html } = await pageAt(`/search?q=${encodeURIComponent(query)}`);
    expect([query, html.slice(html.indexOf('<main'), html.indexOf('</main>')).includes('/hi/')]).toEqual([query, false]);
  }
});

test('a Hindi search describing an emergency shows the 112 alert', async () => {
  const { html } = await pageAt(`/hi/search?q=${encodeURIComponent('खून की उल्टी हो रही है')}`);
  expect(html).toContain('role="alert"');
  expect(html).toContain('href="tel:112"');
  expect(html).toContain('उल्टी में ख़ून');
});

// The built file has it all; the words themselves are tested in tests/sections/search-results.test.ts.
test('Hindi search answers with urgency, price and the right doctor', async () => {
  const asked = async (query: string) => (await pageAt(`/hi/search?q=${encodeURIComponent(query)}`)).html;
  expect((await asked('latrine mein khoon')).replaceAll('\u2060', '')).toContain('सिर्फ़ यही तकलीफ़ हो तो एक-दो दिन में डॉक्टर को दिखाएँ।');
  expect(await asked('सिरदर्द')).toContain('इनका इलाज न्यूरोलॉजिस्ट करते हैं।');
  expect(await asked('piles operation cost')).toMatch(/₹35,000\sसे\s₹70,000/);
});

test('treatment pages contain no text of the other language', async () => {
  const [english, hindi] = [await pageAt('/treatment/proctology/fisures'), await pageAt('/hi/treatment/proctology/fisures')];
  expect(english.html).not.toContain('नरम लैट्रिन');
  expect(hindi.html).not.toContain('Soft stools and warm baths');
  expect(translatedLanguages.length).toBeGreaterThan(0);
});

test('every Hindi source leads back to its sentence', async () => {
  for (const path of ['/hi/treatment/proctology/fisures', '/hi/treatment/liver/livercancer']) {
    const { html } = await pageAt(path);
    const sources = [...html.matchAll(/id="ref-(\d+)"/g)].map(([, number]) => number);
    expect(sources.length).toBeGreaterThan(2);
    for (const number of sources) {
      expect(html).toContain(`href="#cite-${number}"`);
      expect([path, number, html.includes(`id="cite-${number}"`)]).toEqual([path, number, true]);
    }
  }
});
