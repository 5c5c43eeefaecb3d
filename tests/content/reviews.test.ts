import { expect, onTestFinished, test, vi } from 'vitest';
import { lostSignatures, reviewedPages } from '#checks/reviews.ts';
import { findTreatment, treatments } from '#content/catalogue.ts';
import { doctorName } from '#content/contact-links.ts';
import { dateAsRead, pageId, type Signable } from '#content/review.ts';
import { type ReviewEntry, readEntries } from '#content/reviews/entries.ts';
import { hashOf } from '#content/reviews/page-hash.ts';
import { reviewOf } from '#content/reviews/review-of.ts';
import { servicePages } from '#content/service-catalogue.ts';
import type { Treatment } from '#content/treatment.ts';

const days = { on: '2026-11-25', next: '2028-11-25' };
const signatureOf = (page: Signable): ReviewEntry => ({ page: pageId(page), hash: hashOf(page), by: doctorName, ...days, remarks: '' });

function none(): never {
  throw new Error('The page for these tests lacks what they change.');
}
const page: Treatment = findTreatment('fisures') ?? none();
const { evidence } = page;

test('a signed page has its reviewer', () => {
  for (const each of ['triage', page, ...servicePages] as const)
    expect(reviewOf(each, [signatureOf(each)])).toEqual({ state: 'signed', by: doctorName, ...days });
  expect(reviewOf(page, [])).toEqual({ state: 'awaiting review' });
});

test('a page that changed since its review has no reviewer', () => {
  const changed = { ...page, aims: `${page.aims} More.` };
  expect(reviewOf(changed, [signatureOf(page)])).toEqual({ state: 'changed since review' });
  expect(reviewOf('triage', [{ ...signatureOf('triage'), hash: '0'.repeat(16) }])).toEqual({ state: 'changed since review' });
});

test('ignores a signature by another doctor', () => {
  expect(reviewOf(page, [{ ...signatureOf(page), by: 'Dr. Earlier' }])).toEqual({ state: 'signed by another doctor' });
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
  test(`a change of ${what} invalidates a signature`, () => {
    expect(hashOf(changed)).not.toBe(hashOf(page));
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
  test(`a change of ${what} keeps a signature valid`, () => {
    expect(hashOf(changed)).toBe(hashOf(page));
  });
}

test('a changed glossary entry invalidates a signature', async () => {
  onTestFinished(() => {
    vi.doUnmock('#content/glossary.ts');
    vi.resetModules();
  });
  const explained = (words: string) => {
    vi.resetModules();
    vi.doMock('#content/glossary.ts', () => ({ glossary: { anus: words, whatever: words } }));
    return import('#content/reviews/page-hash.ts').then((module) => module.hashOf(page));
  };
  const [first, second, again] = [await explained('the way out'), await explained('the exit'), await explained('the way out')];
  expect(second).not.toBe(first);
  expect(again).toBe(first);
});

test('names a malformed signature with its problem', () => {
  const entry = signatureOf(page);
  const problemOf = (json: unknown) => {
    try {
      readEntries(json);
      return 'none';
    } catch (error) {
      return String(error);
    }
  };
  expect(problemOf([entry, signatureOf('triage')])).toBe('none');
  const wrong: ReadonlyArray<[unknown, string]> = [
    [{ ...entry, hash: 'abc' }, '- entry 2 (treatments/fisures): hash is not 16 hexadecimal digits'],
    [{ ...entry, by: ' ' }, '- entry 2 (treatments/fisures): by is empty'],
    [{ ...entry, on: '2026-02-30' }, "- entry 2 (treatments/fisures): on is not a day such as '2028-11-25'"],
    [{ ...entry, next: entry.on }, "- entry 2 (treatments/fisures): next is not later than 'on'"],
    [{ ...entry, page: 'fisures' }, "- entry 2 (fisures): page is neither 'triage' nor like"],
    [{ ...entry, remark: '' }, '- entry 2 (treatments/fisures): remark'],
    ['fisures', '- entry 2 (without a page): '],
    [signatureOf('triage'), '- entry 2 (triage): the page has an entry already'],
  ];
  for (const [second, words] of wrong) expect(problemOf([signatureOf('triage'), second])).toContain(`src/content/reviews.json:\n${words}`);
  expect(problemOf({})).toContain('not a list');
});

test('refuses a signature of an unknown page', async () => {
  const entry = { ...signatureOf(page), page: 'treatments/fissures' };
  await expect(reviewedPages([signatureOf('triage'), entry])).rejects.toThrow("entry 2: there is no page 'treatments/fissures'");
});

test('every signature in reviews.json is of an existing page', async () => {
  expect((await reviewedPages()).map(({ id }) => id).sort()).toEqual(
    ['triage', ...treatments.map(pageId), ...servicePages.map(pageId)].sort(),
  );
});

test('formats the day of a review', () => {
  expect(dateAsRead('2026-11-20')).toBe('20 November 2026');
});

test('names a page that changed since it was signed', () => {
  const pages = [
    { id: 'treatments/fisures', name: 'Anal fissure', review: { state: 'signed', by: 'Dr. A', ...days } },
    { id: 'treatments/polyps', name: 'Stomach polyps', review: { state: 'changed since review' } },
    { id: 'triage', name: 'Rulebook', review: { state: 'awaiting review' } },
  ] as const;
  expect(lostSignatures(pages)).toEqual(['treatments/polyps: changed since review']);
});
