import type { SearchData } from '#content/search/types.ts';
import { labelOfArticle, labelOfOtherDoctor, learned } from './labels.ts';

/** A query, the labels that answer it, and how much it counts. */
export type Example = { query: string; labels: ReadonlyArray<string>; weight?: number };

// Our words for a page are shorter and plainer than those that people type.
const weightOfOurs = 0.3;

/** The examples that the classifier learns from: queries as people type them, and the words that we wrote for each page, article and other doctor. */
export function examplesFrom({ findable, notOurs, elsewhere }: SearchData, queries: ReadonlyArray<Example>): ReadonlyArray<Example> {
  const written = (words: ReadonlyArray<string>, label: string) =>
    words.map((query): Example => ({ query, labels: [label], weight: weightOfOurs }));
  const ofPages = findable.flatMap(({ kind, href, name, words }) =>
    written([name, ...words], kind === 'article' ? labelOfArticle(name) : href),
  );
  const ofOthers = notOurs.flatMap(({ title, words }) => written(words, labelOfOtherDoctor(title)));
  const ofWorlds = written(elsewhere.split(/\s+/), learned('none:'));
  const typed = queries.map(({ query, labels }) => ({ query, labels: labels.map(learned) }));
  return [...typed, ...ofPages, ...ofOthers, ...ofWorlds];
}
