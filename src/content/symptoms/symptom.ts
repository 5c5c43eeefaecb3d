import type { OperationKey } from '#content/operation-keys.ts';
import type { GroupId } from '#content/triage/groups.ts';
import type { Felt } from '#content/triage/urgency-for.ts';
import type { RuleId } from '#content/triage.ts';

/** What a person feels, in the words that people use, and what follows from it: how soon, and which pages are likely. */
export type Symptom = {
  /** Its place on the page of its region. */
  id: string;
  words: string;
  /** The same as it is said in Latin letters, and in Devanagari. */
  hinglish: string;
  hindi: string;
  /** What the title alone says, as the rulebook knows it; the complaint's first sentence answers it. */
  feels: Felt;
  /**
   * The condition on which the first sentence is soonest, from 'if' on: a title that waits is for today with it, and a title that is an
   * emergency is one with it alone.
   */
  soonestIf?: string;
  /** What a reader should know before the signs; it gives none of them an urgency. */
  note?: string;
  /** The emergencies that are seen before all others: what kills most often of those who choose it. */
  first: readonly [RuleId, ...ReadonlyArray<RuleId>];
  /** Rules of the triage rulebook; they alone say how soon. Those that stand with its kind are added (`danger-sets.ts`). */
  rules: ReadonlyArray<RuleId>;
  /** Those of them that it names itself, once `regions.ts` has added the others. */
  named?: ReadonlyArray<RuleId>;
  /** Groups of rows that it does not fold, beside those of the people who feel it. */
  groups?: ReadonlyArray<GroupId>;
  /** The sheet that says how to get ready for what the title names. */
  sheet?: OperationKey;
  /** Last segments of the addresses of pages, what is common and harmless first; never a cancer. */
  pages: readonly [string, ...ReadonlyArray<string>];
  /** Rarer and graver causes, which stand last. */
  others: ReadonlyArray<string>;
};

/** Where it is felt. */
export type Region = {
  /** Last segment of its address, and its part of the drawing. */
  id: string;
  name: string;
  hindi: string;
  symptoms: ReadonlyArray<Symptom>;
};
