import { editDistance } from './edit-distance.ts';
import { soundKey } from './sound-key.ts';
import { type Form, lettersOf, type Vocabulary } from './vocabulary.ts';

/** The terms that a part of a query may mean, with their likeness: 1 for the exact word. */
export type Matches = Map<number, number>;

/** Counts comparisons: a made-up query must not cost more than another. */
export type Work = { steps: number };

const soundsLike = 0.95;
const longerWord = 0.8;
// Too many words sound like a shorter key.
const longEnough = 5;

function put(matches: Matches, term: number, likeness: number): void {
  if ((matches.get(term) ?? 0) < likeness) matches.set(term, likeness);
}

/** Finds the exact word, or words that sound the same. */
function known(vocabulary: Vocabulary, text: string): Matches {
  const matches: Matches = new Map();
  const exact = vocabulary.byText.get(text);
  if (exact) put(matches, exact.term, 1);
  const key = soundKey(text);
  if (exact && key.length < longEnough) return matches;
  for (const form of vocabulary.byKey.get(key) ?? []) put(matches, form.term, key.length > 3 ? soundsLike : 0.85);
  return matches;
}

const maxEdits = [0, 0, 0, 0, 0.5, 0.75, 1, 1.5, 2];

const leastNear = 0.6;
// A term that is this much less like the word than the nearest one is left out.
const asNear = 0.12;

function bits(value: number): number {
  let left = value;
  let count = 0;
  for (; left; count++) left &= left - 1;
  return count;
}

const vowels = lettersOf('aeiou');
/** No edit of so few costs changes these letters into others: it saves the distances of nearly all words. */
const leastEdits = (changed: number) => 0.375 * bits(changed & ~vowels) + 0.25 * bits(changed & vowels);

// With or without an ending: 'potat' is 'pot', 'bleed' is 'bleeding'.
const longestEnding = 4;
const isEnding = (one: string, other: string, least: number) =>
  one.length >= least && other.length - one.length <= longestEnding && other.startsWith(one);

/** How like a form is; 0 where it is less than `least`. */
function nearness(text: string, key: string, form: Form, most: number, changed: number, least: number): number {
  if (isEnding(form.text, text, 4) || isEnding(text, form.text, 5) || isEnding(form.key, key, 6) || isEnding(key, form.key, 6))
    return longerWord - 0.02 * Math.abs(key.length - form.key.length);
  if (Math.abs(key.length - form.key.length) > 2 * most) return 0;
  const longer = Math.max(key.length, form.key.length);
  const start = key[0] === form.key[0] ? 0 : 0.1;
  // A little more than it takes, because these are fractions.
  const few = Math.min(most, (0.9 - start - least) * longer + 0.001);
  if (leastEdits(changed) > few) return 0;
  const edits = editDistance(key, form.key, few);
  return edits > few ? 0 : Math.max(0, 0.9 - edits / longer - start);
}

/** Finds words with a similar spelling. */
function near(vocabulary: Vocabulary, text: string, work: Work): Matches {
  const key = soundKey(text);
  const matches: Matches = key.length > longEnough ? new Map() : swapped(vocabulary, text);
  const most = maxEdits[Math.min(key.length, maxEdits.length - 1)] ?? 0;
  if (most === 0 || matches.size > 0) return matches;
  const letters = lettersOf(key);
  let nearest = 0;
  for (let length = Math.max(3, key.length - longestEnding); length <= key.length + longestEnding; length++) {
    const ending = Math.abs(length - key.length) > 2 * most;
    for (const form of vocabulary.byLength[length] ?? []) {
      work.steps += 1;
      const changed = form.letters ^ letters;
      if (ending ? form.key[0] !== key[0] : bits(changed) > 4 * most + 4) continue;
      const likeness = nearness(text, key, form, most, changed, Math.max(leastNear, nearest - asNear));
      if (likeness <= leastNear) continue;
      if (likeness > nearest) nearest = likeness;
      put(matches, form.term, likeness);
    }
  }
  return best(matches);
}

// Less than a word that sounds the same.
const swappedLetters = 0.82;

/** Finds the words of which two neighbouring letters are swapped, where a word is too short for other edits: 'pian', 'drad'. */
function swapped(vocabulary: Vocabulary, text: string): Matches {
  const matches: Matches = new Map();
  for (let at = 1; text.length >= 4 && at < text.length - 1; at++) {
    const form = vocabulary.byText.get(text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2));
    if (form) put(matches, form.term, swappedLetters);
  }
  return matches;
}

// Only the nearest few: a word that resembles many means none of them.
function best(matches: Matches): Matches {
  const top = Math.max(0, ...matches.values());
  return new Map([...matches].filter(([, likeness]) => likeness >= top - asNear).slice(0, 12));
}

/** Splits two words that were written as one. */
function split(vocabulary: Vocabulary, text: string): ReadonlyArray<Matches> {
  for (let at = 3; at <= text.length - 3; at++) {
    const halves = [text.slice(0, at), text.slice(at)];
    // A short half must be spelled exactly.
    if (halves.every((half) => vocabulary.byText.has(half) || (half.length > longEnough && known(vocabulary, half).size > 0)))
      return halves.map((half) => known(vocabulary, half));
  }
  return [];
}

/** Finds words that begin with an unfinished one. */
function begun(vocabulary: Vocabulary, text: string, work: Work): Matches {
  const matches: Matches = new Map();
  const key = soundKey(text);
  for (const form of vocabulary.byText.values()) {
    work.steps += 1;
    if (form.text.startsWith(text) || (key.length > 2 && form.key.startsWith(key))) put(matches, form.term, 0.85);
  }
  return matches;
}

// Each word of a composite also means the composite.
function withComposites({ composites }: Vocabulary, parts: ReadonlyArray<Matches>): ReadonlyArray<Matches> {
  for (const { parts: wanted, term } of composites) {
    const places = wanted.map((one) => parts.findIndex((part) => (part.get(one) ?? 0) >= 0.7));
    if (places.includes(-1) || new Set(places).size < places.length) continue;
    for (const at of places) put(parts[at] ?? new Map(), term, 1);
  }
  return parts;
}

/** The parts of a query as they were typed, and the matches of each. */
export type Read = { texts: ReadonlyArray<string>; parts: ReadonlyArray<Matches> };

/** Returns the parts of a query, in order; with an empty map for an unknown one. `typing` if its last word is unfinished. */
export function matchesOf(vocabulary: Vocabulary, words: ReadonlyArray<string>, work: Work, typing = false): Read {
  const parts: Matches[] = [];
  const texts: string[] = [];
  for (let at = 0; at < words.length; ) {
    // Known words are not joined: their composites cover them.
    const together = [3, 2]
      .filter((count) => !words.slice(at, at + count).every((word) => vocabulary.byText.has(word)))
      .map((count) => ({ count, text: words.slice(at, at + count).join('') }));
    const joined = together.find(
      ({ count, text }) => at + count <= words.length && text.length >= longEnough && known(vocabulary, text).size > 0,
    );
    const text = joined?.text ?? words[at] ?? '';
    at += joined?.count ?? 1;
    work.steps += 1;
    const exact = known(vocabulary, text);
    const unfinished = typing && at === words.length && text.length >= 2 ? begun(vocabulary, text, work) : new Map<number, number>();
    for (const [term, likeness] of exact) put(unfinished, term, likeness);
    if (unfinished.size > 0) {
      parts.push(unfinished);
      texts.push(text);
      continue;
    }
    const similar = near(vocabulary, text, work);
    const two = Math.max(0, ...similar.values()) < 0.7 ? split(vocabulary, text) : [];
    parts.push(...(two.length > 0 ? two : [similar]));
    // Two words that were written as one are known ones.
    texts.push(...(two.length > 0 ? two.map(() => '') : [text]));
  }
  return { texts, parts: withComposites(vocabulary, parts) };
}
