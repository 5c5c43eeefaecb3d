import type { NotOurs } from '#content/search/types.ts';
import type { Index } from '#search/index.ts';
import { type Found, notOursOf } from '#search/listing.ts';
import { operationRow } from '#search/rows/wish-rows.ts';
import { featuresOf } from './features.ts';
import { readLabel } from './labels.ts';
import { classify, knowsWord, type Model, sigmoid } from './model.ts';

/** The classifier's verdict on a query: the shares of what can be shown, of other doctors and of other worlds add up to 1 at most. */
export type Told = {
  shown: ReadonlyArray<{ found: Found; share: number }>;
  elsewhere: number;
  ofOthers: number;
  /** The likeliest other doctor. */
  others: NotOurs | undefined;
  /** Whether the classifier has learned what leads to it. */
  knows: (found: Found) => boolean;
};

export type Classifier = {
  ask: (query: string) => Told;
  /** Whether a word is in several of the queries that it learned from. */
  knowsWord: (word: string) => boolean;
};

export const keyOf = (found: Found): string | number => ('page' in found ? found.page.href : found.post);

const logOdds = (share: number) => Math.log((share + 1e-6) / (1 - share + 1e-6));
// In log odds towards ours: a larger share of the training queries is about other worlds than of what visitors ask.
const leaning = 0.2;
// How much counts what is asked by itself.
const byItself = 0.3;
/** Two opinions on whether a query is outside: the labels' and the other one. */
const between = (ofLabels: number, other: number) => sigmoid((1 - byItself) * logOdds(ofLabels) + byItself * logOdds(other) - leaning);

/** The classifier, its labels read as what this index and these posts have. */
export function classifierOf(index: Index, posts: ReadonlyArray<{ title: string }>, model: Model): Classifier {
  const pages = new Map(index.targets.flatMap((target) => (target.kind === 'page' ? [[target.page.href, target.page] as const] : [])));
  const postAt = new Map(posts.map(({ title }, at) => [title, at]));
  const foundOf = (label: string): Found | undefined => {
    const { kind, name } = readLabel(label);
    const post = kind === 'article' ? postAt.get(name) : undefined;
    if (post !== undefined) return { post };
    const page = kind === 'operation' ? operationRow(index, name) : kind === 'page' ? pages.get(name) : undefined;
    return page && { page };
  };
  const found = new Map(model.labels.map((label) => [label, foundOf(label)]));
  const meant = new Map(model.labels.map((label) => [label, readLabel(label)]));
  const known = new Set([...found.values()].flatMap((one) => (one ? [keyOf(one)] : [])));
  const ask = (query: string): Told => {
    const { labels: likely, outside } = classify(model, featuresOf(query, index.vocabulary));
    const isOf = (kind: string) => (one: { label: string }) => meant.get(one.label)?.kind === kind;
    const shareOf = (kind: string) => likely.filter(isOf(kind)).reduce((sum, { share }) => sum + share, 0);
    const other = likely.find(isOf('other-doctor'));
    const notOurs = shareOf('elsewhere') + shareOf('other-doctor');
    const scale = between(notOurs, outside) / Math.max(notOurs, 1e-6);
    return {
      shown: likely.flatMap(({ label, share }) => {
        const one = found.get(label);
        return one ? [{ found: one, share }] : [];
      }),
      elsewhere: shareOf('elsewhere') * scale,
      ofOthers: shareOf('other-doctor') * scale,
      others: notOursOf(index, other && meant.get(other.label)?.name),
      knows: (one) => known.has(keyOf(one)),
    };
  };
  return { ask, knowsWord: (word) => knowsWord(model, word) };
}
