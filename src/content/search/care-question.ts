import type { CareWord } from './care-words.ts';

/** What somebody asks of an operation or a test, or feels, by the kinds of words that say it together. Of several pages the first is the likeliest. */
export type CareQuestion = {
  /** Addresses, and titles of articles. */
  pages: ReadonlyArray<string>;
  /** One line is enough; its words are kinds, all of which must be there, '|' between those of which one must. */
  said: ReadonlyArray<string>;
  /** With one of these it is something else. */
  not?: ReadonlyArray<CareWord>;
  /** A feeling, which is not asked about on its own beside an illness. */
  of: 'feeling' | 'before' | 'after' | 'reading';
  /** Whether the pages say it of the illness itself, so that its own page does not stand before them. */
  ofIllness?: true;
  /** Whether it only counts where nothing else is found. */
  last?: true;
};
