import type { Index } from './index.ts';
import { inOneSpelling } from './words.ts';

// 'Kutryala', म्हशीचे.
const ending = /(?:chya|cha|chi|che|la|na|ne|ni|च्या|चा|ची|चे|चं|ला|ना|नी|ने|ंना|ंनी|ंचे|ंच्या)$/;

/** Whether a query is about an animal: it names one, and neither what is eaten of it nor what people catch from it. */
export function isAboutAnimal({ reading: { animals, ofAnimals } }: Index, query: string): boolean {
  const words = inOneSpelling(query).match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => animals.has(word) || animals.has(word.replace(ending, ''))) && !words.some((word) => ofAnimals.has(word));
}
