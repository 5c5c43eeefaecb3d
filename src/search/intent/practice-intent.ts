import type { PracticeQuestion } from '#content/search/practice-intent.ts';
import { practiceQuestions, usualWays, wayOfClass } from '#content/search/practice-intents.ts';
import type { PracticeWord } from '#content/search/practice-words.ts';
import type { Index } from '#search/index.ts';
import { type Elsewhere, outsideScope } from './outside-scope.ts';
import { type Pattern, patternFrom, sayingOf } from './patterns.ts';
import { type Place, placesIn } from './places.ts';
import { practiceTopicOf } from './practice-topic.ts';
import { practiceClasses, readWords, type SpokenWord } from './read-words.ts';
import type { Spoken } from './word-table.ts';

/** What a query asks of the practice. */
export type PracticeIntent = Elsewhere & {
  /** The pages that answer it, where every word of it is understood. */
  sure: ReadonlyArray<Place>;
  /** Whether they stand before what was written for an illness that is named beside it. */
  isFirst: boolean;
  /** Whether its words tell a topic of the practice's for sure, so that nothing is asked around an operation. */
  isTopic: boolean;
  /** Whether the price of an operation that is named stands before it. */
  isGeneral: boolean;
  /** Whether a price is asked that the practice does not name. */
  isUnpriced: boolean;
  /** Where a word or two are not understood and the rest asks of a practice: the pages that likely answer it. */
  likely: ReadonlyArray<Place>;
  /** Where such things are answered, the likeliest first. */
  ways: ReadonlyArray<Place>;
};

export type PracticeIntentOf = (words: ReadonlyArray<Spoken>) => PracticeIntent;

const mostWays = 5;
const mostLikely = 2;
const mostUnknown = 2;

// The last is always somebody to talk to.
const placesBefore = (names: ReadonlyArray<string>) => [...new Set(names)].slice(0, mostWays - 1);

type Classes = ReadonlySet<PracticeWord>;
type Question = { ask: PracticeQuestion; patterns: ReadonlyArray<Pattern<PracticeWord>>; own: Classes; all: Classes };

const questions = practiceQuestions.map((ask): Question => {
  const patterns = ask.asked.map((line) => patternFrom<PracticeWord>(line));
  const own = patterns.flat(2);
  return { ask, patterns, own: new Set(own), all: new Set([...own, ...(ask.beside ?? [])]) };
});

const classesIn = ({ classes }: SpokenWord) => classes;

/** Whether the words, which are of these classes, say a pattern. */
const meets = (pattern: Pattern<PracticeWord>, words: ReadonlyArray<SpokenWord>, present: Classes): boolean =>
  pattern.every((part) => part.some((one) => present.has(one))) && sayingOf(pattern, words, classesIn) !== undefined;

const asideClasses: Classes = new Set(['together', 'needed', 'company', 'person', 'self']);

type Judged = { ask: PracticeQuestion; isMet: boolean; covered: number; left: number; own: number };

function judge({ ask, patterns, own, all }: Question, words: ReadonlyArray<SpokenWord>, present: Classes): Judged {
  // For whom it is asked, and that it is needed, changes nothing of an answer that says nothing of it.
  const isAside = ({ classes }: SpokenWord) => classes.values().every((one) => asideClasses.has(one) && !all.has(one));
  const asked = words.filter((word) => !isAside(word));
  const inIt = (classes: Classes) => asked.filter((word) => word.classes.values().some((one) => classes.has(one))).length;
  const covered = inIt(all);
  return { ask, isMet: patterns.some((pattern) => meets(pattern, asked, present)), covered, left: asked.length - covered, own: inIt(own) };
}

/** Whether an ask that is met is all that the query is about. */
function isSure({ ask, isMet, left }: Judged, words: ReadonlyArray<SpokenWord>): boolean {
  const count = (is: SpokenWord['is']) => words.filter((word) => word.is === is).length;
  const places = ask.anyPlace && words.some(({ classes }) => classes.has('from') || classes.has('come')) ? 1 : 0;
  const isHeard = words.some(({ is, isSlip }) => is === 'asked' && !isSlip);
  return isMet && isHeard && left === 0 && count('unknown') <= places && count('foreign') + (ask.ofIllness ? 0 : count('named')) === 0;
}

/** Whether an ask is met by most of a query that speaks of a practice, though of some words nobody knows what they are. */
function isLikely({ isMet, covered, left }: Judged, words: ReadonlyArray<SpokenWord>): boolean {
  const unknown = words.filter(({ is, isSlip }) => is === 'unknown' || isSlip).length;
  const ofPractice = words.filter(({ classes, isSlip }) => !isSlip && practiceClasses.some((one) => classes.has(one))).length;
  const isForeign = words.some(({ is }) => is === 'foreign');
  return isMet && !isForeign && left < covered && ofPractice > 0 && unknown <= Math.min(mostUnknown, ofPractice);
}

/** Returns a function that reads what a query asks of the practice. */
export function practiceIntentIn(index: Index, posts: ReadonlyArray<{ title: string }>): PracticeIntentOf {
  const placesOf = placesIn(index, posts);
  return (spokenWords) => {
    const words = readWords(index, spokenWords);
    const { isElsewhere, isCertain, notOurs: othersTreat } = outsideScope(index, spokenWords, words);
    const topic = isElsewhere ? undefined : practiceTopicOf(index, spokenWords);
    const notOurs = topic?.ofAnyBody ? undefined : othersTreat;
    const asked = words.filter(({ is }) => is === 'asked');
    const present = new Set(asked.flatMap(({ classes }) => [...classes]));
    const judged = questions
      .map((question) => judge(question, asked, present))
      .toSorted(
        (one, other) =>
          Number(other.isMet) - Number(one.isMet) || other.covered - other.left - (one.covered - one.left) || other.own - one.own,
      );
    // Of what nobody else is asked, a word that is not understood changes nothing.
    const sure = (notOurs ? [] : judged).filter((one) => isSure(one, words) || (one.ask.first && isLikely(one, words))).slice(0, 2);
    const likely = judged.find((one) => isLikely(one, words));
    const byWord = words.flatMap(({ classes }) => [...classes].flatMap((one) => wayOfClass[one] ?? []));
    const met = judged.filter(({ isMet }) => isMet).flatMap(({ ask }) => ask.pages.slice(0, 1));
    return {
      sure: placesOf([...(topic?.first ? topic.pages : []), ...sure.flatMap(({ ask }) => ask.pages)]),
      isFirst: topic?.first ?? sure[0]?.ask.first ?? false,
      isTopic: topic?.first ?? false,
      isGeneral: topic?.isGeneral ?? false,
      isUnpriced: sure.some(({ ask }) => ask.unpriced),
      likely: placesOf(topic?.pages ?? likely?.ask.pages ?? []).slice(0, mostLikely),
      isElsewhere,
      isCertain,
      notOurs,
      ways: placesOf([...placesBefore([...met, ...byWord, ...usualWays]), ...usualWays.slice(-1)]),
    };
  };
}
