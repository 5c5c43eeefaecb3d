import type { DeskPageText } from '#content/reviews/desk-page.ts';

const inWords = /\[(https:\/\/[^\]]+)\]/;

/** The numbers of a page's sources, in the order in which its parts cite them. */
export type Numbers = ReadonlyMap<string, number>;

export function numbersOf({ parts }: Pick<DeskPageText, 'parts'>): Numbers {
  const cited = parts.flatMap(({ blocks }) => blocks.flatMap(({ words, translated }) => [words, translated?.words ?? ''].flatMap(urlsIn)));
  return new Map([...new Set(cited)].map((url, at) => [url, at + 1]));
}

function urlsIn(words: string): ReadonlyArray<string> {
  return words.split(inWords).filter((_, at) => at % 2 === 1);
}

/** A stretch of a block: words, or a source with its number. */
export type Stretch = { text: string; url?: string };

/** Splits a block's words at its sources. A source that the page no longer has is named by its host. */
export function stretchesOf(words: string, numbers: Numbers): ReadonlyArray<Stretch> {
  return words
    .split(inWords)
    .map((text, at): Stretch => (at % 2 === 0 ? { text } : { text: `[${numbers.get(text) ?? new URL(text).host}]`, url: text }))
    .filter(({ text }) => text !== '');
}

/** A block's words as a reader sees them. */
export const shownWords = (words: string, numbers: Numbers): string =>
  stretchesOf(words, numbers)
    .map(({ text }) => text)
    .join('');
