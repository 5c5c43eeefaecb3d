/** An example by the places of its features and labels. */
export type Read = {
  features: Int32Array;
  labels: ReadonlyArray<number>;
  isOutside: boolean;
  weight: number;
  /** Makes a long query weigh no more than a short one. */
  share: number;
};

/**
 * Vectors side by side, and how far each has come: one that has come far takes smaller steps (AdaGrad; Duchi, Hazan and Singer, JMLR 2011). All
 * numbers of a vector take steps of one length, which is as good and a fifth of the work.
 */
type Vectors = { values: Float32Array; size: number; squares: Float32Array };

// Tuned by leaving out a tenth of the queries, and on lists by others (decision 41).
const rounds = 6;
// Of the last rounds the mean is taken: the order of the examples then says less.
const averaged = 2;
// Of each example some features are left out, others in each round, so that none is learned by heart.
const leftOut = 0.4;
const leastRoot = 0.01;

/** Numbers from 0 to 1 that look like chance, alike in every build (Marsaglia's xorshift, 2003). */
export function chanceFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

export const vectorsOf = (values: Float32Array, size: number): Vectors => ({
  values,
  size,
  squares: new Float32Array(values.length / size),
});

/** How large errors are. */
export function meanSquare(errors: Float64Array): number {
  let sum = 0;
  for (let each = 0; each < errors.length; each++) sum += (errors[each] ?? 0) ** 2;
  return sum / errors.length;
}

/** Moves one of the vectors against its errors times `scale`; `square` is how large they are. */
export function step(
  { values, size, squares }: Vectors,
  one: number,
  errors: Float64Array,
  square: number,
  scale: number,
  pace: number,
): void {
  const whole = (squares[one] ?? 0) + square * scale * scale;
  squares[one] = whole;
  const length = (pace * scale) / (Math.sqrt(whole) + leastRoot);
  for (let each = 0; each < size; each++) values[one * size + each] = (values[one * size + each] ?? 0) - length * (errors[each] ?? 0);
}

/** Mixes the order of examples (Fisher and Yates). */
function mixed(all: ReadonlyArray<Read>, chance: () => number): ReadonlyArray<Read> {
  const order = [...all];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [order[at], order[other]] = [order[other] as Read, order[at] as Read];
  }
  return order;
}

function someOf(features: Int32Array, chance: () => number): Int32Array {
  const kept = new Int32Array(features.length);
  let count = 0;
  for (let each = 0; each < features.length; each++) {
    if (chance() < leftOut) continue;
    kept[count] = features[each] ?? 0;
    count += 1;
  }
  return kept.subarray(0, count);
}

function addTo(sum: Float32Array, values: Float32Array, share: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (values[at] ?? 0) * share;
}

/**
 * Goes through the examples round by round with shorter and shorter steps, and leaves in `learned` the mean of what the last rounds have learned.
 * Another `seed` is another order.
 */
export function learn(
  examples: ReadonlyArray<Read>,
  seed: number,
  learned: ReadonlyArray<Float32Array>,
  learnFrom: (example: Read, pace: number) => void,
): void {
  const chance = chanceFrom(seed);
  const means = learned.map(({ length }) => new Float32Array(length));
  for (let round = 0; round < rounds; round++) {
    for (const example of mixed(examples, chance)) {
      const features = someOf(example.features, chance);
      if (features.length > 0) learnFrom({ ...example, features, share: example.share / (1 - leftOut) }, 1 - round / rounds);
    }
    if (round < rounds - averaged) continue;
    for (const [at, mean] of means.entries()) addTo(mean, learned[at] ?? mean, 1 / averaged);
  }
  for (const [at, mean] of means.entries()) learned[at]?.set(mean);
}
