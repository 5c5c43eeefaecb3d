import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { answersId } from '#content/cost-link.ts';
import { insurersNamed } from '#content/insurers.ts';
import { openNow } from '#content/open-now.ts';
import { hoursAsRead } from '#content/opening-hours.ts';
import { operations } from '#content/operations.ts';
import { practice } from '#content/practice.ts';
import { clockStart } from '#tests/clock.ts';
import { twoSessions } from '#tests/hours.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The page about a visit with its list of costs, of a local or a live build. */
async function pageOf(live: boolean, insurer?: string): Promise<string> {
  vi.stubGlobal('__LIVE__', live);
  vi.resetModules();
  const [{ VisitScreen }, { OperationCosts }] = await Promise.all([
    import('#sections/visit/visit-screen.tsx'),
    import('#sections/visit/operation-costs.tsx'),
  ]);
  const costs = createElement(OperationCosts);
  return renderToStaticMarkup(createElement(VisitScreen, { now: clockStart, hours: practice.openingHours, costs, insurer }));
}

async function importedWhen<T>(live: boolean, load: () => Promise<T>): Promise<T> {
  vi.stubGlobal('__LIVE__', live);
  vi.resetModules();
  return load();
}

test('/visit lists each operation with price, nights and link', async () => {
  const html = await pageOf(false);
  const rows = [...html.matchAll(/<li class="border-t.*?<\/li>/g)].map(([row]) => row);
  for (const [key, { name, cost, stay }] of Object.entries(operations)) {
    const row = rows.filter((each) => each.includes(`>${name}</a>`));
    expect([key, row.length]).toEqual([key, 1]);
    expect(row[0]).toMatch(new RegExp(`href="/treatment/[\\w/-]+#${answersId(key)}"`));
    for (const fact of [cost.split(', ')[0], stay, '(example)']) expect(row[0]).toContain(fact);
  }
});

test('/visit on a live site shows no example prices or insurers', async () => {
  const html = await pageOf(true);
  for (const sample of ['₹', 'example', practice.visit.landmark, 'way.svg', ...practice.visit.insurers, '<form'])
    expect(html).not.toContain(sample);
  expect(html).toContain('id="costs"');
  expect(html).toContain('id="fees"');
});

test('/visit states exactly once whether the practice is open', async () => {
  expect((await pageOf(false)).split(openNow(clockStart).words)).toHaveLength(2);
});

test('/visit and the footer tell both sessions and the half Saturday', async () => {
  const { VisitScreen } = await import('#sections/visit/visit-screen.tsx');
  const { BelowPage } = await import('#sections/shell/below-page.tsx');
  const { englishShell } = await import('#sections/shell/english-shell.ts');
  const props = { costs: null, insurer: undefined, hours: twoSessions, now: clockStart };
  const html = renderToStaticMarkup(createElement(VisitScreen, props));
  const [times, days] = ['10 AM to 1 PM and 5 PM to 9 PM', 'Monday, Tuesday, Thursday and Friday'];
  expect(html).toContain(`${times}, ${days}; 10 AM to 1 PM, Saturday. Closed on Wednesdays, Sundays and 25 December 2026.`);
  expect(html).toContain('Open now, until 1:00 pm');
  const hours = hoursAsRead(twoSessions.week).map((group) => [group.times, group.days] as const);
  const below = renderToStaticMarkup(createElement(BelowPage, { shell: { ...englishShell, hours }, search: null }));
  expect(below.replace(/<[^>]+>/g, '')).toContain(`${times}, ${days}; 10 AM to 1 PM, Saturday`);
});

test('/visit links 112 and 108 and prints one page header', async () => {
  const html = await pageOf(false);
  expect(html).toContain('href="tel:112"');
  expect(html).toContain('href="tel:108"');
  expect(html).not.toMatch(/>[^<]*\b(?:112 or 108)/);
  expect(html.match(/class="printed-head/g)).toHaveLength(1);
});

test('/visit shows each step of the way there with its drawing', async () => {
  const html = await pageOf(false);
  for (const { words, drawing } of practice.visit.way)
    expect(html).toMatch(
      new RegExp(`<li[^>]*><img[^>]*src="${drawing}"[^>]*/><p[^>]*><b[^>]*>\\d</b>${words.replace(/[.?]/g, '\\$&')}</p>`),
    );
});

test.each([
  ['star', ['Star Health']],
  ['Star Health and Allied Insurance Co Ltd', ['Star Health']],
  ['icici', ['ICICI Lombard']],
  ['hdfc ergo health', ['HDFC ERGO']],
  ['new india', ['New India Assurance']],
  ['Max Bupa', ['Niva Bupa']],
  ['India', []],
  ['United India Insurance', []],
  ['Star Union Dai-ichi', []],
  ['Max Life', []],
  ['s', []],
  ['insurance', []],
  ['', []],
])('/visit answers the typed insurer %j with the certain match %j', (asked, found) => {
  expect(insurersNamed(asked, practice.visit.insurers).certain).toEqual(found);
});

test.each([
  ['Star Union Dai-ichi', ['Star Health']],
  ['India', ['New India Assurance']],
  ['Bajaj', []],
])('/visit answers the typed insurer %j with the suggestion %j', (asked, found) => {
  expect(insurersNamed(asked, practice.visit.insurers).perhaps).toEqual(found);
});

// A poor family was told to pay the hospital and claim.
test.each(['Ayushman Bharat', 'PMJAY', 'pm-jay card', 'MJPJAY', 'jan arogya yojana', 'आयुष्मान कार्ड'])(
  '/visit answers that %s is a government scheme',
  async (asked) => {
    const html = await pageOf(false, asked);
    expect(html).toContain('is a government scheme, not an insurer');
    expect(html).not.toContain('<b>No.</b>');
  },
);

test('/visit answers yes or no about an insurer', async () => {
  expect(await pageOf(false, 'स्टार हेल्थ')).toContain('<b>We cannot tell.</b>');
  expect(await pageOf(false, 'star')).toContain('<b>Yes.</b> We settle directly with Star Health.');
  const no = await pageOf(false, '<i>Nobody</i>');
  expect(no).toContain('<b>No.</b>');
  expect(no).toContain('&lt;i&gt;Nobody&lt;/i&gt;');
  expect(await pageOf(false)).not.toContain('role="status"');
});

// They were drawn like the links above them.
test('/visit lists the insurers as plain text', async () => {
  const [, list = ''] = /We settle directly with<\/h3><ul class="([^"]*)"/.exec(await pageOf(false)) ?? [];
  expect(list).toContain('list-disc');
});

test('/visit rejects an insurer name over 80 characters, keeping the text', async () => {
  const policy = `Nobody ${'and partners '.repeat(8)}`;
  const html = await pageOf(false, policy);
  expect(html).toContain('Write the name alone, in 80 characters or fewer.');
  expect(html).toContain(`value="${policy}"`);
  expect(html).not.toMatch(/maxlength/i);
  expect(html).not.toContain('<b>No.</b>');
});

test('the one-line summary before a visit names hours, fee, place', async () => {
  const lineWhen = async (live: boolean) => (await importedWhen(live, () => import('#content/visit-facts.ts'))).visitInShort;
  const [first] = practice.visit.fees;
  expect(await lineWhen(false)).toBe(`Open 9 AM to 5 PM · ${first.amount} · ${practice.visit.near}`);
  expect(await lineWhen(true)).toBeUndefined();
});

test('opening hours and fee are beside every callback link', async () => {
  const line = `href="/visit">Open 9 AM`;
  const { NextStep } = await import('#sections/treatment/page-end.tsx');
  const { UrgencyCard } = await import('#sections/symptoms/bands.tsx');
  const { regions } = await import('#content/symptoms/regions.ts');
  const { ContactCard } = await import('#sections/about/contact-card.tsx');
  const { CasesScreen } = await import('#sections/cases/cases-screen.tsx');
  expect(renderToStaticMarkup(createElement(NextStep, { callbackHref: '/callback' }))).toContain(line);
  for (const screen of [ContactCard, CasesScreen]) expect(renderToStaticMarkup(createElement(screen))).toContain(line);
  const cards = regions.flatMap(({ symptoms }) => symptoms.map((symptom) => renderToStaticMarkup(createElement(UrgencyCard, { symptom }))));
  expect(cards.filter((card) => card.includes('href="/callback"') !== card.includes(line))).toEqual([]);
  vi.stubGlobal('__TURNSTILE_SITE_KEY__', null);
  const { Hero } = await import('#sections/home/hero.tsx');
  const { ConsultationBand } = await import('#sections/home/bands.tsx');
  const { CallbackPageForm } = await import('#sections/forms/page-forms.tsx');
  const { EnglishBelowPage } = await import('#sections/shell/english-parts.tsx');
  for (const part of [Hero, ConsultationBand, CallbackPageForm]) expect(renderToStaticMarkup(createElement(part))).toContain('>Open 9 AM');
  // The phone's menu and the callback dialog, where it opens a tab of its own so that nothing typed is lost.
  const below = renderToStaticMarkup(createElement(EnglishBelowPage));
  expect(below.match(/<a [^>]*href="\/visit"[^>]*>Open 9 AM/g)?.map((link) => link.includes('target="_blank"'))).toEqual([false, true]);
});

test('a care card has the visit’s line beside its callback', async () => {
  const { HelpCards } = await import('#sections/care-card.tsx');
  const card = { look: 'routine', title: 'Book a visit', rows: [{ node: 'a sign', words: 'a sign' }] } as const;
  expect(renderToStaticMarkup(createElement(HelpCards, { cards: [card], callbackHref: '/callback' }))).toContain('href="/visit">Open 9 AM');
});

test("both menus list 'Your visit' directly after 'What do you feel?'", async () => {
  const { AbovePage } = await import('#sections/shell/above-page.tsx');
  const { MobileMenu } = await import('#sections/shell/mobile-menu.tsx');
  const { englishShell: shell } = await import('#sections/shell/english-shell.ts');
  for (const menu of [createElement(AbovePage, { shell }), createElement(MobileMenu, { shell, search: null })])
    expect(renderToStaticMarkup(menu)).toMatch(
      /href="\/symptoms">What do you feel\?(?:<svg.*?<\/svg>)?<\/a><\/li><li[^>]*><a[^>]*href="\/visit">Your visit/,
    );
});

test("About on a live site omits hospitals and 'How I decide'", async () => {
  const shownWhen = async (live: boolean) => {
    const { howIDecideIsShown, shownHospitals } = await importedWhen(live, () => import('#content/about.ts'));
    const { AboutScreen } = await import('#sections/about/about-screen.tsx');
    return [howIDecideIsShown, shownHospitals.length > 0, renderToStaticMarkup(createElement(AboutScreen)).includes('How I decide')];
  };
  expect(await shownWhen(false)).toEqual([true, true, true]);
  expect(await shownWhen(true)).toEqual([false, false, false]);
});

test("home and About contain the word 'laparoscopic'", async () => {
  const { AboutScreen } = await import('#sections/about/about-screen.tsx');
  const { AboutBlock } = await import('#sections/home/about-block.tsx');
  for (const screen of [AboutScreen, AboutBlock]) expect(renderToStaticMarkup(createElement(screen))).toContain('laparoscopic');
});
