import type { PageKind } from './types.ts';

/** What a result is, over its name. */
export const kindLabels: Readonly<Record<PageKind, string>> = {
  treatment: 'Illness or operation',
  service: 'How we work',
  complaint: 'What do you feel?',
  practice: 'The practice and this site',
  sheet: 'Sheet to print',
  cost: 'Cost',
  after: 'After the operation',
  article: 'Article',
};

/** The row that answers when one may do what again after an operation. */
export const againWords = { name: 'After', about: 'When you may bathe, drive, work, lift and fly again.' } as const;

/** What the page of the search and the A to Z say. */
export const searchPageWords = {
  title: 'Search',
  intro: 'Write it as you say it, in English, Hindi or Marathi.',
  found: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  notOurs: 'Not treated here',
  maybe: 'Or do you mean something else?',
  nothing: 'We found nothing for this',
  tryAgain:
    'Try one word, such as the part of the body or the name in your report. Or ring us: we tell you whether we can help, and whom to see if not.',
  mentioned: 'Mentioned on',
  mentionedIntro: 'We are not sure that this is what you look for: the word is on these pages.',
  ways: 'Where most questions are answered',
  waysIntro: 'We do not know whether one of these answers yours.',
  help: 'Call 112 or 108, or go to the nearest emergency department.',
  helpSigns: 'Do not wait with:',
  later: 'The search cannot answer at the moment',
  tryLater: 'Search again in a few minutes, or ring us.',
  examplesTitle: 'For example',
  examples: [
    { name: 'A complaint', queries: ['pain after meals', 'latrine mein khoon', 'पेट में जलन'] },
    { name: 'An illness', queries: ['pathri', 'hernia', 'मूळव्याध'] },
    { name: 'An operation', queries: ['gallbladder operation cost', 'getting ready for hernia surgery'] },
    { name: 'The practice', queries: ['open on Sunday', 'how to reach', 'cashless'] },
  ],
  azTitle: 'A to Z',
  azIntro: 'Every illness, operation and service that has a page here, by each of its names.',
  up: 'Up',
  /** All names in these letters are Hindi. */
  otherScripts: 'हिन्दी',
} as const;
