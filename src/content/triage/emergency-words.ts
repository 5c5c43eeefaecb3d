import { shortWords } from '#content/search/red-flags.ts';
import { emergencyRows } from './emergency-rows.ts';

const shorts: Readonly<Record<string, string>> = shortWords;

/** No rule of the book: the doctor wants a patient told at once, and what is marked so is rung as an emergency. */
export const doctorSays = 'doctor-says';

/**
 * A rule that a request was marked by: a few words for a list, and the row of the rulebook. A rule may be gone from the book since; its
 * mark stays.
 */
export function emergencyWords(rule: string): { short: string; long: string } {
  if (rule === doctorSays) return { short: 'the doctor: tell them now', long: 'the doctor wants them told now' };
  const unknown = 'signs of an emergency';
  return { short: shorts[rule] ?? unknown, long: Object.hasOwn(emergencyRows, rule) ? (emergencyRows[rule] ?? unknown) : unknown };
}
