import { type Model, softmax } from './model.ts';

/** A query, and the labels that answer it. */
export type Example = { query: string; labels: ReadonlyArray<string> };

// Tuned by leaving out one writer's queries at a time (decision 41).
const rounds = 8;
// Of the last rounds the mean is taken: the order of the examples then says less.
const averaged = 5;
const pace = 0.5;
const paceOfBias = 0.02;
// Without smaller steps most weights stay 0, at no loss: the model is a quarter as large.
const leastStep = 1e-3;
// A feature of fewer queries is chance.
const leastTimes = 3;
const mostOfByte = 127;
// Smaller weights are left out.
const leastByte = 8;

/** An example by the places of its features and labels; `share` makes a long query weigh no more than a short one. */
type Read = { features: Int32Array; labels: ReadonlyArray<number>; share: number };

/** A weight for each feature and label, side by side, and how far it has come. */
type Learned = { labels: number; weights: Float32Array; squares: Float32Array; bias: Float64Array };

/** Mixes the order of examples, alike in every build. */
function mixed<T>(all: ReadonlyArray<T>, round: number): ReadonlyArray<T> {
  let seed = round + 1;
  const placed = all.map((one) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return { one, place: seed };
  });
  return placed.toSorted((one, other) => one.place - other.place).map(({ one }) => one);
}

function sharesOf({ features, share }: Read, { labels, weights, bias }: Learned): Float64Array {
  const scores = Float64Array.from(bias);
  for (let each = 0; each < features.length; each++) {
    const from = (features[each] ?? 0) * labels;
    for (let label = 0; label < labels; label++) scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0) * share;
  }
  return softmax(scores);
}

/** How far the shares are from what is right: of several right labels half is even, half as they are held likely already. */
function errorOf(shares: Float64Array, right: ReadonlyArray<number>): Float64Array {
  const ofRight = right.reduce((sum, label) => sum + (shares[label] ?? 0), 1e-9);
  const error = Float64Array.from(shares);
  for (const label of right) error[label] = (shares[label] ?? 0) * (1 - 0.5 / ofRight) - 0.5 / right.length;
  return error;
}

function learnFrom(example: Read, learned: Learned): void {
  const { labels, weights, squares, bias } = learned;
  const { features, share } = example;
  const errors = errorOf(sharesOf(example, learned), example.labels);
  for (let label = 0; label < labels; label++) {
    const error = errors[label] ?? 0;
    bias[label] = (bias[label] ?? 0) - paceOfBias * error;
    const step = error * share;
    if (Math.abs(step) < leastStep) continue;
    for (let each = 0; each < features.length; each++) {
      const at = (features[each] ?? 0) * labels + label;
      const square = (squares[at] ?? 0) + step * step;
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) - (pace * step) / (Math.sqrt(square) + 0.01);
    }
  }
}

/**
 * Trains multinomial logistic regression by AdaGrad (Duchi, Hazan and Singer, JMLR 2011): alike in every build for the same examples in the same
 * order. `features` has those of each example. Takes seconds, so it runs in the build.
 */
export function train(examples: ReadonlyArray<Example>, features: ReadonlyArray<ReadonlyArray<number>>): Model {
  const labels = [...new Set(examples.flatMap((one) => one.labels))].toSorted();
  const labelAt = new Map(labels.map((label, at) => [label, at]));
  const times = new Map<number, number>();
  for (const hash of features.flat()) times.set(hash, (times.get(hash) ?? 0) + 1);
  const hashes = Uint32Array.from([...times].flatMap(([hash, count]) => (count >= leastTimes ? [hash] : []))).toSorted();
  const featureAt = new Map([...hashes].map((hash, at) => [hash, at]));
  const read = examples.map((example, at): Read => {
    const own = features[at] ?? [];
    return {
      features: Int32Array.from(own.flatMap((hash) => featureAt.get(hash) ?? [])),
      labels: example.labels.flatMap((label) => labelAt.get(label) ?? []),
      share: 1 / Math.sqrt(Math.max(1, own.length)),
    };
  });
  const size = hashes.length * labels.length;
  const learned: Learned = {
    labels: labels.length,
    weights: new Float32Array(size),
    squares: new Float32Array(size),
    bias: new Float64Array(labels.length),
  };
  const mean = { weights: new Float32Array(size), bias: new Float64Array(labels.length) };
  for (let round = 0; round < rounds; round++) {
    for (const example of mixed(read, round)) learnFrom(example, learned);
    if (round < rounds - averaged) continue;
    for (let at = 0; at < size; at++) mean.weights[at] = (mean.weights[at] ?? 0) + (learned.weights[at] ?? 0) / averaged;
    for (let at = 0; at < labels.length; at++) mean.bias[at] = (mean.bias[at] ?? 0) + (learned.bias[at] ?? 0) / averaged;
  }
  return packed(labels, hashes, mean);
}

/** Keeps of each feature the weights that tell, in a byte each. */
function packed(labels: ReadonlyArray<string>, hashes: Uint32Array, { weights, bias }: Pick<Learned, 'weights' | 'bias'>): Model {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / mostOfByte;
  const starts = new Uint32Array(hashes.length + 1);
  const ofLabel: number[] = [];
  const bytes: number[] = [];
  for (let feature = 0; feature < hashes.length; feature++) {
    for (let label = 0; label < labels.length; label++) {
      const byte = Math.round((weights[feature * labels.length + label] ?? 0) / unit);
      if (Math.abs(byte) < leastByte) continue;
      ofLabel.push(label);
      bytes.push(byte);
    }
    starts[feature + 1] = bytes.length;
  }
  return { labels, unit, bias: [...bias], hashes, starts, ofLabel: Uint16Array.from(ofLabel), weights: Int8Array.from(bytes) };
}
