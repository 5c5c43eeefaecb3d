import type { Treatment } from './treatment.ts';

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The language to read a name or a text in, where it is not the page's: that of most of its letters. */
export const languageOf = (text: string): 'hi' | undefined =>
  count(text, /\p{Script=Devanagari}/gu) > count(text, /\p{Script=Latin}/gu) ? 'hi' : undefined;

// They tell no name from another: 'Whipple operation' says what 'Whipple surgery' says.
const empty = new Set(['', 'at', 'in', 'of', 'on', 'the', 'operation', 'procedure', 'surgery']);

// Without spelling, number and order: 'Hemorrhoids' is 'Haemorrhoids', and 'Cancer of the stomach' is 'Stomach cancer'.
const wordsOf = (name: string): ReadonlyArray<string> =>
  name
    .toLowerCase()
    .replaceAll('ae', 'e')
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !empty.has(word));

// Within a sentence; initials and the names of people keep their capital.
const inSentence = (name: string) => name.replace(/^(?!Whipple|Crohn)\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/**
 * The line under a page's name: what its name does not say, and the name in Devanagari, parted by a dot; two Latin names where
 * there is none in Devanagari. Empty where there is nothing to add.
 */
export function alsoCalled({ name, otherNames, subtitle }: Pick<Treatment, 'name' | 'otherNames' | 'subtitle'>): string {
  const inHindi = otherNames.filter(languageOf).slice(0, 1);
  if (subtitle !== undefined) return [subtitle, ...inHindi].join(' · ');
  const told = [wordsOf(name)];
  const names = otherNames.filter((other) => {
    const words = wordsOf(other);
    if (languageOf(other) || told.some((known) => words.every((word) => known.includes(word)))) return false;
    told.push(words);
    return true;
  });
  const shown = [...names.slice(0, 2 - inHindi.length).map(inSentence), ...inHindi];
  return shown.length > 0 ? `Also called ${shown.join(' · ')}` : '';
}

// 'आंत' and 'आँत', 'पैंक्रियाज' and 'पैंक्रियाज़', 'हाइडेटिड' and 'हाइडैटिड' are spellings of one word.
const spelledAlike = (name: string) =>
  ` ${name
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .replaceAll('ँ', 'ं')
    .replaceAll('ै', 'े')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()} `;

/** The names of a page in another language that its own name does not hold already: those are there for the search alone. */
export const namesBesides = (name: string, otherNames: ReadonlyArray<string>): ReadonlyArray<string> =>
  otherNames.filter((other) => !spelledAlike(name).includes(spelledAlike(other)));
