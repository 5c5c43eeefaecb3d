import { sheetsOf } from '#content/search/sheet-of.ts';
import type { SearchData } from '#content/search/types.ts';
import { prepare } from './index.ts';
import { tellingWords } from './reading.ts';
import { termsOf } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/**
 * The data without phrases that say again, in another language or order, what an earlier phrase of their page says, and without the sheets
 * that the search makes of the operations. Runs in the build.
 */
export function withoutRepeats(data: SearchData): SearchData {
  const { vocabulary, reading } = prepare(data);
  const spelled = new Set(data.sameWords.flatMap((line) => line.split(',').flatMap(wordsOf)));
  const meaningOf = (phrase: string) => {
    const words = wordsOf(phrase);
    const telling = tellingWords(words, reading);
    return termsOf(vocabulary, telling.length > 0 ? telling : words)
      .toSorted((one, other) => one - other)
      .join();
  };
  const sheets = new Set(sheetsOf(data).map(({ href }) => href));
  const own = data.findable.filter(({ href, words }) => words.length > 0 || !sheets.has(href));
  const findable = own.map((one) => {
    const said = new Set([meaningOf(one.name)]);
    const isNew = (phrase: string) => {
      const words = wordsOf(phrase);
      const repeats = said.has(meaningOf(phrase)) && words.every((word) => spelled.has(word) || reading.filler.has(word));
      said.add(meaningOf(phrase));
      for (const word of words) spelled.add(word);
      return !repeats;
    };
    return { ...one, words: one.words.filter(isNew) };
  });
  return { ...data, findable };
}
