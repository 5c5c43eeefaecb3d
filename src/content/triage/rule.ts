import type { Circumstance } from './circumstances.ts';
import type { Sign } from './sign-names.ts';

/** How soon a sign calls for help, the soonest first; a care card has one list for each. */
export const urgencies = ['emergency', 'same-day', 'within-days', 'routine'] as const;
export type Urgency = (typeof urgencies)[number];

/** `severe` is also heavy, complete or without a pause; `mild` is also painless. */
export const severities = ['mild', 'severe'] as const;
export type Severity = (typeof severities)[number];

/**
 * `sudden`: it began within minutes or hours. `steady`: it is new and has not let up for hours. `days`: it is known, or it comes and
 * goes, for days. `comes-back`: it has come and gone for weeks or longer.
 */
export const durations = ['sudden', 'steady', 'days', 'comes-back'] as const;
export type Duration = (typeof durations)[number];

export type When = { severity?: Severity; duration?: Duration };

/** sign × severity × duration × who → urgency, in the words of a patient. */
export type Rule = {
  /** Any one of them. A sign has one key, whatever its words. */
  signs: readonly [Sign, ...ReadonlyArray<Sign>];
  /** One of these comes with it. */
  with?: readonly [Sign, ...ReadonlyArray<Sign>];
  /** How the sign is felt, in any one of these ways; left out, it does not matter. */
  when?: readonly [When, ...ReadonlyArray<When>];
  /** All of them must hold; left out, it holds for anyone. */
  who?: ReadonlyArray<Circumstance>;
  urgency: Urgency;
  /** What a patient reads after 'Call 112 or 108 … if:'. Marks as on a page, by the keys of the rulebook's own records. */
  words: string;
  /** Keys of the rulebook's sources, cited behind the words. A rule without one is the practice's own, on the side of caution. */
  sources?: ReadonlyArray<string>;
  /** Why a rule for fewer people is milder than the one for more. */
  why?: string;
};
