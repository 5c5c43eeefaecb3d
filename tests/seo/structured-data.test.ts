import { expect, test } from 'vitest';
import { casesPageCases } from '#content/cases.ts';
import { findTreatment, treatments } from '#content/catalogue.ts';
import { doctorName } from '#content/contact-links.ts';
import type { ReviewState } from '#content/review.ts';
import { servicePages } from '#content/service-catalogue.ts';
import type { Treatment } from '#content/treatment.ts';
import { treatmentIndex } from '#content/treatment-index.ts';
import { hoursSpecification } from '#seo/structured-data/clinic.ts';
import { scriptText } from '#seo/structured-data/graph.ts';
import { blogGraph, casesGraph, overviewGraph } from '#seo/structured-data/pages/lists.ts';
import { serviceGraph, treatmentGraph } from '#seo/structured-data/pages/medical-pages.ts';
import { postGraph } from '#seo/structured-data/pages/post-page.ts';
import { aboutGraph, callbackGraph, contactGraph, homeGraph, plainGraph } from '#seo/structured-data/pages/practice-pages.ts';
import { nineToFive, twoSessions } from '#tests/hours.ts';
import { nodeOf, nodeProblems, readGraph } from './graph-checks.ts';

const unsigned: ReviewState = { state: 'awaiting review' };
const page = { title: 'A page', path: '/page' };
const post = {
  title: 'Fatty liver',
  category: 'Liver',
  photo: '/media/0-1abc?post=1&size=640',
  href: '/blog/Fatty%20liver',
  publishedAt: '2026-03-19T09:00:00+05:30',
  updatedAt: '2026-07-08T10:00:00+05:30',
} as const;

function treatment(link: string): Treatment {
  const found = findTreatment(link);
  if (!found) throw new Error(`no treatment ${link}`);
  return found;
}

test('every kind of page has valid structured data', () => {
  const graphs = [
    homeGraph,
    aboutGraph,
    contactGraph(page),
    callbackGraph(page),
    plainGraph(page),
    casesGraph(page, casesPageCases),
    overviewGraph(page, treatmentIndex),
    blogGraph(page, [post]),
    postGraph(post, 'What it is.'),
    ...treatments.map((entry) => treatmentGraph(entry, unsigned)),
    ...servicePages.map((entry) => serviceGraph(entry, unsigned)),
  ];
  expect(graphs.flatMap((graph) => readGraph(graph).problems)).toEqual([]);
});

test('search engines are told each session with its days', () => {
  const closed = { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' };
  const said = (hours: typeof nineToFive) =>
    hoursSpecification(hours).map((node) => {
      expect(nodeProblems(node)).toEqual([]);
      const { '@type': _, ...rest } = node;
      return rest;
    });
  const [first, ...others] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  expect(said(nineToFive)).toEqual([{ dayOfWeek: [first, ...others], opens: '09:00', closes: '17:00' }, closed]);
  expect(said(twoSessions)).toEqual([
    { dayOfWeek: ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'], opens: '10:00', closes: '13:00' },
    { dayOfWeek: ['Monday', 'Tuesday', 'Thursday', 'Friday'], opens: '17:00', closes: '21:00' },
    closed,
  ]);
});

test('the structured-data check reports wrong types, properties and ratings', () => {
  expect(nodeProblems({ '@type': 'Sugeon' })).toHaveLength(1);
  expect(nodeProblems({ '@type': 'Person', name: 'A', telephoneNumber: '1' })).toEqual(["/Person has no property 'telephoneNumber'"]);
  expect(nodeProblems({ '@type': 'Person', name: 'A', worksFor: { '@type': 'Person', name: 'B' } })).toEqual([
    '/Person.worksFor takes no Person',
  ]);
  expect(nodeProblems({ '@type': 'ListItem', name: 'A' })).toEqual(['/ListItem lacks position']);
  expect(nodeProblems({ '@type': 'MedicalEntity', relevantSpecialty: 'https://schema.org/Gastro' })).toHaveLength(1);
  expect(nodeProblems({ '@type': 'Organization', aggregateRating: { '@type': 'AggregateRating' } })).toHaveLength(1);
});

test('structured data has illnesses as MedicalCondition, operations as SurgicalProcedure', () => {
  const gallstones = treatmentGraph(treatment('gallbladderstones'), unsigned);
  expect(nodeOf(gallstones, 'MedicalCondition')).toMatchObject({
    code: { codeValue: 'K80', codingSystem: 'ICD-10' },
    associatedAnatomy: [{ name: 'Gallbladder' }, {}, {}],
    potentialAction: { '@type': 'ReserveAction', target: { urlTemplate: expect.stringContaining('/callback/about/gallbladderstones') } },
  });
  const whipple = treatmentGraph(treatment('whilesurgery'), unsigned);
  expect(nodeOf(whipple, 'MedicalCondition')).toBeUndefined();
  expect(nodeOf(whipple, 'SurgicalProcedure')).toMatchObject({
    howPerformed: expect.stringMatching(/^Through one long cut .* about 6 hours\.$/),
  });
  expect(nodeOf(treatmentGraph(treatment('livermass'), unsigned), 'MedicalCondition')).not.toHaveProperty('code');
});

test('structured data does not list doing nothing as a treatment', () => {
  for (const entry of treatments) {
    const idle = entry.treatment.details.find(({ withoutTreatment }) => withoutTreatment);
    const possible = nodeOf(treatmentGraph(entry, unsigned), 'MedicalCondition')?.possibleTreatment as
      | ReadonlyArray<{ name: string }>
      | undefined;
    expect(possible?.map(({ name }) => name) ?? []).not.toContain(idle?.title);
  }
});

test('structured data shows figure values without source marks', () => {
  const entry = treatment('gallbladderstones');
  const [[key, figure] = ['', undefined]] = Object.entries(entry.evidence.figures);
  const marked = { ...entry, symptoms: [`Pain for more than {${key}} [nice].`], tests: [{ title: 'Scan [nice]', details: '' }] };
  expect(nodeOf(treatmentGraph(marked, unsigned), 'MedicalCondition')).toMatchObject({
    signOrSymptom: [{ name: `Pain for more than ${figure?.value}` }],
    typicalTest: [{ name: 'Scan' }],
  });
});

test("only a signed page's structured data claims a review", () => {
  const entry = treatment('gallbladderstones');
  const [service] = servicePages;
  if (!service) throw new Error('no service page');
  for (const review of [unsigned, { state: 'changed since review' }] as const)
    for (const graph of [treatmentGraph(entry, review), serviceGraph(service, review)])
      expect(graph).not.toMatch(/reviewedBy|lastReviewed/);
  const signed = { state: 'signed', by: doctorName, on: '2026-11-25', next: '2028-11-25' } as const;
  for (const told of [treatmentGraph(entry, signed), serviceGraph(service, signed)].map((graph) => nodeOf(graph, 'MedicalWebPage')))
    expect(told).toMatchObject({ lastReviewed: '2026-11-25', reviewedBy: { '@id': expect.stringMatching(/#doctor$/) } });
});

test('structured data describes a post with author, dates and pictures', () => {
  expect(nodeOf(postGraph(post, 'What it is.'), 'BlogPosting')).toMatchObject({
    headline: 'Fatty liver',
    datePublished: '2026-03-19T09:00:00+05:30',
    dateModified: '2026-07-08T10:00:00+05:30',
    publisher: { '@id': expect.stringMatching(/#clinic$/) },
    articleSection: 'Liver',
    image: [1200, 900, 675].map((height) => expect.stringMatching(new RegExp(`^https://[^/]+/media/.*&size=1200x${height}$`))),
  });
});

test('structured data gives the last breadcrumb no address', () => {
  const crumbs = nodeOf(postGraph(post, ''), 'BreadcrumbList')?.itemListElement as ReadonlyArray<Record<string, unknown>>;
  expect(crumbs.map(({ position, item }) => [position, item !== undefined])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ]);
  expect(nodeOf(homeGraph, 'BreadcrumbList')).toBeUndefined();
});

test("structured data escapes a post's text", () => {
  const hostile = '</script><script>alert(1)</script><!--\u2028\u2029<script';
  const told = postGraph({ ...post, title: hostile, category: hostile }, hostile);
  expect(told).not.toMatch(/[<\u2028\u2029]/);
  expect(nodeOf(told, 'BlogPosting')?.headline).toBe(hostile);
  expect(scriptText('<\u2028')).toBe('"\\u003c\\u2028"');
});
