import { topicWords } from '#content/search/practice-topic-words.ts';
import { type PracticeTopic, practiceTopics, type TopicWord, votes } from '#content/search/practice-topics.ts';
import type { Index } from '#search/index.ts';
import { patternFrom, sayingOf } from './patterns.ts';
import { isPlain, practiceTable, textOf, unaskedKind } from './read-words.ts';
import { type Spoken, wordTable } from './word-table.ts';

type Word = { text: string; kinds: ReadonlySet<TopicWord>; isUnknown: boolean; isNamed: boolean; isForeign: boolean };

const ofTopics = wordTable(topicWords);
const mostUnknown = 2;
// A made-up query must not cost more than another.
const mostWords = 24;

function kindsOf(index: Index, words: ReadonlyArray<Spoken>, at: number): { kinds: ReadonlyArray<string>; count: number } {
  const word = words[at];
  if (!word) return { kinds: [], count: 1 };
  const joined = [practiceTable, ofTopics].map((table) => table.joinedAt(words, at));
  const count = Math.max(...joined.map((one) => one?.count ?? 1));
  if (count > 1) return { kinds: joined.flatMap((one) => (one?.count === count ? one.kinds : [])), count };
  // Grammar may sound like much.
  const isGrammar = index.reading.filler.has(word.text);
  return { kinds: [practiceTable, ofTopics].flatMap((table) => (isGrammar ? table.writtenKinds(word.text) : table.kindsOf(word))), count };
}

function readTopicWords(index: Index, spoken: ReadonlyArray<Spoken>): ReadonlyArray<Word> {
  const words = spoken.slice(0, mostWords);
  const read: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const { kinds, count } = kindsOf(index, words, at);
    const text = textOf(words, at, count);
    const is = count === 1 ? unaskedKind(index, text) : 'grammar';
    const isOfNone = kinds.length === 0;
    // Of what is felt alone no doctor is asked for, and 'stool' may be of wood.
    const isIllness = isOfNone && is === 'named' && !index.reading.everyday.has(text);
    read.push({
      text,
      kinds: new Set((isIllness ? ['illness'] : kinds) as ReadonlyArray<TopicWord>),
      isUnknown: isOfNone && is === 'unknown',
      isNamed: isOfNone && is === 'named' && !isPlain(text),
      isForeign: isOfNone && is === 'foreign' && !isPlain(text),
    });
    at += count;
  }
  return read;
}

const topics = practiceTopics.map((topic) => ({ topic, patterns: topic.said.map((line) => patternFrom<TopicWord>(line)) }));
const kindsIn = ({ kinds }: Word) => kinds;

// A word that tells much and another that goes with it; beside a word that nobody knows, one more.
const leastVotes = 3;
const mostUnknownBesideVotes = 1;

/** The page for which most of the words speak, though no line is said. */
function pageByVotes(words: ReadonlyArray<Word>, unknown: number): string | undefined {
  const counted = new Map<string, number>();
  const strong = new Set<string>();
  for (const { kinds } of words) {
    const told = new Map<string, number>();
    for (const [page, tells, ofPage] of votes)
      if (ofPage.some((kind) => kinds.has(kind))) told.set(page, Math.max(tells, told.get(page) ?? 0));
    for (const [page, tells] of told) {
      counted.set(page, (counted.get(page) ?? 0) + tells);
      if (tells > 1) strong.add(page);
    }
  }
  const [best, next] = [...counted].toSorted(([, one], [, other]) => other - one);
  return best && strong.has(best[0]) && best[1] >= leastVotes + unknown && best[1] > (next?.[1] ?? 0) ? best[0] : undefined;
}

/** The topic of the practice's that most words of a query speak of. */
export function practiceTopicOf(index: Index, spoken: ReadonlyArray<Spoken>): PracticeTopic | undefined {
  const words = readTopicWords(index, spoken);
  const has = (kind: TopicWord) => words.some(({ kinds }) => kinds.has(kind));
  const unknown = new Set(words.flatMap(({ text, isUnknown }) => (isUnknown ? text : []))).size;
  const isNamed = words.some((word) => word.isNamed);
  const isForeign = words.some((word) => word.isForeign);
  const met = topics.flatMap(({ topic, patterns }) => {
    if ((isForeign && !topic.ofAnyBody) || (isNamed && !topic.ofIllness && !topic.ofAnyBody) || topic.not?.some(has)) return [];
    const said = Math.max(0, ...patterns.flatMap((pattern) => sayingOf(pattern, words, kindsIn)?.length ?? []));
    return said > 0 && unknown <= (topic.first || said > 1 ? mostUnknown : 1) ? [{ topic, said }] : [];
  });
  const [best] = met.toSorted(
    (one, other) => Number(other.topic.first ?? false) - Number(one.topic.first ?? false) || other.said - one.said,
  );
  const page = best || isForeign || isNamed || unknown > mostUnknownBesideVotes ? undefined : pageByVotes(words, unknown);
  return best?.topic ?? (page ? { pages: [page], said: [] } : undefined);
}
