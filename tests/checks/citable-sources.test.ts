import { expect, test } from 'vitest';
import { exceptions, problemsOfSources, refusalsOf } from '#checks/citable-sources.ts';
import { readContentFiles } from '#checks/content-files.ts';
import { notFirstHand } from '#checks/not-first-hand.ts';
import { primaryKindOf, sourceCounts } from '#checks/source-counts.ts';
import { problemsOfTreatment } from '#checks/treatment-page.ts';
import { treatments } from '#content/catalogue.ts';
import type { Source } from '#content/evidence.ts';
import { triageEvidence } from '#content/triage/evidence.ts';

const from = (url: string, more: Partial<Source> = {}) =>
  ({ title: 'A title', publisher: 'A publisher', year: 2020, url, checkedOn: '2026-11-22', basis: 'full', ...more }) as Source;

const refused: ReadonlyArray<[string, string]> = [
  ['https://pubmed.ncbi.nlm.nih.gov/?term=fissure', 'a search page'],
  ['https://www.library.org/search?lang=en', 'a search page'],
  ['https://www.library.org/search/fissure', 'a search page'],
  ['https://www.library.org/', 'a root address'],
  ['https://www.library.org', 'a root address'],
  ['https://www.guidelinecentral.com/guideline/1/', 'an account by others'],
  ['https://emedicine.medscape.com/article/1', 'an account by others'],
  ['https://www.researchgate.net/publication/1', 'a list of papers'],
  ['https://a-student.notion.site/NG12', 'a copy'],
  ['https://www.rectiv.com/label', 'a maker of drugs or devices'],
];
for (const [url, kind] of refused) {
  test(`content-report rejects ${url} as a source`, () => {
    expect(refusalsOf(from(url))).toEqual([expect.stringMatching(new RegExp(`^${kind}: `))]);
  });
}

test('the source check reports a page that cites a rejected source', () => {
  const [page] = treatments;
  if (!page) throw new Error('There is no page.');
  const [key = ''] = Object.keys(page.evidence.sources);
  const citing = (url: string) => ({ ...page, evidence: { ...page.evidence, sources: { ...page.evidence.sources, [key]: from(url) } } });
  const [url = ''] = Object.keys(exceptions);
  expect(problemsOfTreatment(citing(url))).toEqual([]);
  expect(problemsOfTreatment(citing('https://www.medscape.com/a'))).toEqual([
    `source '${key}' (https://www.medscape.com/a) is an account by others: it retells or lists what others published: cite the paper, guideline or notice itself`,
  ]);
});

test('the source check accepts primary documents', () => {
  for (const url of [
    'https://doi.org/10.1111/codi.12108',
    'https://www.nice.org.uk/guidance/ng12',
    'https://notmedscape.com/a',
    'https://www.fda.gov/research/a-paper',
    'https://koreamed.org/SearchBasic.php?RID=1935712',
    'https://a-journal.org/?p=12',
  ])
    expect(refusalsOf(from(url))).toEqual([]);
});

test('the source check rejects a source from a future year', () => {
  const later = { one: from('https://doi.org/10.1/a', { year: 2027 }) };
  expect(problemsOfSources(later, 2026)).toEqual(["source 'one' (https://doi.org/10.1/a) is of 2027: that year has not begun"]);
  expect(problemsOfSources(later, 2027)).toEqual([]);
});

const own = [triageEvidence, ...(await readContentFiles()).map(({ page }) => page.evidence)];

test('the triage rulebook cites no rejected source', () => {
  expect(problemsOfSources(triageEvidence.sources)).toEqual([]);
});

test('every exception listed for the source check is still cited', () => {
  const needed = new Set<string>(
    own.flatMap(({ sources }) => Object.values(sources).flatMap((source) => (refusalsOf(source).length > 0 ? [source.url] : []))),
  );
  expect(Object.keys(exceptions).filter((url) => !needed.has(url))).toEqual([]);
  for (const [url, why] of Object.entries(exceptions)) expect([url, why]).toEqual([url, expect.stringMatching(/\.$/)]);
});

test('the source check tells primary documents from retellings', () => {
  const kinds = {
    'https://doi.org/10.1/a': 'paper',
    'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC1/': 'paper',
    'https://www.ncbi.nlm.nih.gov/books/NBK459312': undefined,
    'https://nice.org.uk/guidance/cg151': 'guideline body',
    'https://www.niddk.nih.gov/health-information': 'government',
    'https://www.nhs.uk/conditions/ileostomy/': 'government',
    'https://elht.nhs.uk/patients': undefined,
    'https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=6': 'label',
    'https://ctri.nic.in/Clinicaltrials/pmaindet2.php?EncHid=1': 'trial or disease register',
    'https://www.nmc.org.in/rules-regulations/a': 'government',
    'https://shtg.scot/our-advice/a': 'guideline body',
    'https://www.mayoclinic.org/a': undefined,
  } as const;
  for (const [url, kind] of Object.entries(kinds)) expect([url, primaryKindOf({ url: url as Source['url'] })]).toEqual([url, kind]);
});

test('content-report counts sources by kind and by how completely read', () => {
  const sources = [
    from('https://doi.org/10.1/a'),
    from('https://doi.org/10.1/b', { basis: 'abstract' }),
    from('https://www.mayoclinic.org/a', { basis: 'to-check' }),
  ];
  expect(sourceCounts(sources)).toEqual([
    '3 sources were read so: full 1, abstract 1, part 0, copy 0, to-check 1.',
    '2 of them (67 in 100) are primary: trial or disease register 0, label 0, paper 2, guideline body 0, government 0.',
  ]);
  expect(sourceCounts([])[1]).toMatch(/^0 of them \(0 in 100\)/);
});

const sources = [
  ...(await readContentFiles()).flatMap(({ page }) => Object.values(page.evidence.sources)),
  ...Object.values(triageEvidence.sources),
];

test('every cited source that is not primary has a stated reason', () => {
  const addresses = new Set(sources.filter((source) => !primaryKindOf(source)).map(({ url }) => url));
  expect([...addresses].toSorted()).toEqual(Object.keys(notFirstHand).toSorted());
});

test('at least 95 percent of the site’s sources are primary documents', () => {
  expect(sources.filter((source) => primaryKindOf(source)).length / sources.length).toBeGreaterThanOrEqual(0.95);
});

test('a cited document has one title and year on all pages', () => {
  const cited = Object.entries(Object.groupBy(sources, ({ url }) => url));
  const described = cited.map(
    ([url, same = []]) => [url, new Set(same.map(({ title, publisher, year }) => `${title}, ${publisher}, ${year}`))] as const,
  );
  expect(cited.length).toBeLessThan(sources.length);
  expect(described.filter(([, ways]) => ways.size > 1).map(([url, ways]) => [url, ...ways])).toEqual([]);
});
