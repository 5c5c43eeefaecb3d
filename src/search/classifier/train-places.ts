import { type Model, scoresOf, softmax, sumOf } from './model.ts';
import { chanceFrom, learn, meanSquare, type Read, step, vectorsOf } from './rounds.ts';

// More numbers in a vector tell a little more, and make the file larger.
const size = 38;
// Models that began by chance elsewhere err elsewhere: of their scores the mean is taken.
const seeds = [1, 2];
const pace = 0.4;
const paceOfLabels = 0.12;
const paceOfBias = 0.02;
const spread = 0.17;
// A smaller error moves nothing, at no loss.
const leastError = 1e-3;

/** How far the shares are from what is right: of several right labels half is even, half as they are held likely already. */
function errorsOf(shares: Float64Array, right: ReadonlyArray<number>): Float64Array {
  const ofRight = right.reduce((sum, label) => sum + (shares[label] ?? 0), 1e-9);
  const errors = Float64Array.from(shares);
  for (const label of right) errors[label] = (shares[label] ?? 0) * (1 - 0.5 / ofRight) - 0.5 / right.length;
  return errors;
}

type Learned = Pick<Model, 'ofLabels' | 'bias'> & { vectors: Float32Array };

function trainOne(examples: ReadonlyArray<Read>, features: number, labels: number, seed: number): Learned {
  const chance = chanceFrom(seed);
  const atRandom = (count: number) =>
    vectorsOf(
      Float32Array.from({ length: count * size }, () => spread * (2 * chance() - 1)),
      size,
    );
  const vectors = atRandom(features);
  const ofLabels = atRandom(labels);
  const bias = new Float32Array(labels);
  const learned: Learned = { vectors: vectors.values, ofLabels: ofLabels.values, bias };
  const back = new Float64Array(size);
  learn(examples, seed, Object.values(learned), (example, length) => {
    const sum = sumOf(vectors.values, size, example.features, example.share);
    const errors = errorsOf(softmax(scoresOf(sum, learned)), example.labels);
    const square = meanSquare(sum);
    back.fill(0);
    for (let label = 0; label < labels; label++) {
      const error = (errors[label] ?? 0) * example.weight;
      bias[label] = (bias[label] ?? 0) - paceOfBias * error;
      if (Math.abs(error) < leastError) continue;
      const from = label * size;
      for (let at = 0; at < size; at++) back[at] = (back[at] ?? 0) + error * (ofLabels.values[from + at] ?? 0);
      step(ofLabels, label, sum, square, error, length * paceOfLabels);
    }
    const ofFeatures = meanSquare(back);
    for (let each = 0; each < example.features.length; each++)
      step(vectors, example.features[each] ?? 0, back, ofFeatures, example.share, length * pace);
  });
  return learned;
}

/** Puts vectors of several models end to end. */
const joined = (all: ReadonlyArray<Float32Array>, count: number, scale = 1) =>
  Float32Array.from({ length: count * size * all.length }, (_, at) => {
    const [vector, place] = [Math.floor(at / (size * all.length)), at % (size * all.length)];
    return (all[Math.floor(place / size)]?.[vector * size + (place % size)] ?? 0) * scale;
  });

/**
 * Learns a vector for each feature and each label: multinomial logistic regression of a low rank, as in fastText (Joulin and others, EACL 2017).
 */
export function trainPlaces(examples: ReadonlyArray<Read>, features: number, labels: number): Learned {
  const all = seeds.map((seed) => trainOne(examples, features, labels, seed));
  const mean = 1 / all.length;
  return {
    vectors: joined(
      all.map(({ vectors }) => vectors),
      features,
    ),
    ofLabels: joined(
      all.map(({ ofLabels }) => ofLabels),
      labels,
      mean,
    ),
    bias: Float32Array.from({ length: labels }, (_, label) => all.reduce((sum, { bias }) => sum + (bias[label] ?? 0) * mean, 0)),
  };
}
