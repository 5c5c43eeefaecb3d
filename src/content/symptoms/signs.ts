import { plainText } from '#content/marked-text.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { type Rule, type Urgency, urgencies } from '#content/triage/rule.ts';
import { urgencyFor } from '#content/triage/urgency-for.ts';
import { type RuleId, rules } from '#content/triage.ts';
import { typeset } from '#content/typeset.ts';
import type { Symptom } from './symptom.ts';

export type SignList = { urgency: Urgency; rows: ReadonlyArray<string> };

/** A symptom's signs by how soon they need help, the soonest first, in the rulebook's words; the sources stand on the pages. */
export function signsOf(ids: ReadonlyArray<RuleId>): ReadonlyArray<SignList> {
  const known = ids.map((id): Rule => rules[id]);
  return urgencies
    .map((urgency) => ({
      urgency,
      rows: known.filter((rule) => rule.urgency === urgency).map(({ words }) => typeset(plainText(words, triageEvidence))),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** How soon a title alone needs somebody. */
export const alone = {
  emergency: 'This is an emergency: call 112 or 108 now, or go to the nearest emergency department.',
  'same-day': 'By itself this needs a doctor today.',
  'within-days': 'By itself this needs a doctor in the next day or two.',
  routine: 'By itself this can wait for a visit.',
} as const satisfies Record<Urgency, string>;
export const unless = 'With a sign from the red list call 112 or 108 now.';

/** The sentence with which a complaint opens: how soon its title alone needs somebody. */
export function answerOf({ feels, rules: ids }: Pick<Symptom, 'feels' | 'rules'>): string | undefined {
  const urgency = urgencyFor(feels);
  const graver = urgency !== 'emergency' && ids.some((id) => rules[id].urgency === 'emergency');
  return urgency && (graver ? `${alone[urgency]} ${unless}` : alone[urgency]);
}
