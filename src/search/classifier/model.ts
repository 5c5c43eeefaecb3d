import { wordFeature } from './features.ts';

/** A linear model: for each feature, by the order of its hash, a few labels with a weight of one byte each. */
export type Model = {
  labels: ReadonlyArray<string>;
  /** The value of one step of a weight's byte. */
  unit: number;
  bias: ReadonlyArray<number>;
  /** Sorted. */
  hashes: Uint32Array;
  /** Where the labels of each feature begin; one more than features. */
  starts: Uint32Array;
  ofLabel: Uint16Array;
  weights: Int8Array;
};

/** The models that read a query: which label it asks for, and by itself, from the same queries, whether it is ours at all. */
export type Models = { places: Model; outside: Model };

/** How likely each label is, the likeliest first. They add up to 1. */
export type Likely = ReadonlyArray<{ label: string; share: number }>;

function indexOf(hashes: Uint32Array, hash: number): number {
  let low = 0;
  let high = hashes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = hashes[middle] ?? 0;
    if (value === hash) return middle;
    if (value < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Whether a word is in several of the queries that a model learned from. */
export const knowsWord = ({ hashes }: Model, word: string): boolean => indexOf(hashes, wordFeature(word)) >= 0;

/** Turns scores into shares of 1. Plain loops, since the training asks it 200,000 times. */
export function softmax(scores: Float64Array): Float64Array {
  let top = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at++) top = Math.max(top, scores[at] ?? 0);
  const shares = new Float64Array(scores.length);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    const share = Math.exp((scores[at] ?? 0) - top);
    shares[at] = share;
    sum += share;
  }
  for (let at = 0; at < shares.length; at++) shares[at] = (shares[at] ?? 0) / sum;
  return shares;
}

/** Reads what a query with these features asks for. */
export function classify({ labels, unit, bias, hashes, starts, ofLabel, weights }: Model, features: ReadonlySet<number>): Likely {
  const scores = Float64Array.from(bias);
  const share = unit / Math.sqrt(Math.max(1, features.size));
  for (const hash of features) {
    const at = indexOf(hashes, hash);
    if (at < 0) continue;
    for (let one = starts[at] ?? 0; one < (starts[at + 1] ?? 0); one++) {
      const label = ofLabel[one] ?? 0;
      scores[label] = (scores[label] ?? 0) + share * (weights[one] ?? 0);
    }
  }
  const shares = softmax(scores);
  return labels.map((label, at) => ({ label, share: shares[at] ?? 0 })).toSorted((one, other) => other.share - one.share);
}
