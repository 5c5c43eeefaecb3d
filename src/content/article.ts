import type { CareCard, Evidence } from './evidence.ts';
import type { AnsweredInArticles, OperationKey } from './operation-keys.ts';

/** What the practice answers about some of its operations, with its own words: they are read from it, never written twice. */
export type OwnAnswers = {
  of: ReadonlyArray<{ words: string; operations: ReadonlyArray<OperationKey> }>;
  when: AnsweredInArticles;
};

export type ArticleBlock =
  | { heading: string }
  | { paragraph: string }
  | { list: ReadonlyArray<string> }
  | { ownAnswers: OwnAnswers }
  /** A link to the sheet of an operation or a test. */
  | { sheet: OperationKey };

/** A sample article of the embedded backend; marks in the text as in a treatment page (`{figure}`, `[source]`). */
export type Article = {
  /** As shown and as addressed: `/blog/{title}`, URL-encoded. */
  title: string;
  category: string;
  /** Cover drawing in `public/images/articles/`. */
  photo: `/images/articles/${string}.svg`;
  /** What the cover shows, for a reader who cannot see it. */
  photoAlt: string;
  /** Published and last changed, as the backend gives them (ISO 8601 with +05:30). */
  date: `${number}-${number}-${number}T${string}+05:30`;
  updatedAt: `${number}-${number}-${number}T${string}+05:30`;
  body: ReadonlyArray<ArticleBlock>;
  careCard: CareCard;
  /** Links of the treatment pages that the article leads to. */
  related: ReadonlyArray<string>;
  evidence: Evidence;
};
