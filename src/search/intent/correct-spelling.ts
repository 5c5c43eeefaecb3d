import { careWords } from '#content/search/care-words.ts';
import { otherDoctors } from '#content/search/other-doctors.ts';
import { certainlyOther, otherWorlds, things } from '#content/search/other-worlds.ts';
import { otherTrades, plainWords } from '#content/search/plain-words.ts';
import { practiceWords } from '#content/search/practice-words.ts';
import { isAboutAnimal } from '#search/animals.ts';
import { editDistance } from '#search/edit-distance.ts';
import { type Answer, find, type How } from '#search/find.ts';
import type { Index } from '#search/index.ts';
import { lettersOf } from '#search/vocabulary.ts';
import { visibleText, wordsOf } from '#search/words.ts';
import { careTable } from './care-intent.ts';
import { withoutNegated } from './negation.ts';
import { isPlain, practiceTable } from './read-words.ts';
import { spoken } from './word-table.ts';

// What is written behind a word without a gap, and what may stand before one.
const short: ReadonlySet<string> = new Set(
  'se ke ki ka ko me mein la ne na te to in is at of on my for and the with pe par hai cha chi che chya tun hun var ani not no ct'.split(
    ' ',
  ),
);
const latin = /^[a-z]+$/;
const spaces = /[\s-]+/;
const shortestPart = 3;
const shortestSaid = 4;
const shortestJoined = 6;
const longestJoined = 24;
// A made-up query must not cost more than another.
const mostMended = 4;
const shortestSlip = 5;
const longWord = 8;
const slipOfLong = 1.75;
const slipOfShort = 1;

const lists: ReadonlyArray<string> = [
  ...Object.values(practiceWords),
  ...Object.values(careWords),
  plainWords,
  otherTrades,
  otherWorlds,
  certainlyOther,
  things,
  ...Object.values(otherDoctors),
];
const written: ReadonlySet<string> = new Set(lists.flatMap((each) => each.split(spaces)).filter((word) => latin.test(word)));
// What tells nothing is no better known than what nobody knows.
const plain: ReadonlySet<string> = new Set(plainWords.split(spaces));

type Known = { words: ReadonlySet<string>; alike: ReadonlyMap<string, ReadonlyArray<string>> };
const knownOf = new WeakMap<Index, Known>();

/** Every word of Latin letters that means something to a part of the search, and those that begin alike. */
function known(index: Index): Known {
  const before = knownOf.get(index);
  if (before) return before;
  const words = new Set([...index.vocabulary.byText.keys(), ...index.reading.filler, ...written].filter((word) => latin.test(word)));
  const alike = Map.groupBy(
    [...words].filter((word) => word.length >= shortestSlip - 1 && !plain.has(word)),
    ([first = '']) => first,
  );
  knownOf.set(index, { words, alike });
  return { words, alike };
}

function isKnown(index: Index, word: string): boolean {
  const { words } = known(index);
  const heard = spoken(word);
  const isHeard = () => [practiceTable, careTable].some((table) => table.kindsOf(heard).length > 0) || isPlain(word);
  return words.has(word) || wordsOf(word).some((one) => words.has(one)) || isHeard();
}

/** The parts of words that were written without a gap, the longest first: 'stopbloodthinner' is three. */
function partsOf({ words }: Known, text: string, most = 3): ReadonlyArray<string> | undefined {
  const isPart = (part: string) => (part.length >= shortestPart && words.has(part)) || short.has(part);
  const cuts = Array.from({ length: text.length - 3 }, (_, at) => at + 2).toSorted(
    (one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2),
  );
  const isTelling = (parts: ReadonlyArray<string>) =>
    parts.some(({ length }) => length >= shortestSaid) && !parts.every((part) => short.has(part));
  for (const at of cuts) {
    const parts = [text.slice(0, at), text.slice(at)];
    if (parts.every(isPart) && isTelling(parts)) return parts;
  }
  if (most < 3) return undefined;
  for (const at of cuts) {
    const head = text.slice(0, at);
    const rest = isPart(head) && head.length >= shortestSaid ? partsOf({ words, alike: new Map() }, text.slice(at), 2) : undefined;
    if (rest) return [head, ...rest];
  }
  return undefined;
}

/** What a word most likely is, of which nothing is known. */
function nearestTo({ alike }: Known, word: string): string | undefined {
  const most = word.length >= longWord ? slipOfLong : slipOfShort;
  const letters = lettersOf(word);
  let nearest: { text: string; far: number } | undefined;
  for (const text of alike.get(word[0] ?? '') ?? []) {
    if (Math.abs(text.length - word.length) > 2) continue;
    const other = lettersOf(text) ^ letters;
    // Two slips change four letters at most.
    if (other !== 0 && (other.toString(2).match(/1/g)?.length ?? 0) > 4) continue;
    const far = editDistance(word, text, nearest?.far ?? most);
    if (far <= most && (!nearest || far < nearest.far)) nearest = { text, far };
  }
  return nearest?.text;
}

function mendedWith(index: Index, query: string, mend: (word: string) => string | undefined): string {
  let left = mostMended;
  return query
    .split(' ')
    .map((word) => {
      const plain = word.toLowerCase().replace(/[^a-z]+$/, '');
      if (left === 0 || !latin.test(plain) || isKnown(index, plain)) return word;
      const mended = mend(plain);
      if (mended) left -= 1;
      return mended ?? word;
    })
    .join(' ');
}

const isNothing = ({ found, emergency, notOurs, help, words }: Answer) =>
  words.length > 0 && found.length === 0 && emergency.length === 0 && !notOurs && !help;

/** Looks a query up as it was meant: words without a gap between them apart, what is denied left out; where that leads nowhere, with slips mended. */
export function findCorrected(index: Index, query: string, how: How): Answer {
  if (isAboutAnimal(index, query)) return find(index, query, how);
  const said = visibleText(query);
  const apart = mendedWith(index, said, (word) =>
    word.length >= shortestJoined && word.length <= longestJoined ? partsOf(known(index), word)?.join(' ') : undefined,
  );
  const signsIn: How['signsIn'] =
    how.signsIn && ((_, work) => [...new Set([said, apart].flatMap((text) => how.signsIn?.(text, work) ?? []))]);
  const meant = withoutNegated(apart);
  const answer = find(index, meant, { ...how, signsIn });
  if (!isNothing(answer)) return answer;
  const mended = mendedWith(index, meant, (word) => (word.length >= shortestSlip ? nearestTo(known(index), word) : undefined));
  if (mended === meant) return answer;
  const again = find(index, mended, { ...how, signsIn: () => [] });
  return again.found.length > 0 ? again : answer;
}
