import { whenClosed } from '#content/triage/card-words.ts';
import { type GroupId, groupTitles } from '#content/triage/groups.ts';

/** The words of cards beside their rows. */
export type CareWords = {
  title: string;
  call: (number: string) => string;
  callback: string;
  closed: string;
  groups: Readonly<Record<GroupId | 'more', string>>;
};

/** On English pages. */
export const englishCareWords: CareWords = {
  title: 'When to get help',
  call: (number) => `Call ${number}`,
  callback: 'Request a Callback',
  closed: whenClosed,
  groups: groupTitles,
};
