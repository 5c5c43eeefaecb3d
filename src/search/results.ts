import type { Language } from '#content/languages.ts';
import type { Findable, NotOurs } from '#content/search/types.ts';

export type ResultLink = Pick<Findable, 'name' | 'href' | 'about' | 'kind' | 'place' | 'urgency' | 'price' | 'compares' | 'operations'>;

/** A result's page in another language. */
export type TranslatedLink = { language: Pick<Language, 'tag' | 'lang' | 'name'>; name: string; href: string };

/** The page of all signs of an emergency, which languages other than English have. */
export const emergencyPath = '/emergency';

/** The page of the opening hours. */
export const hoursPath = '/visit';

/** The contents of the search page. */
export type SearchResults = {
  /** The signs of an emergency, in English, and the rules that they are of; without rules where an ambulance is asked for. */
  emergency: ReadonlyArray<string>;
  rules: ReadonlyArray<string>;
  /** Whether an ambulance is asked for rather than a page. */
  help: boolean;
  links: ReadonlyArray<ResultLink>;
  /** Where nothing is found: pages that have a rare word of the query. */
  mentioned: ReadonlyArray<ResultLink>;
  /** Where nothing is found: pages on which such questions are answered. */
  ways: ReadonlyArray<ResultLink>;
  notOurs?: NotOurs | undefined;
  maybe?: NotOurs | undefined;
  /** The query's words, for the count of searches without results. */
  words: ReadonlyArray<string>;
};
