import type { KeyRing } from '#encryption/keys.ts';
import {
  addressOf,
  digestOf,
  digitsOf,
  fewestDigits,
  lettersOf,
  mostDigits,
  mostLastDigits,
  mostWords,
  shortestOf,
  soundsOf,
  type Term,
  wordsOf,
} from '#requests/seal.ts';

/**
 * Returns what was typed into a search as digests: one list for each word, in it every digest that the word may be stored under (as a name
 * and by its sound, as the part of an e-mail before the @, as the first and the last digits of a number), of each key of the ring. A request is found when it has one of every list. Empty when nothing was typed that can be looked for.
 */
export async function digestsOfQuery(ring: KeyRing, typed: string): Promise<ReadonlyArray<ReadonlyArray<string>>> {
  const digestsOf = (word: ReadonlyArray<Term>) => Promise.all(ring.flatMap((key) => word.map((term) => digestOf(key, term))));
  return Promise.all(termsOf(typed).map(digestsOf));
}

/** Each word that was typed, as the terms that it may mean. */
function termsOf(typed: string): ReadonlyArray<ReadonlyArray<Term>> {
  // A number is typed with anything between its digits; a name has none.
  if (!/\p{L}/u.test(typed)) return numberTerms(digitsOf(typed));
  const parts = typed.split(/\s+/);
  const all = wordsOf(typed);
  return parts
    .flatMap((part): ReadonlyArray<ReadonlyArray<Term>> => {
      if (part.includes('@')) return [[['email', addressOf(part)]]];
      const digits = /\p{L}/u.test(part) ? '' : digitsOf(part);
      return digits.length >= fewestDigits
        ? numberTerms(digits)
        : wordsOf(part).map((word) => [['email', addressOf(part)], ...nameTerms(word, all)]);
    })
    .slice(0, mostWords);
}

/** The terms that a word may mean that was typed as one of these. */
const nameTerms = (word: string, among: ReadonlyArray<string>): ReadonlyArray<Term> => [
  ['name', word],
  ...soundsOf(word).map((sound): Term => ['sound', sound]),
  ...(lettersOf(word).length < shortestOf(word) ? among.map((other): Term => ['with an initial', `${other} ${word}`]) : []),
];

function numberTerms(digits: string): ReadonlyArray<ReadonlyArray<Term>> {
  if (digits === '') return [];
  const ends: ReadonlyArray<Term> = digits.length >= fewestDigits && digits.length <= mostLastDigits ? [['last digits', digits]] : [];
  const begins: ReadonlyArray<Term> = digits.length >= fewestDigits && digits.length <= mostDigits ? [['first digits', digits]] : [];
  return [[['phone', digits], ...ends, ...begins]];
}
