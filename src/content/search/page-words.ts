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
  later: 'The search cannot answer at the moment',
  azTitle: 'A to Z',
  azIntro: 'Every illness, operation and service that has a page here, by each of its names.',
  otherScripts: 'हिन्दी, मराठी',
} as const;
