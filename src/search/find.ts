import type { Findable, NotOurs } from '#content/search/types.ts';
import { type Index, withoutFiller } from './index.ts';
import { type Matches, matchesOf, type Work } from './matches.ts';
import { wordsOf } from './words.ts';

export type Found = { page: Findable } | { post: number };

/** What a query leads to. With nothing found and nothing that is not ours, nobody guesses. */
export type Answer = {
  /** Rows of the rulebook that call for an ambulance. */
  emergency: ReadonlyArray<string>;
  found: ReadonlyArray<Found>;
  notOurs?: NotOurs;
  /** What the same words often mean elsewhere. */
  maybe?: NotOurs;
  /** The query's words as they were understood. */
  words: ReadonlyArray<string>;
  steps: number;
};

const maxWords = 14;
const maxFound = 8;
const maxPosts = 4;
// Below this a likeness is chance.
const enough = 0.56;
// Less is enough for a page that knows most of a long query, and for whom else to see, which is no guess about what one has.
const enoughWithMost = 0.38;
const enoughForNotOurs = 0.46;
const mostOfQuery = 0.5;
// A result that is so far behind the first is another subject.
const farBehind = 0.55;

type Seen = { best: number[]; score: number };
type Score = { target: number; score: number; sure: boolean };

/** The words of a query that tell something; all of them where none does. */
function askedOf(index: Index, query: string): ReadonlyArray<string> {
  const words = [...new Set(wordsOf(query))];
  const telling = withoutFiller(words, index.filler);
  return (telling.length > 0 ? telling : words).slice(0, maxWords);
}

function emergencyOf({ flags }: Index, parts: ReadonlyArray<Matches>): ReadonlyArray<string> {
  const meant = new Set(parts.flatMap((part) => [...part].filter(([, likeness]) => likeness >= 0.7).map(([term]) => term)));
  const has = (group: ReadonlySet<number>) => [...group].some((term) => meant.has(term));
  const hits = flags.filter(({ all, not }) => all.every(has) && !has(not));
  return [...new Set(hits.flatMap(({ rows }) => rows))];
}

/**
 * How much a word tells that is not known. Beside the name of an illness it is often a name or a slip; a short query without
 * one may be about anything.
 */
function unknownOf({ medical }: Index, parts: ReadonlyArray<Matches>): number {
  if (parts.some((part) => [...part].some(([term, likeness]) => likeness > 0.7 && medical.has(term)))) return 1.5;
  return parts.length > 3 ? 2 : 3.2;
}

/** How well each target answers: what it has of the query, times how much of one of its sayings the query has. */
export function scores(index: Index, parts: ReadonlyArray<Matches>, work: Work): ReadonlyArray<Score> {
  const unknown = unknownOf(index, parts);
  const weights = parts.map((part) => Math.max(0, ...[...part].map(([term]) => index.tells[term] ?? 0)) || unknown);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  // Of each phrase: how much of it, and how much of the query, the other one has.
  const touched = new Map<number, { own: number; query: number; terms: Set<number> }>();
  const seen = new Map<number, Seen>();
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
    // A title says more than one would ask for.
    const share = Math.min(1, own / phrase.weight) ** (kind === 'post' ? 0.35 : 1);
    const held = target.best.reduce((sum, likeness, at) => sum + likeness * (weights[at] ?? 0), 0);
    target.score = Math.max(target.score, (share * phrase.rank * (0.6 * query + 0.4 * held)) / whole);
  }
  return [...seen].map(([target, { best, score }]) => {
    const told = best.map((likeness, at) => likeness * (weights[at] ?? 0));
    const knowsMost = told.filter((weight) => weight > 1).length > 1 && told.reduce((sum, weight) => sum + weight, 0) > mostOfQuery * whole;
    const notOurs = index.targets[target]?.kind === 'not-ours';
    const least = Math.min(knowsMost ? enoughWithMost : enough, notOurs ? enoughForNotOurs : enough);
    return { target, score, sure: score >= least };
  });
}

/** Looks a query up. `typing` while its last word may go on. */
export function find(index: Index, query: string, typing = false): Answer {
  const work: Work = { steps: 0 };
  const words = askedOf(index, query);
  const parts = matchesOf(index.vocabulary, words, work, typing);
  const emergency = emergencyOf(index, parts);
  const ranked = scores(index, parts, work)
    .filter(({ sure }) => sure)
    .sort((one, other) => other.score - one.score);
  const top = ranked[0]?.score ?? 0;
  const first = ranked[0] && index.targets[ranked[0].target];
  const answer = { emergency, words, steps: work.steps };
  // Beside a red flag nobody is sent to another doctor.
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
