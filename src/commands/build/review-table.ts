import type { Reviewed } from '#checks/reviews.ts';

/** What stands in the built site in the place of src/content/reviews/review-of.ts: each page's review, found by its name. */
export function reviewTable(pages: ReadonlyArray<Reviewed>): string {
  const reviews = Object.fromEntries(pages.map(({ id, review }) => [id, review]));
  return `import { pageId } from '#content/review.ts';
const reviews = ${JSON.stringify(reviews)};
export const reviewOf = (page) => reviews[pageId(page)] ?? { state: 'awaiting review' };`;
}

/** A line for each page that was signed and is not as it was signed. */
export function lostSignatures(pages: ReadonlyArray<Reviewed>): ReadonlyArray<string> {
  return pages.flatMap(({ id, review: { state } }) => (state === 'signed' || state === 'awaiting review' ? [] : [`${id}: ${state}`]));
}
