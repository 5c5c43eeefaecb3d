import type { AskClass } from '#content/search/ask-classes.ts';
import { type Ask, asks, usualWays, wayOfClass } from '#content/search/asks.ts';
import type { Index } from '#search/index.ts';
import { type Place, placesIn } from './places.ts';
import { isOtherTrade, readWords, type SpokenWord } from './read-words.ts';

/** What a query asks of the practice. */
export type Asking = {
  /** The pages that answer it, where every word of it is understood. */
  sure: ReadonlyArray<Place>;
  /** Where such things are answered, the likeliest first. */
  ways: ReadonlyArray<Place>;
  /** Whether it is about another trade, and nothing that a practice does. */
  isElsewhere: boolean;
};

export type AskingOf = (query: string) => Asking;

const mostWays = 5;

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

type Judged = { ask: Ask; isMet: boolean; covered: number; left: number; own: number };

function judge(ask: Ask, words: ReadonlyArray<SpokenWord>): Judged {
  const [all, own] = [classesOf(ask), new Set(ask.asked.join(' ').split(/[ |]/))];
  const asked = words.filter(({ is }) => is === 'asked');
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

/** Returns a function that reads what a query asks of the practice. */
export function askingIn(index: Index, posts: ReadonlyArray<{ title: string }>): AskingOf {
  const placesOf = placesIn(index, posts);
  return (query) => {
    const words = readWords(index, query);
    const judged = asks
      .map((ask) => judge(ask, words))
      .toSorted(
        (one, other) =>
          Number(other.isMet) - Number(one.isMet) || other.covered - other.left - (one.covered - one.left) || other.own - one.own,
      );
    const sure = judged.filter((one) => isSure(one, words)).slice(0, 2);
    const byWord = words.flatMap(({ classes }) => [...classes].flatMap((one) => wayOfClass[one] ?? []));
    const likely = judged.filter(({ isMet }) => isMet).flatMap(({ ask }) => ask.pages.slice(0, 1));
    return {
      sure: placesOf(sure.flatMap(({ ask }) => ask.pages)),
      isElsewhere: isOtherTrade(query, words),
      ways: placesOf([...placesBefore([...likely, ...byWord, ...usualWays]), ...usualWays.slice(-1)]),
    };
  };
}
