import type { Texts } from './languages/texts.ts';
import type { ServicePage } from './service-page.ts';
import type { Treatment } from './treatment.ts';

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2026-11-20' as people read it: '20 November 2026'. */
export function dateAsRead(date: string): string {
  return day.format(new Date(date));
}

/** A text in another language than English, by the id of its English: 'treatments/fisures', 'symptoms/back-passage', 'triage', 'forms'. */
export type TranslatedText = { texts: Texts; of: string; treatment?: Treatment };

/** What a clinician signs: a page, or the rulebook behind every care card; in English or in another language. */
export type Signable = Treatment | ServicePage | 'triage' | TranslatedText;

/** Its name in reviews.json and at the desk: 'treatments/fisures', 'services/surgical-care', 'triage', 'hi/treatments/fisures'. */
export function pageId(page: Signable): string {
  if (page === 'triage') return page;
  if ('texts' in page) return `${page.texts.language.tag}/${page.of}`;
  return `${'group' in page ? 'treatments' : 'services'}/${page.link}`;
}

/** Who signed, when, and by when it is to be read again (YYYY-MM-DD). */
export type Review = { by: string; on: string; next: string };

/** The days of a whole page: those of the part that was read longest ago, and of the one that is due first. */
export function daysOfParts(parts: ReadonlyArray<Pick<Review, 'on' | 'next'>>): Pick<Review, 'on' | 'next'> {
  const earliest = (days: ReadonlyArray<string>) => days.toSorted()[0] ?? '';
  return { on: earliest(parts.map(({ on }) => on)), next: earliest(parts.map(({ next }) => next)) };
}

/** Only a page that is signed as it stands has a reviewer. Every state is worded for the practice's own lists. */
export type ReviewState =
  | ({ state: 'signed' } & Review)
  | { state: 'awaiting review' }
  | { state: 'changed since review' }
  | { state: 'signed by another doctor' };
