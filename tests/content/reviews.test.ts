import { expect, onTestFinished, test, vi } from 'vitest';
import { lostSignatures, reviewedPages } from '#checks/reviews.ts';
import { findTreatment, treatments } from '#content/catalogue.ts';
import { doctorName } from '#content/contact-links.ts';
import type { CareCard } from '#content/evidence.ts';
import { plainText } from '#content/marked-text.ts';
import { operations } from '#content/operations.ts';
import { dateAsRead, pageId, type Signable } from '#content/review.ts';
import { blockId, partHash } from '#content/reviews/blocks.ts';
import { type ReviewEntry, readEntries } from '#content/reviews/entries.ts';
import { partsOf } from '#content/reviews/page-parts.ts';
import { reviewOf } from '#content/reviews/review-of.ts';
import { servicePages } from '#content/service-catalogue.ts';
import type { Treatment } from '#content/treatment.ts';
import { withRulebook } from '#content/triage.ts';

const days = { on: '2026-11-25', next: '2028-11-25' };
const signaturesOf = (page: Signable): ReadonlyArray<ReviewEntry> =>
  partsOf(page).map((part) => ({ page: pageId(page), part: part.key, hash: partHash(part), by: doctorName, ...days }));
const hashesOf = (page: Signable) => partsOf(page).map(partHash);

function none(): never {
  throw new Error('The page for these tests lacks what they change.');
}
const page: Treatment = findTreatment('fisures') ?? none();
const { evidence } = page;
const everyPage: ReadonlyArray<Signable> = ['triage', ...treatments, ...servicePages];

test('a page signed by the doctor shows the reviewer and dates', () => {
  for (const each of ['triage', page, ...servicePages] as const)
    expect(reviewOf(each, signaturesOf(each))).toEqual({ state: 'signed', by: doctorName, ...days });
  expect(reviewOf(page, [])).toEqual({ state: 'awaiting review' });
});

test('a page with one part unsigned by doctors shows no reviewer', () => {
  for (const { key } of partsOf(page)) {
    const others = signaturesOf(page).filter(({ part }) => part !== key);
    expect(reviewOf(page, others)).toEqual({ state: 'awaiting review' });
  }
});

test('a medical page shows the earliest review dates of its parts', () => {
  const [first = none(), ...others] = signaturesOf(page);
  const mixed = [{ ...first, on: '2026-11-20' }, ...others.map((entry, at) => (at === 0 ? { ...entry, next: '2027-01-05' } : entry))];
  expect(reviewOf(page, mixed)).toEqual({ state: 'signed', by: doctorName, on: '2026-11-20', next: '2027-01-05' });
});

test('a page changed since its medical review shows no reviewer', () => {
  const changed = { ...page, aims: `${page.aims} More.` };
  expect(reviewOf(changed, signaturesOf(page))).toEqual({ state: 'changed since review' });
  const [first = none(), ...others] = signaturesOf('triage');
  expect(reviewOf('triage', [{ ...first, hash: '0'.repeat(16) }, ...others])).toEqual({ state: 'changed since review' });
});

test('a page signed by another doctor does not count as reviewed', () => {
  const [first = none(), ...others] = signaturesOf(page);
  expect(reviewOf(page, [{ ...first, by: 'Dr. Earlier' }, ...others])).toEqual({ state: 'signed by another doctor' });
});

test('changing one part of a page invalidates only that part’s signature', () => {
  const changed = hashesOf({ ...page, preparing: ['Other.', ...page.preparing] });
  const differing = partsOf(page).filter((part, at) => partHash(part) !== changed[at]);
  expect(differing.map(({ key }) => key)).toEqual(['operation']);
});

test('doctors sign each page in three or more non-empty parts', () => {
  for (const each of everyPage) {
    const parts = partsOf(each);
    expect([pageId(each), parts.length >= 3, new Set(parts.map(({ key }) => key)).size]).toEqual([pageId(each), true, parts.length]);
    for (const { key, blocks } of parts) expect([pageId(each), key, blocks.length > 0]).toEqual([pageId(each), key, true]);
  }
});

/** Every text of a record but those that are not words: what finds it, where it stands, and its evidence, which is shown in place. */
const notWords = new Set([
  'cardSubjects',
  'id',
  'group',
  'link',
  'keywords',
  'organs',
  'icon',
  'icd10',
  'related',
  'written',
  'evidence',
  'kind',
  'of',
  'src',
]);
const byKey = new Set(['operations']);
/** A comparison names an operation by its key; the page in five lines answers whether one is needed, in words. */
const isOperationKey = (name: string, field: unknown) => name === 'operation' && typeof field === 'string' && field in operations;
function textsIn(value: unknown): ReadonlyArray<string> {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return Object.entries(value).flatMap(([name, field]) =>
    notWords.has(name) || byKey.has(name) || isOperationKey(name, field) ? [] : textsIn(field),
  );
}

const squeezed = (text: string) =>
  text
    .replace(/\s*\[https:[^\]]+\]/g, '')
    .replace(/\s+/g, '')
    .replaceAll('[', '')
    .replaceAll(']', '');

// Nothing may be called reviewed that the doctor did not read.
test('doctors are shown all text of the page they sign', () => {
  for (const each of [...treatments, ...servicePages]) {
    const read = squeezed(
      partsOf(each)
        .flatMap(({ blocks }) => blocks.flatMap(({ label, words }) => [label, words]))
        .join(' '),
    );
    const urls = partsOf(each)
      .flatMap(({ blocks }) => blocks.map(({ words }) => words))
      .join(' ');
    const missing = textsIn(each)
      .filter((text) => !text.startsWith('https:'))
      // The key of an operation that a row of the comparison names; its name is what is read.
      .filter((text) => !Object.hasOwn(operations, text))
      .filter((text) => !read.includes(squeezed(plainText(text, withRulebook(each.evidence)))));
    const unlinked = textsIn(each).filter((text) => text.startsWith('https:') && !urls.includes(text));
    expect([pageId(each), missing, unlinked]).toEqual([pageId(each), [], []]);
  }
});

test('doctors sign warning signs of service pages in the triage rules', () => {
  const ruled = new Set(partsOf('triage').flatMap(({ blocks }) => blocks.map(blockId)));
  for (const each of servicePages) {
    const rows = Object.values(each.careCard satisfies CareCard).flat().length;
    const card = partsOf(each).find(({ key }) => key === 'help')?.blocks ?? [];
    expect([each.link, card.length, card.every((block) => ruled.has(blockId(block)))]).toEqual([each.link, rows, true]);
  }
});

test('doctors sign equal words under another heading separately', () => {
  expect(blockId({ label: 'Benefits', words: 'None.' })).not.toBe(blockId({ label: 'Risks', words: 'None.' }));
});

// An answer of the practice's own is shown on a live site from the day on which it is given.
test('doctors are not asked to sign the practice’s example answers', () => {
  const [name = none()] = Object.keys(operations) as ReadonlyArray<keyof typeof operations>;
  const about = { ...page, operations: [name] };
  const { given, lasts } = operations[name];
  const holds = () => JSON.stringify(partsOf(about)).includes(`How long does it last? ${lasts}`);
  onTestFinished(() => {
    operations[name].given = given;
  });
  operations[name].given = false;
  expect(holds()).toBe(false);
  operations[name].given = true;
  expect(holds()).toBe(true);
});

const [[key, source] = none()] = Object.entries(evidence.sources);
const [[figureKey, figure] = none()] = Object.entries(evidence.figures);
const [otherSource = none()] = Object.keys(evidence.sources).filter((name) => name !== figure.source);
const withSource = (change: object) => ({
  ...page,
  evidence: { ...evidence, sources: { ...evidence.sources, [key]: { ...source, ...change } } },
});
const withFigure = (change: object) => ({
  ...page,
  evidence: { ...evidence, figures: { ...evidence.figures, [figureKey]: { ...figure, ...change } } },
});
const withCard = (change: object) => ({ ...page, careCard: { ...page.careCard, ...change } });
const [urgent = '', ...lessUrgent] = page.careCard.emergency;

const read: Readonly<Record<string, Treatment>> = {
  'a word': { ...page, symptoms: page.symptoms.map((text) => text.replace(/^\w+/, 'Other')) },
  'a figure’s value': withFigure({ value: '80 weeks' }),
  'a figure’s source': withFigure({ source: otherSource }),
  'a row of the care card': withCard({ routine: page.careCard.routine.slice(1) }),
  'a row’s urgency': withCard({ emergency: lessUrgent, 'same-day': [urgent, ...page.careCard['same-day']] }),
  'a source’s title': withSource({ title: 'Another document' }),
  'how much of a source was read': withSource({ basis: 'to-check' }),
  'a link to help': { ...page, support: [{ name: 'Help', url: 'https://help.in/' }] },
  'what search results say': { ...page, summary: 'Otherwise.' },
};
for (const [what, changed] of Object.entries(read)) {
  test(`changing ${what} invalidates a page’s medical signature`, () => {
    expect(hashesOf(changed)).not.toEqual(hashesOf(page));
  });
}

const renamed = JSON.parse(
  JSON.stringify(page)
    .replaceAll(`{${figureKey}}`, '{renamed}')
    .replaceAll(`[${key}]`, '[document]')
    .replaceAll(`"source":"${key}"`, '"source":"document"')
    .replaceAll(`"${figureKey}":`, '"renamed":')
    .replaceAll(`"${key}":`, '"document":'),
) as Treatment;
const notRead: Readonly<Record<string, Treatment>> = {
  'the order of fields': Object.fromEntries(Object.entries(page).reverse()) as unknown as Treatment,
  'keys of figures and sources': renamed,
  'line breaks': { ...page, aims: page.aims.replaceAll(' ', '\n  ') },
  'the day a source was compared': withSource({ checkedOn: '2027-01-01' }),
  'the day of writing': { ...page, written: '2027-01-01' },
  'search words': { ...page, keywords: ['other'] },
};
for (const [what, changed] of Object.entries(notRead)) {
  test(`changing ${what} leaves a page’s medical signature valid`, () => {
    expect(hashesOf(changed)).toEqual(hashesOf(page));
  });
}

test('changing a glossary entry invalidates signatures of pages that use it', async () => {
  onTestFinished(() => {
    vi.doUnmock('#content/glossary.ts');
    vi.resetModules();
  });
  const explained = (words: string) => {
    vi.resetModules();
    vi.doMock('#content/glossary.ts', () => ({ glossary: { anus: words, whatever: words } }));
    return import('#content/reviews/page-parts.ts').then((module) => module.partsOf(page).map(partHash));
  };
  const [first, second, again] = [await explained('the way out'), await explained('the exit'), await explained('the way out')];
  expect(second).not.toEqual(first);
  expect(again).toEqual(first);
});

test('a malformed entry of reviews.json is named with its problem', () => {
  const [entry = none()] = signaturesOf(page);
  const [other = none()] = signaturesOf('triage');
  const problemOf = (json: unknown) => {
    try {
      readEntries(json);
      return 'none';
    } catch (error) {
      return String(error);
    }
  };
  expect(problemOf([entry, other])).toBe('none');
  expect(problemOf([entry, { ...entry, part: 'another' }])).toBe('none');
  const wrong: ReadonlyArray<[unknown, string]> = [
    [{ ...entry, hash: 'abc' }, '- entry 2 (treatments/fisures): hash is not 16 hexadecimal digits'],
    [{ ...entry, by: ' ' }, '- entry 2 (treatments/fisures): by is empty'],
    [{ ...entry, on: '2026-02-30' }, "- entry 2 (treatments/fisures): on is not a day such as '2028-11-25'"],
    [{ ...entry, next: entry.on }, "- entry 2 (treatments/fisures): next is not later than 'on'"],
    [{ ...entry, page: 'fisures' }, "- entry 2 (fisures): page is neither 'triage' nor like"],
    [{ ...entry, remark: '' }, '- entry 2 (treatments/fisures): remark'],
    ['fisures', '- entry 2 (without a page): '],
    [{ ...entry, part: 'Options 2' }, "- entry 2 (treatments/fisures): part is not like 'options'"],
    [other, `- entry 2 (triage): the part '${other.part}' has an entry already`],
  ];
  for (const [second, words] of wrong) expect(problemOf([other, second])).toContain(`src/content/reviews.json:\n${words}`);
  expect(problemOf({})).toContain('not a list');
});

test('a reviews.json entry for an unknown page is rejected', async () => {
  const [first = none()] = signaturesOf(page);
  const entry = { ...first, page: 'treatments/fissures' };
  await expect(reviewedPages([...signaturesOf('triage').slice(0, 1), entry])).rejects.toThrow(
    "entry 2: there is no page 'treatments/fissures'",
  );
});

test('every signature in reviews.json belongs to an existing page', async () => {
  const english = (await reviewedPages()).map(({ id }) => id).filter((id) => !id.startsWith('hi/'));
  expect(english.sort()).toEqual(['triage', ...treatments.map(pageId), ...servicePages.map(pageId)].sort());
});

test('a medical review’s date is written with the month’s name', () => {
  expect(dateAsRead('2026-11-20')).toBe('20 November 2026');
});

test('the build names signed pages that have changed since', () => {
  const pages = [
    { id: 'treatments/fisures', name: 'Anal fissure', review: { state: 'signed', by: 'Dr. A', ...days } },
    { id: 'treatments/polyps', name: 'Stomach polyps', review: { state: 'changed since review' } },
    { id: 'triage', name: 'Rulebook', review: { state: 'awaiting review' } },
  ] as const;
  expect(lostSignatures(pages)).toEqual(['treatments/polyps: changed since review']);
});
