import { wordFeature } from './features.ts';

/**
 * The model that reads a query. Each feature has a vector; their sum is the query's, and a label is as likely as its own vector points the same way, so that
 * words of the same pages help each other. Whether a query is ours at all is asked a second time, of a linear model over the same features.
 */
export type Model = {
  labels: ReadonlyArray<string>;
  /** The features that it has learned, sorted. */
  hashes: Uint32Array;
  /** A vector of each feature, side by side, of numbers of one byte. */
  vectors: Int8Array;
  ofLabels: Float32Array;
  bias: Float32Array;
  /** How far each feature tells that a query is outside. */
  outside: Int8Array;
  /** The worth of a byte, and the share that each label has without any feature. */
  units: { vectors: number; outside: number; bias: number };
};

/** How likely each label is, the likeliest first: they add up to 1. And how likely the query is outside, asked by itself. */
export type Likely = { labels: ReadonlyArray<{ label: string; share: number }>; outside: number };

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
export const knowsWord = ({ hashes }: Pick<Model, 'hashes'>, word: string): boolean => indexOf(hashes, wordFeature(word)) >= 0;

/** Turns scores into shares of 1. Plain loops, since the training asks it 300,000 times. */
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

export const sigmoid = (score: number) => 1 / (1 + Math.exp(-score));

/** Adds up the vectors of these features. */
export function sumOf(vectors: Int8Array | Float32Array, size: number, features: ArrayLike<number>, share: number): Float64Array {
  const sum = new Float64Array(size);
  for (let each = 0; each < features.length; each++) {
    const from = (features[each] ?? 0) * size;
    for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + (vectors[from + at] ?? 0);
  }
  for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) * share;
  return sum;
}

/** How far the vector of each label points the same way. */
export function scoresOf(sum: Float64Array, { ofLabels, bias }: Pick<Model, 'ofLabels' | 'bias'>): Float64Array {
  const scores = Float64Array.from(bias);
  for (let label = 0; label < scores.length; label++) {
    const from = label * sum.length;
    let score = 0;
    for (let at = 0; at < sum.length; at++) score += (ofLabels[from + at] ?? 0) * (sum[at] ?? 0);
    scores[label] = (scores[label] ?? 0) + score;
  }
  return scores;
}

/** Makes a long query weigh no more than a short one. */
export const shareOfEach = (features: number) => 1 / Math.sqrt(Math.max(1, features));

// Of letters without a meaning a part or two may be known by chance.
const leastKnown = 0.2;

/** Reads what a query with these features asks for; no label where it has learned hardly any of them, since the commonest page would be a guess. */
export function classify(model: Model, features: ReadonlySet<number>): Likely {
  const { labels, hashes, vectors, bias, outside, units } = model;
  const known = [...features].map((hash) => indexOf(hashes, hash)).filter((at) => at >= 0);
  if (known.length < leastKnown * features.size) return { labels: [], outside: 0 };
  const share = shareOfEach(features.size);
  const size = model.ofLabels.length / Math.max(1, bias.length);
  const shares = softmax(scoresOf(sumOf(vectors, size, known, share * units.vectors), model));
  const [score = 0] = sumOf(outside, 1, known, share * units.outside);
  return {
    labels: labels.map((label, at) => ({ label, share: shares[at] ?? 0 })).toSorted((one, other) => other.share - one.share),
    outside: sigmoid(score + units.bias),
  };
}
