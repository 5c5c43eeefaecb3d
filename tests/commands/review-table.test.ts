import { expect, test } from 'vitest';
import { lostSignatures, reviewTable } from '#commands/build/review-table.ts';
import { treatments } from '#content/catalogue.ts';
import { pageId, type ReviewState } from '#content/review.ts';
import type { reviewOf } from '#content/reviews/review-of.ts';

const signed: ReviewState = { state: 'signed', by: 'Dr. A', on: '2026-11-25', next: '2028-11-25' };
const pages = [
  { id: 'treatments/fisures', name: 'Anal fissure', review: signed },
  { id: 'treatments/polyps', name: 'Stomach polyps', review: { state: 'changed since review' } },
  { id: 'triage', name: 'Rulebook', review: { state: 'awaiting review' } },
] as const;

test('the built site finds a page’s review by its name', () => {
  const [imported, ...rest] = reviewTable(pages).split('\n');
  expect(imported).toBe("import { pageId } from '#content/review.ts';");
  const built: typeof reviewOf = new Function('pageId', rest.join('\n').replace('export const reviewOf =', 'return'))(pageId);
  expect(Object.fromEntries(treatments.map((page) => [page.link, built(page).state]))).toMatchObject({
    fisures: 'signed',
    polyps: 'changed since review',
    livercysts: 'awaiting review',
  });
});

test('the build names a page that lost its signature', () => {
  expect(lostSignatures(pages)).toEqual(['treatments/polyps: changed since review']);
});
