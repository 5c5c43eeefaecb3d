import type { PracticeWord } from './practice-words.ts';

/**
 * What people ask a practice, by the classes of words that ask it together. Of several pages the first is the likeliest. Words of
 * `beside` support it and ask nothing by themselves.
 */
export type PracticeQuestion = {
  pages: ReadonlyArray<string>;
  /** One line is enough; its words are classes, all of which must be there, '|' between those of which one must. */
  asked: ReadonlyArray<string>;
  beside?: ReadonlyArray<PracticeWord>;
  /** Whether a place that nobody listed may stand beside it. */
  anyPlace?: true;
  /** Whether an illness may. */
  ofIllness?: true;
  /** Whether its page stands before what was written for the illness that is named beside it. */
  first?: true;
  /** Whether the thing has no price of its own, so that no price of another is shown. */
  unpriced?: true;
};
