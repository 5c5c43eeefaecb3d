import type { Urgency } from './triage/rule.ts';

/** A published document that a page leans on. Each page numbers its own sources in the order in which its text cites them. */
export type Source = {
  title: string;
  publisher: string;
  /** Year of the edition that was used; null when the page shows no date. */
  year: number | null;
  url: `https://${string}`;
  /** The day on which the facts taken from it were last compared with it (YYYY-MM-DD). */
  checkedOn: `${number}-${number}-${number}`;
} & Basis;

/**
 * What of it was read on that day: all of it, its abstract only, a part of the document itself (which), a copy or full account
 * of it elsewhere (named), or nothing that anyone can vouch for. It says nothing of a doctor's review.
 */
export type Basis = { basis: 'full' | 'abstract' | 'to-check' } | { basis: 'part'; part: string } | { basis: 'copy'; copy: string };

/** A number that the text may show, with the source that carries it: `{ value: '20 in 100 people', source: 'niddk' }`. */
export type Figure = { value: string; source: string };

export type Evidence = {
  sources: Readonly<Record<string, Source>>;
  figures: Readonly<Record<string, Figure>>;
};

/**
 * What a reader should do and how fast; the same rows feed the page, the callback form and the print sheet. A page makes
 * its card from the rulebook (`cardOf` in triage.ts). Same day and within days may be empty, but not both.
 */
export type CareCard = Readonly<Record<Urgency, ReadonlyArray<string>>>;

/** What stands over each list of a care card; a post of the blog is told apart by the same words. */
export const urgencyHeadings = {
  emergency: 'Call 112 or 108, or go to the nearest emergency department, if:',
  'same-day': 'Call us, or see a doctor, today if:',
  'within-days': 'Call us, or see a doctor, in the next day or two if:',
  routine: 'Book a visit if:',
} as const satisfies Record<Urgency, string>;
