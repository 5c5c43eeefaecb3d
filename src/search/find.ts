import type { EmergencyRule } from '#content/search/red-flags.ts';
import type { Findable, NotOurs } from '#content/search/types.ts';
import { type Index, withoutFiller } from './index.ts';
import { type Matches, matchesOf, type Work } from './matches.ts';
import { visibleText, wordsOf } from './words.ts';

export type Found = { page: Findable } | { post: number };

/** The answer to a query. */
export type Answer = {
  /** Rules of the rulebook that call for an ambulance. */
  emergency: ReadonlyArray<EmergencyRule>;
  found: ReadonlyArray<Found>;
  notOurs?: NotOurs;
  /** A condition that another specialist treats, which the same words often mean. */
  maybe?: NotOurs;
  /** The words that were searched for. */
  words: ReadonlyArray<string>;
  steps: number;
};

const maxWords = 14;
const maxFound = 8;
const maxPosts = 4;
// The figures below were tuned on the lists of queries in tests/search; `npm run search-check` measures a change.

// Scores below this are chance.
const leastScore = 0.56;
// Lower for a page that has most of a long query, and for naming another specialist, which is no guess about a diagnosis.
const leastScoreWithMost = 0.38;
const leastScoreForNotOurs = 0.46;
const mostOfQuery = 0.5;
// Of a word that is no filler; a page must have two such words of a long query.
const meaningfulWeight = 1;
// A result this far behind the first is another subject.
const farBehind = 0.55;
// A form this similar means the term: 'vomitting' is 'vomiting'.
const sameTerm = 0.7;
// Weights of an unknown word. Beside the name of an illness it is often a person's name or a typing error; in a short query
// without one it may be the subject.
const unknownBesideIllness = 1.5;
const unknownInLongQuery = 2;
const unknownInShortQuery = 3.2;
const longQuery = 3;
// A post's title has more words than a query, so the share of it that matches counts less.
const titleShareExponent = 0.35;
// A phrase that has the query's words together counts more than a page that has them in several phrases.
const phraseShare = 0.6;
const pageShare = 1 - phraseShare;

type Candidate = { best: number[]; score: number };
type Score = { target: number; score: number; sure: boolean };

/** Returns the words of a query without fillers; all of them if they are all fillers. */
function searchWords(index: Index, query: string): ReadonlyArray<string> {
  const words = [...new Set(wordsOf(query))];
  const telling = withoutFiller(words, index.filler);
  return (telling.length > 0 ? telling : words).slice(0, maxWords);
}

function unknownWeight({ medical }: Index, parts: ReadonlyArray<Matches>): number {
  if (parts.some((part) => [...part].some(([term, likeness]) => likeness > sameTerm && medical.has(term)))) return unknownBesideIllness;
  return parts.length > longQuery ? unknownInLongQuery : unknownInShortQuery;
}

/** Scores each target: the share of the query that it has, times the share of its best phrase that the query has. */
function scores(index: Index, parts: ReadonlyArray<Matches>, work: Work): ReadonlyArray<Score> {
  const unknown = unknownWeight(index, parts);
  const weights = parts.map((part) => Math.max(0, ...[...part].map(([term]) => index.tells[term] ?? 0)) || unknown);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  // For each phrase, the weight of its matched terms and of the matched words of the query.
  const touched = new Map<number, { own: number; query: number; terms: Set<number> }>();
  const seen = new Map<number, Candidate>();
  for (const [at, part] of parts.entries()) {
    const inPart = new Map<number, number>();
    for (const [term, likeness] of part) {
      for (const place of index.places[term] ?? []) {
        work.steps += 1;
        const phrase = index.phrases[place];
        if (!phrase) continue;
        const touch = touched.get(place) ?? { own: 0, query: 0, terms: new Set() };
        touched.set(place, touch);
        if (!touch.terms.has(term)) touch.own += (index.tells[term] ?? 0) * likeness;
        touch.terms.add(term);
        inPart.set(place, Math.max(inPart.get(place) ?? 0, likeness));
        const target = seen.get(phrase.target) ?? { best: parts.map(() => 0), score: 0 };
        target.best[at] = Math.max(target.best[at] ?? 0, likeness);
        seen.set(phrase.target, target);
      }
    }
    for (const [place, likeness] of inPart) {
      const touch = touched.get(place);
      if (touch) touch.query += (weights[at] ?? 0) * likeness;
    }
  }
  for (const [place, { own, query }] of touched) {
    const phrase = index.phrases[place];
    const target = phrase && seen.get(phrase.target);
    if (!phrase || !target) continue;
    const kind = index.targets[phrase.target]?.kind;
    const share = Math.min(1, own / phrase.weight) ** (kind === 'post' ? titleShareExponent : 1);
    const held = target.best.reduce((sum, likeness, at) => sum + likeness * (weights[at] ?? 0), 0);
    target.score = Math.max(target.score, (share * phrase.rank * (phraseShare * query + pageShare * held)) / whole);
  }
  return [...seen].map(([target, { best, score }]) => {
    const told = best.map((likeness, at) => likeness * (weights[at] ?? 0));
    const knowsMost =
      told.filter((weight) => weight > meaningfulWeight).length > 1 && told.reduce((sum, weight) => sum + weight, 0) > mostOfQuery * whole;
    const notOurs = index.targets[target]?.kind === 'not-ours';
    const least = Math.min(knowsMost ? leastScoreWithMost : leastScore, notOurs ? leastScoreForNotOurs : leastScore);
    return { target, score, sure: score >= least };
  });
}

/** The detector of emergencies. Handed in, because the search box has it later than the index. */
export type SignsIn = (text: string, work?: Work) => ReadonlyArray<EmergencyRule>;

/** Looks a query up; `typing` while its last word may be unfinished. */
export function find(index: Index, query: string, signsIn: SignsIn | undefined, typing = false): Answer {
  const work: Work = { steps: 0 };
  const words = searchWords(index, query);
  const parts = matchesOf(index.vocabulary, words, work, typing);
  const emergency = signsIn?.(visibleText(query), work) ?? [];
  const ranked = scores(index, parts, work)
    .filter(({ sure }) => sure)
    .sort((one, other) => other.score - one.score);
  const top = ranked[0]?.score ?? 0;
  const first = ranked[0] && index.targets[ranked[0].target];
  const answer = { emergency, words, steps: work.steps };
  // Nobody with a red flag is sent to another doctor.
  const notOurs = first?.kind === 'not-ours' && emergency.length === 0 ? first.notOurs : undefined;
  const isOurs = (target: number) => index.targets[target]?.kind === 'page' || index.targets[target]?.kind === 'post';
  const rival = ranked.find(({ target }) => isOurs(target))?.score ?? 0;
  if (notOurs) return { ...answer, found: [], notOurs };
  const found: Found[] = [];
  let maybe: NotOurs | undefined;
  let posts = 0;
  for (const { target: at, score } of ranked) {
    const target = index.targets[at];
    if (score < farBehind * (isOurs(at) ? rival : top) || !target) break;
    if (target.kind === 'maybe' && emergency.length === 0) maybe ??= target.notOurs;
    if (target.kind === 'page' && found.length < maxFound) found.push({ page: target.page });
    if (target.kind === 'post' && found.length < maxFound && posts < maxPosts) {
      found.push({ post: target.post });
      posts += 1;
    }
  }
  return { ...answer, found, ...(maybe && { maybe }) };
}
