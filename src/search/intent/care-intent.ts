import { careQuestions, careSubjects } from '#content/search/care-intents.ts';
import type { CareQuestion } from '#content/search/care-question.ts';
import { type CareWord, careWords } from '#content/search/care-words.ts';
import type { Index } from '#search/index.ts';
import { wordsOf } from '#search/words.ts';
import { type Pattern, patternFrom, sayingOf } from './patterns.ts';
import { type Place, placesIn } from './places.ts';
import { textOf, unaskedKind } from './read-words.ts';
import { type Spoken, wordTable } from './word-table.ts';

/** What a query asks around an operation or a test, or says is felt. */
export type CareIntent = {
  of: CareQuestion['of'];
  /** How many words say it. */
  said: number;
  /** Whether it only counts where nothing else is found. */
  isLast: boolean;
  /** Whether it names an operation, a test or an illness, so that a word of another world beside it is an aside. */
  isOfCare: boolean;
  places: ReadonlyArray<Place>;
  /** The sheets and pages of the illness or operation that is called by its name; of none, where none is. */
  sheets: ReadonlyArray<string>;
  pages: ReadonlyArray<string>;
  /** The words that were understood, which are of no other world here. */
  understood: ReadonlySet<string>;
};

export type CareIntentOf = (words: ReadonlyArray<Spoken>) => CareIntent | undefined;

type Word = { text: string; kinds: ReadonlySet<CareWord>; is: ReturnType<typeof unaskedKind> };

/** The words of what is felt, or asked around an operation or a test. */
export const careTable = wordTable(careWords);
const longLatin = /^[a-z]{6,}$/;
const mostFeelings = 2;
const mostSheets = 2;
// Of a word that we do not know a sentence may have as many as were understood, but no more than these.
const mostUnknown = 3;
// A made-up query must not cost more than another.
const mostWords = 32;

function kindsOf({ reading, vocabulary }: Index, word: Spoken, is: Word['is']): ReadonlyArray<string> {
  const { text } = word;
  // Grammar may sound like much: 'take' is no टाके.
  if (reading.filler.has(text)) return careTable.writtenKinds(text);
  const kinds = careTable.kindsOf(word);
  const isKnown = vocabulary.byText.has(text) || wordsOf(text).some((one) => vocabulary.byText.has(one));
  if (kinds.length > 0 || isKnown || is !== 'unknown') return kinds;
  // What stands in Devanagari is seldom spelled by ear.
  return longLatin.test(text) ? careTable.nearTo(word) : [];
}

// 'Tanke' are stitches, though they sound like a tank.
function isElsewhere({ text }: Spoken, kinds: ReadonlyArray<CareWord>): boolean {
  const written = careTable.writtenKinds(text);
  return kinds.includes('elsewhere') && (written.length === 0 || written.includes('elsewhere'));
}

function readWords(index: Index, all: ReadonlyArray<Spoken>): ReadonlyArray<Word> {
  const words = all.slice(0, mostWords);
  const read: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    const together = careTable.joinedAt(words, at);
    const count = together?.count ?? 1;
    const text = textOf(words, at, count);
    const is = together ? 'grammar' : unaskedKind(index, text);
    const kinds = (together?.kinds ?? kindsOf(index, word, is)) as ReadonlyArray<CareWord>;
    read.push({ text, is, kinds: new Set(isElsewhere(word, kinds) ? [] : kinds.filter((kind) => kind !== 'elsewhere')) });
    at += count;
  }
  return read;
}

const questions = careQuestions.map((ask) => ({ ask, patterns: ask.said.map((line) => patternFrom<CareWord>(line)) }));
const kindsIn = ({ kinds }: Word) => kinds;

const careNames: ReadonlyArray<CareWord> = [
  ...(Object.keys(careSubjects) as ReadonlyArray<CareWord>),
  ...(['operation', 'scope', 'colonoscopy', 'ercp', 'anaesthesia', 'wound'] as const),
];

type Met = { ask: CareQuestion; said: ReadonlyArray<Word> };

function metBy(words: ReadonlyArray<Word>): ReadonlyArray<Met> {
  const all = new Set(words.flatMap(({ kinds }) => [...kinds]));
  const has = (kind: CareWord) => all.has(kind);
  const mayBe = (pattern: Pattern<CareWord>) => pattern.every((part) => part.some(has));
  return questions
    .filter(({ ask: { not = [] } }) => !not.some(has))
    .flatMap(({ ask, patterns }) => {
      const sayings = patterns
        .filter(mayBe)
        .flatMap((pattern) => [sayingOf(pattern, words, kindsIn) ?? []].filter(({ length }) => length > 0));
      const [said] = sayings.toSorted((one, other) => other.length - one.length);
      return said ? [{ ask, said }] : [];
    })
    .toSorted((one, other) => Number(one.ask.last ?? false) - Number(other.ask.last ?? false) || other.said.length - one.said.length);
}

const ofSomething = new Set(['ka', 'ki', 'ke', 'cha', 'chi', 'che', 'chya', 'का', 'की', 'के', 'चा', 'ची', 'चे', 'च्या', 'of', 'the', 'my']);

/** Whether an operation is called by what others treat: 'eye operation', 'thyroid ka operation'. */
function isOthersOperation(words: ReadonlyArray<Word>): boolean {
  const named = words.filter(({ text }) => !ofSomething.has(text));
  const isTablet = ({ kinds }: Word) => kinds.has('otherTablet') || kinds.has('bloodthinner');
  return named.some((word, at) => word.is === 'foreign' && !isTablet(word) && named[at + 1]?.kinds.has('operation'));
}

/** Whether what else a query says leaves it about this. */
function isSure(index: Index, { ask, said }: Met, words: ReadonlyArray<Word>): boolean {
  const texts = new Set(said.map(({ text }) => text));
  const others = words.filter(({ text }) => !texts.has(text));
  const unknown = others.filter(({ is, kinds }) => is === 'unknown' && kinds.size === 0).length;
  // A tablet for another illness is asked about before an operation; what hurts elsewhere is for others.
  const isForeign = others.some(({ is, kinds }) => is === 'foreign' && (kinds.size === 0 || ask.of === 'feeling' || ask.of === 'reading'));
  // 'Gas' alone is a kitchen's as well.
  const isEveryday = said.every(({ text }) => index.reading.everyday.has(text));
  if (isForeign || isOthersOperation(words) || unknown > (isEveryday ? 0 : Math.min(mostUnknown, said.length))) return false;
  // An illness without pages in our list has its own sheet or page, which is found by its name.
  const namesIllness = others.some(
    ({ text, kinds }) =>
      // 'Khada hona' is standing, and no stone.
      !(text.includes(' ') && kinds.size > 0) &&
      (kinds.size === 0 || ask.of === 'feeling') &&
      [text, ...wordsOf(text)].some((word) => index.illnesses.has(index.vocabulary.byText.get(word)?.term ?? -1)),
  );
  return !namesIllness;
}

/** Returns a function that reads what a query asks around an operation or a test, or says is felt. */
export function careIntentIn(index: Index, posts: ReadonlyArray<{ title: string }>): CareIntentOf {
  const placesOf = placesIn(index, posts);
  return (spokenWords) => {
    const words = readWords(index, spokenWords);
    const met = metBy(words).filter((one) => isSure(index, one, words));
    const [best] = met;
    if (!best) return undefined;
    const named = words.flatMap(({ kinds }) => [...kinds].flatMap((kind) => careSubjects[kind] ?? []));
    const { of } = best.ask;
    if (of === 'feeling' && named.length > 0) return undefined;
    const alike = met
      .filter(({ ask, said }) => ask.of === of && said.length === best.said.length)
      .slice(0, of === 'feeling' ? mostFeelings : 1);
    const sheets = named.flatMap((one) => one.sheets);
    const pages = named.flatMap((one) => one.pages);
    const ofSubject = of === 'before' ? sheets.slice(0, mostSheets) : of === 'after' && !best.ask.ofIllness ? pages.slice(0, 1) : [];
    const places = placesOf([...ofSubject, ...alike.flatMap(({ ask }) => ask.pages)]);
    if (places.length === 0) return undefined;
    return {
      of,
      said: best.said.length,
      isLast: best.ask.last ?? false,
      isOfCare: best.said.some(({ kinds }) => careNames.some((kind) => kinds.has(kind))),
      places,
      sheets,
      pages,
      understood: new Set(words.flatMap(({ text, kinds }) => (kinds.size > 0 ? text.split(' ') : []))),
    };
  };
}
