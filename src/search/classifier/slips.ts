import { costOf } from '#search/edit-distance.ts';
import { soundKey } from '#search/sound-key.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const latin = /^[a-z]+$/;
// Shorter words are one slip away from too many.
const shortest = 5;
// A made-up query must not cost more than another.
const longest = 14;
const mostMended = 2;
// A vowel for a vowel, or a neighbour on the keyboard.
const nearest = 0.75;

type IsKnown = (word: string) => boolean;

/** The words that a word may have been meant as, the likeliest slip first: letters swapped, missing, too many, wrong. The first letter is never changed: it is seldom wrong. */
function slipsOf(word: string): ReadonlyArray<ReadonlyArray<string>> {
  const places = Array.from({ length: word.length - 1 }, (_, at) => at + 1);
  const letterAt = (at: number) => word[at] ?? '';
  const changed = (at: number, to: string, left: number) => word.slice(0, at) + to + word.slice(at + left);
  const mistaken = (at: number) => letters.filter((letter) => letter !== letterAt(at) && costOf(letterAt(at), letter) <= nearest);
  return [
    places.slice(0, -1).map((at) => changed(at, letterAt(at + 1) + letterAt(at), 2)),
    [...places, word.length].flatMap((at) => letters.map((letter) => changed(at, letter, 0))),
    places.map((at) => changed(at, '', 1)),
    places.flatMap((at) => mistaken(at).map((letter) => changed(at, letter, 1))),
  ];
}

function mended(word: string, isLearned: IsKnown): string {
  for (const slips of slipsOf(word)) {
    const known = slips.filter(isLearned);
    if (new Set(known.map(soundKey)).size > 1) return word;
    if (known[0] !== undefined) return known[0];
  }
  return word;
}

/**
 * Mends single slips in words that nobody knows, where only one word that the classifier has learned is that near: 'nubmer'. A name in two words,
 * such as 'mool vyadh', is known.
 */
export function withoutSlips(query: string, isKnown: IsKnown, isLearned: IsKnown): string {
  let left = mostMended;
  // Because of the group, words are at the odd places.
  const parts = query.split(/([\p{L}\p{M}\p{N}]+)/u);
  const saidAt = (at: number) => parts[at]?.toLowerCase() ?? '';
  const meantAt = (at: number) => {
    const word = saidAt(at);
    if (left === 0 || !latin.test(word) || word.length < shortest || word.length > longest) return word;
    if ([word, saidAt(at - 2) + word, word + saidAt(at + 2)].some(isKnown)) return word;
    left -= 1;
    return mended(word, isLearned);
  };
  return parts
    .map((part, at) => {
      const meant = at % 2 === 1 ? meantAt(at) : saidAt(at);
      return meant === saidAt(at) ? part : meant;
    })
    .join('');
}
