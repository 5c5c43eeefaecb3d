import type { SearchData } from '#content/search/types.ts';
import { labelOfArticle, labelOfOtherDoctor, learned } from './labels.ts';
import type { Example } from './train.ts';

/** The examples that the classifier learns from: queries as people type them, and the words that we wrote for each page, article and other doctor. */
export function examplesFrom({ findable, notOurs, elsewhere }: SearchData, queries: ReadonlyArray<Example>): ReadonlyArray<Example> {
  const ofPages = findable.flatMap(({ kind, href, name, words }) =>
    [name, ...words].map((query) => ({ query, labels: [kind === 'article' ? labelOfArticle(name) : href] })),
  );
  const ofOthers = notOurs.flatMap(({ title, words }) => words.map((query) => ({ query, labels: [labelOfOtherDoctor(title)] })));
  const ofWorlds = elsewhere.split(/\s+/).map((query) => ({ query, labels: [learned('none:')] }));
  const typed = queries.map(({ query, labels }) => ({ query, labels: labels.map(learned) }));
  return [...typed, ...ofPages, ...ofOthers, ...ofWorlds];
}
