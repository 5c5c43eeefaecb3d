import { plainText } from './marked-text.ts';
import { triageEvidence } from './triage/evidence.ts';
import { type RuleId, rules } from './triage.ts';

/** Signs for which nobody who waits for an operation rings us first: rules of the rulebook, whose words and urgency they have. */
export const emergencyBefore = [
  'fever-with-belly-pain',
  'jaundice-with-more',
  'jaundice-stent',
  'severe-pain',
  'hernia-stuck',
  'vomits-blood-or-black-stool',
  'vomiting-nonstop',
  'vomiting-with-diabetes',
  'acid-blood',
] as const satisfies ReadonlyArray<RuleId>;

export const emergencyBeforeRows: ReadonlyArray<string> = emergencyBefore.map((id) => plainText(rules[id].words, triageEvidence));
