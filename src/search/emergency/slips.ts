import { editDistance } from '#search/edit-distance.ts';
import { soundKey } from '#search/sound-key.ts';

/** Words, and their misspellings that lack one letter. */
type Slips = { words: ReadonlySet<string>; lacking: ReadonlySet<string> };

const shortestSlip = 3;
const lackingOne = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Prepares words, so that their slips are found at once. */
export function slipsOf(words: Iterable<string>): Slips {
  const all = new Set(words);
  return { words: all, lacking: new Set([...all].flatMap((word) => (word.length > shortestSlip ? lackingOne(word) : []))) };
}

/** An English word with its usual endings: 'walked', 'washing'. Others as they are. */
export const withEndings = (word: string): ReadonlyArray<string> =>
  /^[a-z]{3,}$/.test(word) ? [word, `${word}s`, ...['ed', 'ing'].map((end) => word.replace(/e$/, '') + end)] : [word];

/** Whether a word is one of these, with a letter missing or twice, or with two neighbours swapped. */
export function isSlipOf({ words, lacking }: Slips, word: string): boolean {
  if (words.has(word) || lacking.has(word)) return true;
  return Array.from(word).some((letter, at) => {
    const [before, after, next] = [word.slice(0, at), word.slice(at + 1), word[at + 1] ?? ''];
    return (letter === next && words.has(before + after)) || (next !== '' && words.has(before + next + letter + word.slice(at + 2)));
  });
}

/** Names, by their slips and by how they sound. */
export type Names = { slips: Slips; keys: ReadonlyArray<string> };

const longEnough = 5;
const mostEdits = 1.5;
const ending = /(?:i?ng?|e?d|s)$/;

export const readNames = (names: ReadonlyArray<string>): Names => ({
  slips: slipsOf(names),
  keys: names.map(soundKey).filter((key) => key.length >= longEnough),
});

/** Whether a word sounds as much like one of the names as like any of these roots of signs, with an ending or without: 'despandey'. */
export function isLikeName({ keys }: Names, word: string, roots: ReadonlyArray<{ key: string }>): boolean {
  const key = soundKey(word);
  const stem = key.replace(ending, '');
  const least = Math.min(mostEdits, ...roots.flatMap((root) => [editDistance(key, root.key), editDistance(stem, root.key)]));
  return keys.some((name) => Math.abs(name.length - key.length) <= 2 * least && editDistance(key, name, least) <= least);
}

/** Whether two words' consonants are the same but for one, or for two that changed places: cheaper to see than their distance. */
export function isOneApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const rest = Math.max(end, otherEnd) - start;
  return rest < 2 || (rest === 2 && one[start] === other[start + 1] && one[start + 1] === other[start]);
}
