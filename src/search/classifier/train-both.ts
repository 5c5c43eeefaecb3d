import type { SearchData } from '#content/search/types.ts';
import { prepare } from '#search/index.ts';
import { examplesFrom } from './examples.ts';
import { featuresOf } from './features.ts';
import { sideOf } from './labels.ts';
import type { Models } from './model.ts';
import { type Example, train } from './train.ts';

/** Trains both models on the words that we wrote for our pages and on `queries`. Takes seconds. */
export function trainBoth(data: SearchData, queries: ReadonlyArray<Example>): Models {
  const examples = examplesFrom(data, queries);
  const { vocabulary } = prepare(data);
  const features = examples.map(({ query }) => [...featuresOf(query, vocabulary)]);
  const sides = examples.map(({ query, labels }) => ({ query, labels: [sideOf(labels)] }));
  return { places: train(examples, features), outside: train(sides, features) };
}
