import { soundKey } from './sound-key.ts';
import { wordsOf } from './words.ts';

// Scripts of India are blocks of 128.
const blockOf = (letter: string) => letter.charCodeAt(0) >> 7;

/** A page that was found: its name in English, and in the language. */
type Named = { name: string; translated: string };

const keysOf = (text: string) => wordsOf(text).map(soundKey);

/** The pages whose name has a word of the query that none of their English names has: 'pathri' (पथरी), not 'hernia' (हर्निया). */
function namedBy(query: string, pages: ReadonlyArray<Named>): ReadonlyArray<Named> {
  const english = new Set(pages.flatMap(({ name }) => keysOf(name)));
  const asked = new Set(keysOf(query).filter((key) => key.length > 2 && !english.has(key)));
  return pages.filter(({ translated }) => keysOf(translated).some((key) => asked.has(key)));
}

/** A language, and those of the found pages that it has. */
type Candidate<Language> = { language: Language; pages: ReadonlyArray<Named> };

/**
 * The language of a query; undefined for English. It is one in whose letters the query is written, or with a word in one of its pages'
 * names that sounds like one of the query. Of several with the same letters, such as Hindi and Marathi, that with most such names.
 */
export function languageOfQuery<Language extends { name: string }>(
  query: string,
  candidates: ReadonlyArray<Candidate<Language>>,
): Language | undefined {
  const isInLettersOf = ({ name }: Language) => [...query].some((letter) => /\p{L}/u.test(letter) && blockOf(letter) === blockOf(name));
  const fitting = candidates
    .map(({ language, pages }) => ({ language, names: namedBy(query, pages).length }))
    .filter(({ language, names }) => names > 0 || isInLettersOf(language));
  return fitting.toSorted((one, other) => other.names - one.names)[0]?.language;
}
