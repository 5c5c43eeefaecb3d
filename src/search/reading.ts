import type { SearchData } from '#content/search/types.ts';
import { soundKey } from './sound-key.ts';
import { inOneSpelling, wordsOf } from './words.ts';

const longFiller = 6;

/** How the words of a text are read. */
export type Reading = {
  filler: ReadonlySet<string>;
  /** How longer fillers sound: 'tomorow' is one. */
  fillerSounds: ReadonlySet<string>;
  /** Words of grammar that mean something together: 'how much is', 'kitne ka'. */
  joined: ReadonlySet<string>;
  everyday: ReadonlySet<string>;
  elsewhere: ReadonlySet<string>;
  animals: ReadonlySet<string>;
  ofAnimals: ReadonlySet<string>;
};

/** Returns the words without fillers, in which those that mean something together are one. */
export function tellingWords(words: ReadonlyArray<string>, { filler, joined }: Pick<Reading, 'filler' | 'joined'>): ReadonlyArray<string> {
  const telling: string[] = [];
  // 'How much water' asks for no price.
  const followsNothing = (at: number) => at >= words.length || filler.has(words[at] ?? '');
  for (let at = 0; at < words.length; ) {
    const together = [3, 2].find(
      (count) =>
        at + count <= words.length &&
        joined.has(words.slice(at, at + count).join('')) &&
        (words[at] !== 'how' || followsNothing(at + count)),
    );
    const word = together ? words.slice(at, at + together).join('') : (words[at] ?? '');
    if (together || !filler.has(word)) telling.push(word);
    at += together ?? 1;
  }
  return telling;
}

/** How the words of queries and of phrases are read with this data. */
export function readingOf(data: SearchData): Reading {
  const filler = new Set(everyWord(data.filler));
  const joined = new Set(
    data.sameWords.flatMap((line) =>
      line.split(',').flatMap((form) => {
        const words = wordsOf(form);
        // Written with a hyphen, they are one thing though only one of them is filler: 'sir dard' has nothing to do with a gentleman.
        return form.includes('-') || words.every((word) => filler.has(word)) ? [words.join('')] : [];
      }),
    ),
  );
  return {
    filler,
    fillerSounds: new Set([...filler].filter((word) => word.length >= longFiller).map(soundKey)),
    joined,
    everyday: new Set(everyWord(data.everyday)),
    elsewhere: new Set(data.elsewhere.split(/\s+/).map((words) => wordsOf(words).join(''))),
    animals: new Set(spelledWords(data.animals)),
    ofAnimals: new Set(spelledWords(data.ofAnimals)),
  };
}

export function everyWord(text: string): ReadonlyArray<string> {
  return text.split(/\s+/).flatMap(wordsOf);
}

const spelledWords = (text: string) => inOneSpelling(text).split(/\s+/).filter(Boolean);
