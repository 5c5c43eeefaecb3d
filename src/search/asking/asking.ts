import type { Ask } from '#content/search/ask.ts';
import type { AskClass } from '#content/search/ask-classes.ts';
import { asks, usualWays, wayOfClass } from '#content/search/asks.ts';
import type { Index } from '#search/index.ts';
import { type Elsewhere, elsewhereIn } from './not-ours.ts';
import { type Place, placesIn } from './places.ts';
import { practiceClasses, readWords, type SpokenWord } from './read-words.ts';

/** What a query asks of the practice. */
export type Asking = Elsewhere & {
  /** The pages that answer it, where every word of it is understood. */
  sure: ReadonlyArray<Place>;
  /** Whether they stand before what was written for an illness that is named beside it. */
  isFirst: boolean;
  /** Whether a price is asked that the practice does not name. */
  isUnpriced: boolean;
  /** Where a word or two are not understood and the rest asks of a practice: the pages that likely answer it. */
  likely: ReadonlyArray<Place>;
  /** Where such things are answered, the likeliest first. */
  ways: ReadonlyArray<Place>;
};

export type AskingOf = (query: string) => Asking;

const mostWays = 5;
const mostLikely = 2;
const mostUnknown = 2;

// The last is always somebody to talk to.
const placesBefore = (names: ReadonlyArray<string>) => [...new Set(names)].slice(0, mostWays - 1);

/** Whether the words have a word of each class of a line, no word twice. */
function meets(line: string, words: ReadonlyArray<SpokenWord>): boolean {
  const taken = new Set<SpokenWord>();
  // What few words can be is looked for first.
  const parts = line.split(' ').map((part) => {
    const classes = part.split('|') as ReadonlyArray<AskClass>;
    return words.filter((word) => classes.some((one) => word.classes.has(one)));
  });
  for (const fitting of parts.toSorted((one, other) => one.length - other.length)) {
    const word = fitting.find((one) => !taken.has(one));
    if (!word) return false;
    taken.add(word);
  }
  return true;
}

const classesOf = ({ asked, beside = [] }: Ask): ReadonlySet<string> => new Set([...asked.join(' ').split(/[ |]/), ...beside]);

const asideClasses: ReadonlySet<string> = new Set(['together', 'needed', 'company', 'person', 'self']);

type Judged = { ask: Ask; isMet: boolean; covered: number; left: number; own: number };

function judge(ask: Ask, words: ReadonlyArray<SpokenWord>): Judged {
  const [all, own] = [classesOf(ask), new Set(ask.asked.join(' ').split(/[ |]/))];
  // For whom it is asked, and that it is needed, changes nothing of an answer that says nothing of it.
  const isAside = ({ classes }: SpokenWord) => [...classes].every((one) => asideClasses.has(one) && !all.has(one));
  const asked = words.filter((word) => word.is === 'asked' && !isAside(word));
  const inIt = (classes: ReadonlySet<string>) => asked.filter((word) => [...word.classes].some((one) => classes.has(one))).length;
  const covered = inIt(all);
  return { ask, isMet: ask.asked.some((line) => meets(line, asked)), covered, left: asked.length - covered, own: inIt(own) };
}

/** Whether an ask that is met is all that the query is about. */
function isSure({ ask, isMet, left }: Judged, words: ReadonlyArray<SpokenWord>): boolean {
  const count = (is: SpokenWord['is']) => words.filter((word) => word.is === is).length;
  const places = ask.anyPlace && words.some(({ classes }) => classes.has('from') || classes.has('come')) ? 1 : 0;
  return isMet && left === 0 && count('unknown') <= places && count('foreign') + (ask.ofIllness ? 0 : count('named')) === 0;
}

/** Whether an ask is met by most of a query that speaks of a practice, though of some words nobody knows what they are. */
function isLikely({ isMet, covered, left }: Judged, words: ReadonlyArray<SpokenWord>): boolean {
  const unknown = words.filter(({ is, isSlip }) => is === 'unknown' || isSlip).length;
  const ofPractice = words.filter(({ classes, isSlip }) => !isSlip && practiceClasses.some((one) => classes.has(one))).length;
  const isForeign = words.some(({ is }) => is === 'foreign');
  return isMet && !isForeign && left < covered && ofPractice > 0 && unknown <= Math.min(mostUnknown, ofPractice);
}

/** Returns a function that reads what a query asks of the practice. */
export function askingIn(index: Index, posts: ReadonlyArray<{ title: string }>): AskingOf {
  const placesOf = placesIn(index, posts);
  return (query) => {
    const words = readWords(index, query);
    const { isElsewhere, notOurs } = elsewhereIn(index, query, words);
    const judged = asks
      .map((ask) => judge(ask, words))
      .toSorted(
        (one, other) =>
          Number(other.isMet) - Number(one.isMet) || other.covered - other.left - (one.covered - one.left) || other.own - one.own,
      );
    // Of what nobody else is asked, a word that is not understood changes nothing.
    const sure = (notOurs ? [] : judged).filter((one) => isSure(one, words) || (one.ask.first && isLikely(one, words))).slice(0, 2);
    const byWord = words.flatMap(({ classes }) => [...classes].flatMap((one) => wayOfClass[one] ?? []));
    const met = judged.filter(({ isMet }) => isMet).flatMap(({ ask }) => ask.pages.slice(0, 1));
    return {
      sure: placesOf(sure.flatMap(({ ask }) => ask.pages)),
      isFirst: sure[0]?.ask.first ?? false,
      isUnpriced: sure.some(({ ask }) => ask.unpriced),
      likely: placesOf(
        judged
          .filter((one) => isLikely(one, words))
          .slice(0, 1)
          .flatMap(({ ask }) => ask.pages),
      ).slice(0, mostLikely),
      isElsewhere,
      notOurs,
      ways: placesOf([...placesBefore([...met, ...byWord, ...usualWays]), ...usualWays.slice(-1)]),
    };
  };
}
