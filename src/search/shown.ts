import type { NotOurs } from '#content/search/types.ts';

export type ShownLink = { name: string; href: string; about: string };

/** What the page of a search shows. */
export type Shown = {
  /** As it was typed, without what cannot be seen. */
  query: string;
  emergency: ReadonlyArray<string>;
  links: ReadonlyArray<ShownLink>;
  notOurs?: NotOurs | undefined;
  maybe?: NotOurs | undefined;
  /** The query's words, for the count of what was not found. */
  words: ReadonlyArray<string>;
};
