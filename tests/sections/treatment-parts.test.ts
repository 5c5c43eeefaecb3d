import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cases } from '#content/cases.ts';
import { findTreatment } from '#content/catalogue.ts';
import type { Picture } from '#content/picture.ts';
import { findService } from '#content/service-catalogue.ts';
import type { ServicePage } from '#content/service-page.ts';
import type { Treatment } from '#content/treatment.ts';
import { exampleNotice } from '#content/when-may-i.ts';
import { ServiceArticle } from '#sections/treatment/service-article.tsx';
import { TreatmentArticle } from '#sections/treatment/treatment-article.tsx';

const waiting = { state: 'awaiting review' } as const;
const page: Treatment = findTreatment('gallbladderstones') ?? expect.fail('There is no page about gallstones.');
const shown = (treatment: Treatment) => renderToStaticMarkup(createElement(TreatmentArticle, { treatment, review: waiting }));
const places = (html: string, ...words: ReadonlyArray<string>) => words.map((each) => html.indexOf(each));
const rising = (numbers: ReadonlyArray<number>) => numbers.every((number, at) => number > (numbers[at - 1] ?? -1));

const disease: Picture = {
  src: '/images/cases/case-1.svg',
  width: 600,
  height: 450,
  alt: 'Stones in a bag.',
  caption: 'What the stones do.',
};
const operation: Picture = {
  ...disease,
  src: '/images/cases/case-0.svg',
  caption: 'Step by step.',
  frames: ['Four small cuts', 'The duct is seen', 'Both are closed', 'The bag comes out'],
};

test('a page is read in the order of a worried person', () => {
  const ids = [
    'in-short',
    'when-to-get-help',
    'treatment',
    'symptoms',
    'tests',
    'preparing',
    'hospital',
    'questions',
    'causes',
    'references',
  ];
  expect(places(shown(page), ...ids.map((id) => `id="${id}"`)).every((at) => at > 0)).toBe(true);
  expect(rising(places(shown(page), ...ids.map((id) => `id="${id}"`)))).toBe(true);
});

test('the pictures stand between the signs and the choices', () => {
  const html = shown({ ...page, images: [disease, operation] });
  expect(
    rising(places(html, 'id="when-to-get-help"', disease.src, operation.src, 'Four small cuts', 'id="treatment"', 'id="symptoms"')),
  ).toBe(true);
  expect(html).toMatch(/<ol[^>]*>(?:<li>[^<]+<\/li>){4}<\/ol>/);
  expect(html).toMatch(/<img[^>]*alt="Stones in a bag\."[^>]*height="450"[^>]*loading="lazy"[^>]*width="600"/);
});

// Beside its own.
test('a page shows the drawings of its cases', () => {
  expect(shown(page)).toContain(cases[0].image);
  const withOwn = shown({ ...page, images: [{ ...operation, src: '/images/own.svg' }] });
  expect([withOwn.includes('/images/own.svg'), withOwn.includes(cases[0].image)]).toEqual([true, true]);
});

test('an answer that is an example says so', () => {
  expect(shown(page)).toContain(exampleNotice);
  const { operations: _, ...without } = page;
  expect(shown(without)).not.toContain(exampleNotice);
});

test('a cell without a good figure says so', () => {
  const [first, ...others] = page.treatment.details;
  const details = [{ ...first, compare: { ...first?.compare, nights: null } }, ...others] as Treatment['treatment']['details'];
  const gaps = (html: string) => html.split('no good figure').length;
  expect(first?.compare?.nights).not.toBeNull();
  expect(gaps(shown({ ...page, treatment: { ...page.treatment, details } }))).toBe(gaps(shown(page)) + 1);
});

test('medicines and special cases are shown where given', () => {
  const html = shown({
    ...page,
    medicines: [{ title: 'Diclofenac', details: 'For an attack.' }],
    others: [{ title: 'In pregnancy', details: 'Ask.' }],
  });
  expect(rising(places(html, 'For an attack.', 'In pregnancy', 'id="references"'))).toBe(true);
});

test('a service page shows its choices where given', () => {
  const service: ServicePage = findService('surgical-care') ?? expect.fail('There is no page about surgical care.');
  const html = (changed: ServicePage) => renderToStaticMarkup(createElement(ServiceArticle, { service: changed, review: waiting }));
  const full = html({
    ...service,
    aims: 'It helps you to choose.',
    options: [{ title: 'Wait', description: 'You wait.', benefits: 'No cut.', risks: 'Pain.', recovery: 'None.' }],
    uncertainties: ['We do not know.'],
    deciding: 'Weigh both.',
    support: [{ name: 'A helpline', url: 'https://www.nhs.uk/help/' }],
  });
  expect(rising(places(full, 'It helps you', 'You wait.', 'Weigh both.', 'We do not know.', 'id="questions"', 'A helpline'))).toBe(true);
});

test('a choice that depends on the person leads to its sheet', () => {
  expect(shown(page)).toContain('href="/what-matters/gallbladderstones"');
  expect(shown({ ...page, link: 'livercysts' })).not.toContain('/what-matters/');
});
