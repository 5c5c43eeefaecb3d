import type { PlannedOperation } from './getting-ready.ts';
import { plainText } from './marked-text.ts';
import { triageEvidence } from './triage/evidence.ts';
import { type RuleId, rules } from './triage.ts';

/** Signs for which nobody who waits for an operation rings us first: rules of the rulebook, whose words and urgency they have. The card shows the first of them, so short ones that anybody may have come first. */
export const emergencyBefore = [
  'severe-pain',
  'heart',
  'vomits-blood-or-black-stool',
  'fever-with-belly-pain',
  'blocked',
  'vomiting-nonstop',
  'heavy-bleeding',
  'jaundice-with-more',
  'confused',
  'fever-alone',
  'immune-fever-ill',
  'jaundice-stent',
  'hernia-stuck',
  'vomiting-with-diabetes',
  'acid-blood',
  'sugar-low-ill',
  'clot',
  'stroke',
  'perhaps-pregnant',
  'steroids-stopped',
] as const satisfies ReadonlyArray<RuleId>;

/** Those of one sheet: an illness that has deadly signs of its own adds them in front. */
export const emergencyBeforeOf = ({ ready: { ownSigns = [] } }: Pick<PlannedOperation, 'ready'>): ReadonlyArray<RuleId> => [
  ...ownSigns,
  ...emergencyBefore,
];

export const emergencyRowsOf = (operation: Pick<PlannedOperation, 'ready'>): ReadonlyArray<string> =>
  emergencyBeforeOf(operation).map((id) => plainText(rules[id].words, triageEvidence));
