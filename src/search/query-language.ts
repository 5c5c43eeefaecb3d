import { soundKey } from './sound-key.ts';
import { wordsOf } from './words.ts';

// Scripts of India are blocks of 128.
const blockOf = (letter: string) => letter.charCodeAt(0) >> 7;

/** A page that was found: its name in English, and in the language. */
type Named = { name: string; translated: string };

/**
 * Whether a query is in a language: written in the letters of the language's own name, or with a word that sounds like one of the pages'
 * names in it ('pathri', पथरी) and is in none of their English names, as 'hernia' is.
 */
export function isWrittenIn({ name }: { name: string }, query: string, found: ReadonlyArray<Named>): boolean {
  if ([...query].some((letter) => /\p{L}/u.test(letter) && blockOf(letter) === blockOf(name))) return true;
  const keysOf = (names: ReadonlyArray<string>) => new Set(names.flatMap(wordsOf).map(soundKey));
  const [english, own] = [keysOf(found.map((page) => page.name)), keysOf(found.map(({ translated }) => translated))];
  return wordsOf(query)
    .map(soundKey)
    .some((key) => key.length > 2 && own.has(key) && !english.has(key));
}
