import { plainText } from '#content/marked-text.ts';
import { shortWords } from '#content/search/red-flags.ts';
import { type RuleId, rules } from '#content/triage.ts';
import { triageEvidence } from './evidence.ts';

/**
 * The rows of the rulebook that a request can be marked by, as a patient reads them. The build of the desk works them out (`workedOut`):
 * the rulebook around them, with its sources, is seven times as long.
 */
export const emergencyRows: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(shortWords).map((rule) => [rule, plainText(rules[rule as RuleId].words, triageEvidence)]),
);
