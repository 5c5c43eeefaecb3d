import type { SearchData } from '#content/search/types.ts';
import { prepare } from '#search/index.ts';
import { type Example, examplesFrom } from './examples.ts';
import { featuresOf } from './features.ts';
import { isOutside } from './labels.ts';
import { type Model, shareOfEach } from './model.ts';
import type { Read } from './rounds.ts';
import { trainOutside } from './train-outside.ts';
import { trainPlaces } from './train-places.ts';

// A feature of fewer queries is chance.
const leastTimes = 3;
const mostOfByte = 127;

/** In a byte each. */
function packed(values: Float32Array): { bytes: Int8Array; unit: number } {
  const unit = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / mostOfByte;
  return { bytes: Int8Array.from(values, (value) => Math.round(value / unit)), unit };
}

/** The features of enough examples, sorted. */
function enough(features: ReadonlyArray<ReadonlySet<number>>): Uint32Array {
  const times = new Map<number, number>();
  for (const own of features) for (const hash of own) times.set(hash, (times.get(hash) ?? 0) + 1);
  return Uint32Array.from([...times].flatMap(([hash, count]) => (count >= leastTimes ? [hash] : []))).toSorted();
}

/**
 * Trains on the words that we wrote for our pages and on `queries`: alike in every build for the same ones in the same order. Takes seconds, so it
 * runs in the build.
 */
export function train(data: SearchData, queries: ReadonlyArray<Example>): Model {
  const examples = examplesFrom(data, queries);
  const { vocabulary } = prepare(data);
  const features = examples.map(({ query }) => featuresOf(query, vocabulary));
  const hashes = enough(features);
  const featureAt = new Map([...hashes].map((hash, at) => [hash, at]));
  const labels = [...new Set(examples.flatMap((one) => one.labels))].toSorted();
  const labelAt = new Map(labels.map((label, at) => [label, at]));
  const read = examples.map((example, at): Read => {
    const own = features[at] ?? new Set();
    return {
      features: Int32Array.from([...own].flatMap((hash) => featureAt.get(hash) ?? [])),
      labels: example.labels.flatMap((label) => labelAt.get(label) ?? []),
      isOutside: isOutside(example.labels),
      weight: example.weight ?? 1,
      share: shareOfEach(own.size),
    };
  });
  const places = trainPlaces(read, hashes.length, labels.length);
  const { outside, bias } = trainOutside(read, hashes.length);
  const vectors = packed(places.vectors);
  const ofOutside = packed(outside);
  return {
    labels,
    hashes,
    vectors: vectors.bytes,
    ofLabels: places.ofLabels,
    bias: places.bias,
    outside: ofOutside.bytes,
    units: { vectors: vectors.unit, outside: ofOutside.unit, bias },
  };
}
