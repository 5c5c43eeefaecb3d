import { whenClosed } from '#content/triage/card-words.ts';
import { type FoldId, groupTitles } from '#content/triage/groups.ts';
import type { VisitWay } from '#sections/visit/visit-line.tsx';

/** The words of cards beside their rows. */
export type CareWords = {
  title: string;
  call: (number: string) => string;
  callback: string;
  closed: string;
  /** What a visit is like, in one line. */
  visit?: VisitWay;
  groups: Readonly<Record<FoldId, string>>;
};

/** On English pages. */
export const englishCareWords: CareWords = {
  title: 'When to get help',
  call: (number) => `Call ${number}`,
  callback: 'Request a Callback',
  closed: whenClosed,
  groups: groupTitles,
};
