import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findTreatment } from '#content/catalogue.ts';
import { doctorName } from '#content/contact-links.ts';
import { pageId } from '#content/review.ts';
import { hashOf } from '#content/reviews/page-hash.ts';
import { reviewOf } from '#content/reviews/review-of.ts';
import type { Treatment } from '#content/treatment.ts';
import { TreatmentArticle } from '#sections/treatment/treatment-article.tsx';

/** The page as it is shown when these words were signed. */
function shown(treatment: Treatment, signed?: Treatment): string {
  const entry = signed && { page: pageId(signed), hash: hashOf(signed), by: doctorName, on: '2026-11-20', next: '2027-11-20', remarks: '' };
  const review = reviewOf(treatment, entry ? [entry] : []);
  return renderToStaticMarkup(createElement(TreatmentArticle, { treatment, review }));
}

test('a page names a reviewer only when signed as it stands', () => {
  const page = findTreatment('fisures');
  if (!page) throw new Error('There is no page about fissures.');
  // What is said of the review in a page's whole text.
  const said = (html: string) =>
    ['Awaiting review', `Reviewed by ${doctorName}`, `Reviewer: ${doctorName}`, doctorName, 'data-due="2027-11-20"'].filter((words) =>
      html.includes(words),
    );
  expect(said(shown(page, page))).toEqual([`Reviewed by ${doctorName}`, `Reviewer: ${doctorName}`, doctorName, 'data-due="2027-11-20"']);
  const changed = { ...page, deciding: `${page.deciding} Or not.` };
  expect(said(shown(changed, page))).toEqual(['Awaiting review']);
  expect(said(shown(page))).toEqual(['Awaiting review']);
});
