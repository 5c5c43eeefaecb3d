import type { Index } from './index.ts';
import { inOneSpelling } from './words.ts';

// 'Kutryala', म्हशीचे.
const ending = /(?:chya|cha|chi|che|la|na|ne|ni|च्या|चा|ची|चे|चं|ला|ना|नी|ने|ंना|ंनी|ंचे|ंच्या)$/;

// 'Gaayicha' is written as it is heard.
const short = (word: string) => word.replace(/([aeiou])\1+/g, '$1');
const shortened = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** The names of animals with each long vowel once. */
function shortNames(animals: ReadonlySet<string>): ReadonlySet<string> {
  const known = shortened.get(animals) ?? new Set([...animals].map(short));
  shortened.set(animals, known);
  return known;
}

/** Whether a query is about an animal: it names one, and neither what is eaten of it nor what people catch from it. */
export function isAboutAnimal({ reading: { animals, ofAnimals } }: Index, query: string): boolean {
  const words = inOneSpelling(query).match(/[\p{L}\p{M}]+/gu) ?? [];
  const names = shortNames(animals);
  const isAnimal = (word: string) => animals.has(word) || animals.has(word.replace(ending, '')) || names.has(short(word));
  return words.some(isAnimal) && !words.some((word) => ofAnimals.has(word));
}
