import { isAboutAnimal } from './animals.ts';
import type { Answer } from './answer.ts';
import { withoutSlips } from './classifier/slips.ts';
import { find, type How } from './find.ts';
import type { Index } from './index.ts';
import { withoutDuration, withoutNegated } from './left-out.ts';
import { visibleText, wordsOf } from './words.ts';

// Endings that are written onto a word without a gap, and the words that may come before one.
const short: ReadonlySet<string> = new Set(
  'se ke ki ka ko me mein la ne na te to in is at of on my for and the with pe par hai cha chi che chya tun hun var ani not no ct'.split(
    ' ',
  ),
);
const latin = /^[a-z]+$/;
// 'Coloured' is no 'red'.
const shortestPart = 4;
const shortestSaid = 4;
const shortestJoined = 6;
const longestJoined = 24;
// A made-up query must not cost more than another.
const mostParted = 4;

type IsKnown = (word: string) => boolean;

/** Whether a word of Latin letters means something to a part of the search. */
function knownIn({ vocabulary, reading }: Index, { classifier }: How): IsKnown {
  const isOurs = (word: string) => vocabulary.byText.has(word) || reading.filler.has(word);
  return (word) => isOurs(word) || wordsOf(word).some(isOurs) || classifier?.knowsWord(word) === true;
}

/** The parts of words that were written without a gap, the longest first: 'stopbloodthinner' is three. */
function partsOf(isKnown: IsKnown, text: string, most = 3): ReadonlyArray<string> | undefined {
  const isPart = (part: string) => short.has(part) || (part.length >= shortestPart && isKnown(part));
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
    const rest = isPart(head) && head.length >= shortestSaid ? partsOf(isKnown, text.slice(at), 2) : undefined;
    if (rest) return [head, ...rest];
  }
  return undefined;
}

function parted(query: string, isKnown: IsKnown): string {
  let left = mostParted;
  return query
    .split(' ')
    .map((word) => {
      const plain = word.toLowerCase().replace(/[^a-z]+$/, '');
      if (left === 0 || !latin.test(plain) || plain.length < shortestJoined || plain.length > longestJoined || isKnown(plain)) return word;
      const parts = partsOf(isKnown, plain);
      if (parts) left -= 1;
      return parts?.join(' ') ?? word;
    })
    .join(' ');
}

/** Looks a query up as it was meant: slips mended, words without a gap between them apart, what is denied and since when left out. */
export function findMeant(index: Index, query: string, how: How): Answer {
  if (isAboutAnimal(index, query)) return find(index, query, how);
  const said = visibleText(query);
  const isKnown = knownIn(index, how);
  const apart = parted(said, isKnown);
  const signsIn: How['signsIn'] =
    how.signsIn && ((_, work) => [...new Set([said, apart].flatMap((text) => how.signsIn?.(text, work) ?? []))]);
  // The words of our pages alone are too few to tell a slip from a word of another world; an emergency is read as it was typed.
  const meant = how.classifier ? parted(withoutSlips(said, isKnown, how.classifier.knowsWord), isKnown) : apart;
  return find(index, withoutDuration(withoutNegated(meant)), { ...how, signsIn });
}
