import { plainText } from '#content/marked-text.ts';
import { shortWords } from '#content/search/red-flags.ts';
import { type RuleId, rules } from '#content/triage.ts';
import { triageEvidence } from './evidence.ts';

const shorts: Readonly<Record<string, string>> = shortWords;

/**
 * A rule that a request was marked by: a few words for a list, and the row of the rulebook. A rule may be gone from the book since; its
 * mark stays.
 */
export function emergencyWords(rule: string): { short: string; long: string } {
  const unknown = 'signs of an emergency';
  const long = Object.hasOwn(rules, rule) ? plainText(rules[rule as RuleId].words, triageEvidence) : unknown;
  return { short: shorts[rule] ?? unknown, long };
}
