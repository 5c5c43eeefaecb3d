import type { Index } from './index.ts';
import type { Matches, Work } from './matches.ts';

// The figures below were tuned on the lists of queries in tests/search; `npm run search-check` measures a change.

// Scores below this are chance.
const leastScore = 0.53;
// Lower for a page that has most of a long query; and for another specialist, whose name says nothing about a diagnosis.
const leastScoreWithMost = 0.38;
const leastScoreForNotOurs = 0.46;
// Higher where an unknown word is beside everyday ones: 'piles of paper'.
const leastScoreInDoubt = 0.68;
const mostOfQuery = 0.5;
// Of a word other than a filler; a page must have two such words of a long query.
const meaningfulWeight = 1;
// A form this similar means the term: 'vomitting' is 'vomiting'.
const sameTerm = 0.7;
// Another specialist is named by a word this similar at least.
const surelySameTerm = 0.8;
// Weights of an unknown word. Beside the name of an illness it is often a person's name or a typing error; in a short query
// without one it may be the subject.
const unknownBesideIllness = 1.5;
// A whole sentence has one word that tells and many that nobody listed.
const unknownInSentenceOfIllness = 0.9;
const unknownInLongQuery = 2;
const unknownInShortQuery = 3.2;
const longQuery = 3;
// A post's title has more words than a query, so the share of it that matches counts less.
const titleShareExponent = 0.35;
// A phrase that has the query's words together counts more than a page that has them in several phrases.
const phraseShare = 0.6;
const pageShare = 1 - phraseShare;
// A feeling alone asks how soon to be seen; beside an illness it asks for the illness's page.
const complaintOfFeeling = 1.12;
const complaintBesideIllness = 0.88;
// A general word alone leads to 'What do you feel?' itself.
const complaintOfGeneral = 0.8;

/** The words of a query as they are scored. */
export type Asked = {
  parts: ReadonlyArray<Matches>;
  /** The parts as they were typed. */
  texts: ReadonlyArray<string>;
  /** Terms of words that have another meaning in everyday English. */
  everyday: ReadonlySet<number>;
  /** Whether an unknown word has only such words beside it. */
  doubtful: boolean;
};

type Candidate = { best: number[]; score: number };
/** `held` is how surely the target has each part of the query. */
export type Score = { target: number; score: number; sure: boolean; held: ReadonlyArray<number> };

export function means(part: Matches, terms: ReadonlySet<number>, least = sameTerm): boolean {
  const top = Math.max(0, ...part.values());
  return [...part].some(([term, likeness]) => likeness >= least && likeness >= top && terms.has(term));
}

/** Whether a word means nothing outside medicine, as it was typed. */
export const isMedical = ({ medical }: Index, part: Matches, everyday: ReadonlySet<number>) =>
  [...part].some(([term, likeness]) => likeness > sameTerm && medical.has(term) && !everyday.has(term));

function unknownWeight(index: Index, { parts, everyday }: Asked): number {
  if (parts.some((part) => isMedical(index, part, everyday)))
    return parts.length > longQuery ? unknownInSentenceOfIllness : unknownBesideIllness;
  return parts.length > longQuery ? unknownInLongQuery : unknownInShortQuery;
}

function complaintFactor({ felt, general, illnesses, operation, after }: Index, parts: ReadonlyArray<Matches>): number {
  if (parts.length === 1 && parts.some((part) => means(part, general))) return complaintOfGeneral;
  const has = (terms: ReadonlySet<number>) => parts.some((part) => means(part, terms));
  if (has(illnesses) || (has(operation) && !has(after))) return complaintBesideIllness;
  return has(felt) ? complaintOfFeeling : 1;
}

/** Whether a text of these terms is about the side that the query does not name; a query of both sides, or of none, has no other side. */
function otherSide({ left, right }: Index, parts: ReadonlyArray<Matches>): (terms: ReadonlyArray<number>) => boolean {
  const asked = [left, right].filter((side) => parts.some((part) => means(part, side)));
  if (asked.length !== 1) return () => false;
  const names = (side: ReadonlySet<number> | undefined, terms: ReadonlyArray<number>) => terms.some((term) => side?.has(term));
  const other = asked[0] === left ? right : left;
  return (terms) => names(other, terms) && !names(asked[0], terms);
}

/** How much each part of a query tells. */
export function weightsOf(index: Index, asked: Asked): ReadonlyArray<number> {
  const unknown = unknownWeight(index, asked);
  return asked.parts.map((part) => Math.max(0, ...[...part].map(([term]) => index.tells[term] ?? 0)) || unknown);
}

/** Scores each target: the share of the query that it has, times the share of its best phrase that the query has. The best first. */
export function scores(index: Index, asked: Asked, work: Work): ReadonlyArray<Score> {
  const { parts, doubtful } = asked;
  const weights = weightsOf(index, asked);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const ofComplaints = complaintFactor(index, parts);
  // For each phrase, the weight of its matched terms and of the matched words of the query.
  const isOtherSide = otherSide(index, parts);
  const touched = new Map<number, { own: number; query: number; terms: Set<number> }>();
  const seen = new Map<number, Candidate>();
  for (const [at, part] of parts.entries()) {
    const inPart = new Map<number, number>();
    for (const [term, likeness] of part) {
      for (const place of index.places[term] ?? []) {
        work.steps += 1;
        const phrase = index.phrases[place];
        if (!phrase || isOtherSide(phrase.terms) || isOtherSide(index.titles[phrase.target] ?? [])) continue;
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
  const namesOthers = parts.some((part) => means(part, index.foreign, surelySameTerm));
  return [...seen]
    .map(([at, { best, score }]) => {
      const target = index.targets[at];
      const told = best.map((likeness, part) => likeness * (weights[part] ?? 0));
      const knowsMost =
        !doubtful &&
        told.filter((weight) => weight > meaningfulWeight).length > 1 &&
        told.reduce((sum, weight) => sum + weight, 0) > mostOfQuery * whole;
      const notOurs = target?.kind === 'not-ours';
      const least = doubtful
        ? leastScoreInDoubt
        : Math.min(knowsMost ? leastScoreWithMost : leastScore, notOurs ? leastScoreForNotOurs : leastScore);
      const factor = target?.kind === 'page' && target.page.kind === 'complaint' ? ofComplaints : 1;
      return { target: at, score: score * factor, sure: score >= least && (!notOurs || namesOthers), held: best };
    })
    .toSorted((one, other) => other.score - one.score);
}
