import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { reviewOf } from '#content/reviews/review-of.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';

const pages = [
  ...treatments.map((page) => [hrefOfTreatment(page), reviewOf(page).state] as const),
  ...servicePages.map((page) => [hrefOfService(page), reviewOf(page).state] as const),
];

test('only signed pages name a reviewer', () => {
  for (const [href, state] of pages) {
    const html = readFileSync(`dist/public${href}/index.html`, 'utf8');
    const named = /Reviewed by|Reviewer:|"reviewedBy"|"lastReviewed"/.test(html);
    expect([href, named, html.includes('Awaiting review')]).toEqual([href, state === 'signed', state !== 'signed']);
  }
});

test('neither Worker nor scripts contain the signature checks', () => {
  const scripts = [...globSync('dist/server/**/*.js'), ...globSync('dist/public/**/*.js')].map((file) => readFileSync(file, 'utf8'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const words of ['is not 16 hexadecimal digits', 'createHash', 'signed by another doctor'])
    expect([words, scripts.filter((script) => script.includes(words)).length]).toEqual([words, 0]);
});
