import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { howIDecide } from '#content/about.ts';
import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { phoneAsRead } from '#content/contact-links.ts';
import { costRowHref, costRowId } from '#content/cost-link.ts';
import { calendarOf } from '#content/english-calendar.ts';
import { operationsOf, plannedOperations, shownOperations } from '#content/getting-ready.ts';
import { allTexts } from '#content/languages/all-texts.ts';
import { dateIn } from '#content/languages/dates.ts';
import { fill } from '#content/languages/fill.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { foundIn } from '#content/languages/found-page.ts';
import { namesOfPages } from '#content/languages/page-names.ts';
import { operationNameIn, treatmentsIn } from '#content/languages/pages.ts';
import { sheetPlanIn } from '#content/languages/sheet-plan.ts';
import type { Texts } from '#content/languages/texts.ts';
import { visitFactsIn } from '#content/languages/visit-facts-in.ts';
import { regionsIn, ruleIn, rulesOfCard } from '#content/languages/whole-texts.ts';
import { calendarAt, indianTime } from '#content/operation-calendar.ts';
import { practice } from '#content/practice.ts';
import { clockIn } from '#content/promise-as-read.ts';
import type { ReviewState } from '#content/review.ts';
import { practicePages } from '#content/search/words-practice.ts';
import { sheetSources } from '#content/sheet-sources.ts';
import { regions } from '#content/symptoms/regions.ts';
import { answersOf } from '#content/symptoms/signs.ts';
import { groupOf } from '#content/triage/groups.ts';
import { urgencyFor } from '#content/triage/urgency-for.ts';
import { rules } from '#content/triage.ts';
import { CallbackPageForm } from '#sections/forms/page-forms.tsx';
import { GettingReadySheet } from '#sections/getting-ready/getting-ready-sheet.tsx';
import { AboutScreenIn } from '#sections/languages/about-screen.tsx';
import { RegionScreenIn, SymptomsScreenIn } from '#sections/languages/finder-screens.tsx';
import { HomeScreenIn, TreatmentsScreenIn } from '#sections/languages/home-screens.tsx';
import { OperationCostsIn } from '#sections/languages/operation-costs.tsx';
import { TranslatedPage } from '#sections/languages/page.tsx';
import { SheetScreenIn } from '#sections/languages/sheets/sheet-screen.tsx';
import { SheetsScreenIn } from '#sections/languages/sheets/sheets-screen.tsx';
import { shellIn } from '#sections/languages/shell-in.ts';
import { TreatmentScreen } from '#sections/languages/treatment-screen.tsx';
import { VisitScreenIn } from '#sections/languages/visit-screen-in.tsx';
import { cardOfDrawing, drawingOfCard } from '#seo/meta/share-picture.ts';
import { translatedMedical } from '#seo/structured-data/pages/medical-pages.ts';
import { translatedGraph } from '#seo/structured-data/pages/translated-pages.ts';
import { clockStart } from '#tests/clock.ts';
import { nodeProblems } from '#tests/seo/graph-checks.ts';

const [hindi] = allTexts;
if (!hindi) throw new Error('Hindi has no texts.');
const review = { state: 'awaiting review' } as const;
// The build says it.
vi.stubGlobal('__TURNSTILE_SITE_KEY__', null);

const markupOf = (screen: ReactElement) => renderToStaticMarkup(screen);
/** What a reader sees before a tap. */
const unfolded = (markup: string) => markup.replace(/<details[\s\S]*?<\/details>/g, '');

function treatmentMarkup(link: string) {
  const treatment = treatments.find((each) => each.link === link);
  const text = hindi?.treatments[link];
  if (!hindi || !treatment || !text) throw new Error(`There is no '${link}' in Hindi.`);
  return markupOf(<TreatmentScreen review={review} text={text} texts={hindi} treatment={treatment} />);
}

// They lay folded under 'After an operation', on a page that is about one.
test('a Hindi page about an operation shows signs after it unfolded', () => {
  const operations = treatments.filter(({ kind }) => kind === 'operation');
  expect(operations.length).toBeGreaterThan(3);
  for (const { link, careCard, cardSubjects = [] } of operations) {
    const after = rulesOfCard(careCard).emergency.filter((id) => cardSubjects.some((subject) => subject === groupOf(rules[id].words)));
    const shown = unfolded(treatmentMarkup(link));
    const seen = after.filter((id) => shown.includes(ruleIn(hindi, id).replace(/ ?[[{].*/, '')));
    expect([link, seen.length >= 2]).toEqual([link, true]);
    expect([link, cardSubjects.some((id) => shown.includes(hindi.words.care.groups[id]))]).toEqual([link, true]);
  }
  expect(unfolded(treatmentMarkup('whilesurgery'))).toContain(ruleIn(hindi, 'operation-bleeding'));
});

// 'नहीं तो' could be heard as 'with more than this alone'.
test('a Hindi complaint’s milder case says that nothing graver holds', () => {
  const answers = regions.flatMap((region) =>
    region.symptoms.flatMap((symptom) => {
      const { soonestIf } = hindi.regions[region.id]?.symptoms[symptom.id] ?? {};
      const urgency = urgencyFor(symptom.feels);
      if (!soonestIf || urgency === 'emergency' || urgency === 'same-day') return [];
      return [{ soonestIf, answer: answersOf(symptom, hindi.words.answers, soonestIf)[0] }];
    }),
  );
  expect(answers.length).toBeGreaterThan(3);
  for (const { soonestIf, answer } of answers)
    expect(answer).toMatch(new RegExp(`^${soonestIf.replace(/[()]/g, '.')} आज ही डॉक्टर को दिखाएँ। ऐसा कुछ न हो, और सिर्फ़ यही तकलीफ़ हो, तो `));
});

test('every Hindi page of the practice says whether it is signed', () => {
  const screens: Readonly<Record<string, ComponentType<{ texts: Texts; review: ReviewState }>>> = {
    home: HomeScreenIn,
    treatments: TreatmentsScreenIn,
    sheets: SheetsScreenIn,
    visit: (page) => <VisitScreenIn {...page} facts={undefined} hours={practice.openingHours} now={clockStart} />,
    about: AboutScreenIn,
  };
  const signed = { state: 'signed', by: 'Dr. X', on: '2026-11-20', next: '2027-11-20' } as const;
  for (const [name, Screen] of Object.entries(screens)) {
    const said = (state: ReviewState) => markupOf(<Screen review={state} texts={hindi} />).includes(hindi.words.language.unreviewed);
    expect([name, said(review), said(signed)]).toEqual([name, true, false]);
  }
});

test('Hindi About marks the doctor’s sample words, with their day', () => {
  const markup = markupOf(<AboutScreenIn review={review} texts={hindi} />);
  const { decideSample } = hindi.words.about;
  expect(howIDecide.given).toBe(false);
  expect(markup).toContain(fill(decideSample.words, hindi.practice.names));
  expect(markup).toMatch(new RegExp(`>${dateIn(hindi.language, howIDecide.on)}</time>.{0,40}\\(${decideSample.mark}\\)`));
});

// Eight without a sheet were left out, the rubber bands among them.
test('the Hindi price list names every operation and links existing sheets', () => {
  const markup = markupOf(<OperationCostsIn costs={visitFactsIn(hindi).costs} texts={hindi} />);
  expect(shownOperations.length).toBeGreaterThan(40);
  for (const [key] of shownOperations) {
    expect([key, markup.includes(`id="${costRowId(key)}"`)]).toEqual([key, true]);
    expect([key, markup.includes(`>${operationNameIn(hindi, key)}<`)]).toEqual([key, true]);
  }
  const sheets = [...markup.matchAll(/href="\/hi\/getting-ready\/([\w-]+)"/g)].map(([, key]) => key ?? '');
  expect(sheets.filter((key) => !(key in hindi.sheets))).toEqual([]);
  expect(sheets.filter((key) => key === 'piles')).toHaveLength(4);
});

test('Hindi treatment pages lead to costs and their own callback form', () => {
  for (const { treatment } of treatmentsIn(hindi)) {
    const markup = treatmentMarkup(treatment.link);
    const callback = `href="/hi/callback/about/${treatment.link}"`;
    // The card's and the page's last.
    expect([treatment.link, markup.split(callback).length]).toEqual([treatment.link, 3]);
    const costs = operationsOf(treatment.operations).map(([key]) => costRowId(key));
    expect([treatment.link, costs.filter((id) => !markup.includes(`id="${id}"`))]).toEqual([treatment.link, []]);
    expect([treatment.link, markup.includes('href="#cost"')]).toEqual([treatment.link, costs.length > 0]);
  }
});

test('the search shows parts of the visit and costs in Hindi', () => {
  const names = namesOfPages(hindi);
  for (const { href, kind } of practicePages.filter((page) => /^\/(?:visit|privacy)/.test(page.href)))
    expect([href, foundIn(hindi.language, names, { href, kind })]).toEqual([href, { name: expect.any(String), href: `/hi${href}` }]);
  const piles = treatments.find(({ link }) => link === 'hemorrhoids');
  const href = `${hrefOfTreatment(piles ?? expect.fail('There is no page about piles.'))}#answers-piles-bands`;
  expect(foundIn(hindi.language, names, { href, kind: 'cost' })).toEqual({
    name: expect.stringContaining('छल्ला'),
    href: `/hi${costRowHref('piles-bands')}`,
  });
  // What may be done when after an operation is in English alone, at the same address.
  expect(foundIn(hindi.language, names, { href, kind: 'after' })).toBeUndefined();
});

const sheets = plannedOperations.flatMap(([key, operation]) => {
  const text = hindi.sheets[key];
  return text ? [{ key, operation, text }] : [];
});

test('a Hindi sheet has on paper what the English one has', () => {
  expect(sheets.length).toBeGreaterThan(30);
  for (const { key, operation, text } of sheets) {
    const [own, english] = [
      markupOf(<SheetScreenIn operation={operation} review={review} text={text} texts={hindi} />),
      markupOf(<GettingReadySheet operation={operation} />),
    ];
    // Boxes to tick, lines to write on, two columns.
    for (const part of [
      /<span aria-hidden="true" class="[^"]*border-edge/g,
      /<span class="grow border-b border-ink">/g,
      /print:columns-2/g,
    ])
      expect([key, own.match(part)?.length]).toEqual([key, english.match(part)?.length]);
    for (const { url } of sheetSources.sources) expect(own).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    expect(own).toContain(hindi.words.calendar.maker.label);
  }
});

test('a Hindi sheet’s calendar has the English entries in Hindi', () => {
  const at = indianTime('2026-12-03T09:00') ?? 0;
  for (const { key, operation, text } of sheets) {
    const markup = markupOf(<SheetScreenIn operation={operation} review={review} text={text} texts={hindi} />);
    expect([key, markup.includes('id="calendar"')]).toEqual([key, true]);
    const own = calendarAt(sheetPlanIn(hindi, operation, text), at, {
      tonight: hindi.words.calendar.maker.tonight,
      timeOf: (time) => fill(hindi.times.oClock, { time: clockIn(hindi.times, time) }),
    });
    const english = calendarOf(operation, at, phoneAsRead);
    expect([key, own.map((entry) => [entry.id, entry.at, entry.alarm])]).toEqual([
      key,
      english.map((entry) => [entry.id, entry.at, entry.alarm]),
    ]);
    for (const { title, details } of own)
      expect([key, /[a-z]{3}/i.test(`${title} ${details}`.replace(/mg\/dL/g, ''))]).toEqual([key, false]);
    const evening = own.find(({ id }) => id.startsWith('evening-'));
    expect([key, evening?.title]).toEqual([key, evening && expect.stringMatching(/^आज (?:रात|सुबह|शाम) \d+ बजे के बाद कुछ न खाएँ$/)]);
  }
});

test('a Hindi complaint’s cards are headed below its own title', () => {
  for (const { region, text } of regionsIn(hindi)) {
    const markup = markupOf(<RegionScreenIn region={region} review={review} text={text} texts={hindi} />);
    expect([region.id, markup.includes(`>${hindi.words.care.title}</h2>`)]).toEqual([region.id, false]);
    expect(markup.match(/<h3 [^>]*text-lg[^>]*-help"/g)).toHaveLength(region.symptoms.length);
    expect(markup).toContain(hindi.words.finder.whereFrom);
  }
  expect(markupOf(<SymptomsScreenIn review={review} texts={hindi} />)).toContain(hindi.words.finder.whereFrom);
});

test('the Hindi desktop menu leads to the visit and emergency signs', () => {
  expect(shellIn(hindi).panel.map(({ href }) => href)).toEqual(['/hi/visit', '/hi/getting-ready', '/hi/emergency', '/hi/treatment']);
});

test('Hindi chat and emergency line are in Hindi and its order', () => {
  const shown = markupOf(<CallbackPageForm texts={formTextsIn(hindi.language)} />);
  expect(shown.replace(/<[^>]+>/g, '')).toContain('क्या यह इमरजेंसी है? 112 या 108 पर अभी फ़ोन करें।');
  const [, text = ''] = /wa\.me\/\d+\?text=([^"]+)"/.exec(shown) ?? [];
  expect(decodeURIComponent(text)).toBe(hindi.practice.whatsappText);
  expect(shellIn(hindi).whatsapp).toContain(text);
});

test('Hindi treatment pages describe themselves as medical pages to search engines', () => {
  const { treatment } = treatmentsIn(hindi)[0] ?? expect.fail('Hindi has no page.');
  const english = hrefOfTreatment(treatment);
  const graph = translatedGraph({
    title: 'x',
    path: `/hi${english}`,
    lang: 'hi-IN',
    home: { label: 'होम', path: '/hi' },
    english,
    review,
    names: hindi.practice.names,
    medical: translatedMedical(treatment, review),
  });
  const { '@graph': nodes } = JSON.parse(graph) as { '@graph': ReadonlyArray<Readonly<Record<string, unknown>>> };
  expect(nodes.flatMap((node) => nodeProblems(node))).toEqual([]);
  const page = nodes.find((node) => node['@type'] === 'MedicalWebPage');
  expect(page).toMatchObject({
    about: { '@id': expect.stringContaining(english) },
    specialty: expect.any(Array),
    audience: { '@type': 'Patient' },
  });
  const named = nodes.filter((node) => node.alternateName !== undefined).map((node) => [node['@type'], node.alternateName]);
  const { practice: own, doctor } = hindi.practice.names;
  expect(named).toEqual([
    ['WebSite', own],
    ['MedicalClinic', own],
    ['Person', doctor],
  ]);
});

test('a shared Hindi page shows its drawing without English words', () => {
  const drawing = '/images/digestive-system.svg#small-intestine';
  expect(cardOfDrawing(drawing).src).toBe('/share/drawings/digestive-system.small-intestine.png');
  for (const each of [drawing, '/images/body-regions.svg#right-ribs', '/images/digestive-system.svg'])
    expect(drawingOfCard(cardOfDrawing(each).src)).toBe(each);
  expect(drawingOfCard('/share/practice.png')).toBeUndefined();
  const markup = markupOf(
    <TranslatedPage description="x" drawing={drawing} path="/visit" review={review} texts={hindi} title="y">
      <p />
    </TranslatedPage>,
  );
  expect(markup).toMatch(/<meta content="[^"]*\/share\/drawings\/digestive-system\.small-intestine\.png" property="og:image"/);
  expect(markup).toContain(`<meta content="${hindi.practice.names.practice}" property="og:image:alt"/>`);
  expect(markup).toContain('<meta content="en_IN" property="og:locale:alternate"/>');
});

const visitWith = (asked: { asked?: string; insurer?: string }) =>
  markupOf(
    <VisitScreenIn {...asked} facts={visitFactsIn(hindi)} hours={practice.openingHours} now={clockStart} review={review} texts={hindi} />,
  );

test('the Hindi visit page has the English one’s ways and answers', () => {
  const markup = visitWith({});
  for (const id of ['fees', 'costs', 'insurance', 'bring', 'way']) {
    expect([id, markup.includes(`href="#${id}"`)]).toEqual([id, true]);
    expect([id, markup.includes(`id="${id}"`)]).toEqual([id, true]);
  }
  for (const { drawing } of practice.visit.way) expect(markup).toContain(`src="${drawing}"`);
  expect(markup).toMatch(/<section aria-label="खुलने का समय".*?₹900.*?href="tel:\+\d+".*?href="\/hi\/callback".*?<\/section>/);
  expect(markup).toMatch(/<ul [^>]*lang="en-IN"[^>]*><li>Star Health/);
  const answer = visitWith({ asked: 'piles-bands' });
  expect(/id="cost" role="status">.*?₹5,000.*?<\/div>/.exec(answer)?.[0]).toContain('छल्ला');
});

// A name in other letters is not on the list as it is written: 'No' would be false.
test.each([
  ['star', 'हाँ।'],
  ['Bajaj', 'नहीं।'],
  ['स्टार हेल्थ', 'हम बता नहीं सकते।'],
  ['आयुष्मान कार्ड', 'शायद।'],
])('the Hindi visit page answers the insurer %s with %s', (insurer, word) => {
  expect(/role="status">.*?<\/p>/.exec(visitWith({ insurer }))?.[0]).toContain(`<b>${word}</b>`);
});
