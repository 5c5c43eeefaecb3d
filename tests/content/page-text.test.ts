import { expect, test } from 'vitest';
import { treatments } from '#content/catalogue.ts';
import type { Evidence } from '#content/evidence.ts';
import { pageReader, type Run, type Runs } from '#content/page-text.ts';
import { servicePages } from '#content/service-catalogue.ts';
import { readService } from '#content/service-text.ts';
import { readTreatment } from '#content/treatment-text.ts';
import { typeset } from '#content/typeset.ts';

const source = (title: string): Evidence['sources'][string] => ({
  title,
  publisher: 'A publisher',
  year: 2020,
  url: `https://example.org/${title}`,
  checkedOn: '2026-11-20',
  basis: 'full',
});
const evidence: Evidence = {
  sources: { later: source('Later'), earlier: source('Earlier') },
  figures: { share: { value: 'a few people', source: 'earlier' } },
};

const cited = (reference: number | undefined) => (reference ? `(${reference})` : '');
function spokenRun(run: Run): string {
  switch (run.kind) {
    case 'text':
    case 'page':
      return run.text;
    case 'term':
      return run.before + run.text + run.after;
    case 'figure':
      return run.value + cited(run.reference);
    case 'reference':
      return cited(run.reference);
  }
}
const spoken = (runs: Runs) => runs.map(spokenRun).join('');
const termsIn = (runs: Runs) => runs.flatMap((run) => (run.kind === 'term' ? [run.text] : []));

function everyRun(value: unknown): ReadonlyArray<Run> {
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value) return [value as Run];
  return Object.values(value).flatMap(everyRun);
}

test('a page numbers its references in reading order', () => {
  const reader = pageReader(evidence);
  expect(spoken(reader.text('Found in {share}, as others say [later].'))).toBe('Found in a few people(1), as others say(2).');
  expect(reader.references().map(({ number, source: { title } }) => [number, title])).toEqual([
    [1, 'Earlier'],
    [2, 'Later'],
  ]);
});

test('a source cited twice is listed only once, under one number', () => {
  const reader = pageReader(evidence);
  expect(spoken(reader.text('Once [later]. Twice [later].'))).toBe('Once(1). Twice(1).');
  expect(reader.references()).toHaveLength(1);
});

test('a document cited under two keys gets one reference number', () => {
  const reader = pageReader({ ...evidence, sources: { ...evidence.sources, again: source('Earlier') } });
  expect(spoken(reader.text('One [earlier]. Two [again]. Three [later].'))).toBe('One(1). Two(1). Three(2).');
  expect(spoken(reader.text('A fever of {Fever} or more.'))).toMatch(/^A fever of 38\u00a0°C \(100\.4\u00a0°F\)\(3\) or more\.$/);
});

test('a sentence’s only source is cited once, at its end', () => {
  const reader = pageReader(evidence);
  expect(spoken(reader.text('In {share} soon, in {share} later [earlier]. But {share} [later] {share}.'))).toBe(
    'In a few people soon, in a few people later(1). But a few people(1)(2) a few people(1).',
  );
});

test('a glossary term is explained only at its first occurrence', () => {
  const reader = pageReader(evidence);
  expect(termsIn(reader.text('Jaundice comes when bile is held up; jaundice can itch.'))).toEqual(['Jaundice', 'bile']);
  expect(termsIn(reader.text('Bile and jaundice again, and a stent.'))).toEqual(['stent']);
});

test('an explained glossary term keeps adjacent brackets and full stops', () => {
  const [, term] = pageReader(evidence).text('It is swollen (pancreatitis), and more.');
  expect(term).toMatchObject({ kind: 'term', before: '(', text: 'pancreatitis', after: '),' });
  expect(spoken(pageReader(evidence).text('It is swollen (pancreatitis), and more.'))).toBe('It is swollen (pancreatitis), and more.');
});

test('a term that its own sentence explains opens no meaning', () => {
  const reader = pageReader(evidence);
  expect(termsIn(reader.text('In the gallbladder, a small bag under the liver that stores bile.'))).toEqual(['bile']);
  expect(termsIn(reader.text('A polyp is a small growth on the inner lining of the stomach.'))).toEqual([]);
  expect(termsIn(reader.text('The gallbladder may hold a polyp or a stent.'))).toEqual(['stent']);
});

test("a glossary term's singular and plural are explained only once", () => {
  const reader = pageReader(evidence);
  expect([...termsIn(reader.text('A polyp.')), ...termsIn(reader.text('Some polyps.'))]).toEqual(['polyp']);
});

test('a glossary term inside a longer word is not explained', () => {
  const reader = pageReader(evidence);
  expect(termsIn(reader.text('The biliary tree meshes.'))).toEqual([]);
  expect(termsIn(reader.text('It may be Crohn’s disease.'))).toEqual(['Crohn’s disease']);
});

// Its terms are explained in the text below.
test('a page heading shows reference numbers but explains no glossary terms', () => {
  const reader = pageReader(evidence);
  expect(termsIn(reader.heading('Ultrasound [later]'))).toEqual([]);
  expect(termsIn(reader.text('An ultrasound does not hurt.'))).toEqual(['ultrasound']);
});

test("a page's reference mark without a source record throws", () => {
  const reader = pageReader(evidence);
  expect(() => reader.text('About {nothing}.')).toThrow("'nothing'");
  expect(() => reader.text('As said [nowhere].')).toThrow("'nowhere'");
});

test('each page rendered restarts its reference numbers and explained terms', () => {
  pageReader(evidence).text('Jaundice [later].');
  const second = pageReader(evidence);
  expect(spoken(second.text('Jaundice {share}.'))).toBe('Jaundice a few people(1).');
  expect(second.terms()).toHaveLength(1);
});

test.each([
  ...treatments.map((page) => [page.link, readTreatment(page)] as const),
  ...servicePages.map((page) => [page.link, readService(page)] as const),
])('the page %s numbers references in order, explaining each term once', (_link, page) => {
  const { references, ...shown } = page;
  const runs = everyRun(shown);
  const numbers = runs.flatMap((run) => (run.kind === 'figure' || run.kind === 'reference' ? (run.reference ?? []) : []));
  expect([...new Set(numbers)]).toEqual(references.map(({ number }) => number));
  const explained = runs.flatMap((run) => (run.kind === 'term' ? [run.id] : []));
  expect(explained.length).toBeGreaterThan(0);
  expect(new Set(explained).size).toBe(explained.length);
});

test('section titles of service pages contain no source or figure marks', () => {
  const titles = servicePages.flatMap(({ sections }) => sections.map(({ title }) => title));
  expect(titles.filter((title) => /[{}[\]]/.test(title))).toEqual([]);
});

test('another page’s name in quotation marks becomes a link', () => {
  const reader = pageReader(evidence, (name) => (name === 'Anal fissure' ? '/treatment/proctology/fisures' : undefined));
  expect(reader.text('Often an “Anal fissure”, seldom “nothing at all”.')).toEqual([
    { kind: 'text', text: 'Often an ' },
    { kind: 'page', text: 'Anal fissure', href: '/treatment/proctology/fisures' },
    { kind: 'text', text: ', seldom “nothing at all”.' },
  ]);
});

test.each([
  ['service', servicePages.map(readService), 20],
  ['treatment', treatments.map(readTreatment), 5],
] as const)('every page named in a %s page’s text is a link', (_kind, texts, atLeast) => {
  const words = texts.flatMap((text) => everyRun(text));
  const unopened = words.flatMap((run) =>
    run.kind === 'text' ? (run.text.match(/“\p{Lu}[^”]*”|\bown page\b|\bpage of (?:its|their) own\b/gu) ?? []) : [],
  );
  expect(unopened).toEqual([]);
  expect(words.filter(({ kind }) => kind === 'page').length).toBeGreaterThan(atLeast);
});

// Its reference number would read as an exponent.
test('no figure before a raised reference number ends in a digit', () => {
  const figures = [...treatments.map(readTreatment), ...servicePages.map(readService)].flatMap(({ careCard, description }) =>
    everyRun([careCard, description]).flatMap((run) => (run.kind === 'figure' ? [run.value] : [])),
  );
  expect(figures.length).toBeGreaterThan(5);
  expect(figures.filter((value) => /\d$/.test(value))).toEqual([]);
});

test('a page does not break lines within numbers with units', () => {
  const reader = pageReader({ ...evidence, figures: { size: { value: '5 mm', source: 'later' } } });
  expect(spoken(reader.text('An X-ray shows {size} stones [later].'))).toBe('An X-\u2060ray shows 5\u00a0mm stones(1).');
});

test('a page keeps numbers with units and hyphenated names together', () => {
  expect(typeset('H. pylori for 5 cm and 6 to 8 weeks; call 112 or 108.')).toBe(
    'H.\u00a0pylori for 5\u00a0cm and 6\u00a0to\u00a08\u00a0weeks; call 112\u00a0or\u00a0108.',
  );
  expect(typeset('An X-ray, FIB-4 and the PC-PNDT Act')).toBe('An X-\u2060ray, FIB-\u20604 and the PC-\u2060PNDT Act');
  expect(typeset('In 100 people, a 5 centimetre cut and a follow-up')).toBe('In 100 people, a 5 centimetre cut and a follow-up');
  expect(typeset('about 3 in 100 people')).toBe('about 3\u00a0in\u00a0100 people');
  expect(typeset('4 to 15 in 1,000 people')).toBe('4\u00a0to\u00a015 in\u00a01,000 people');
});

test('a page uses curly apostrophes and keeps quotation marks', () => {
  expect(typeset("Crohn's disease and the body's defences")).toBe('Crohn’s disease and the body’s defences');
  expect(typeset("a 'flush'")).toBe("a 'flush'");
});
