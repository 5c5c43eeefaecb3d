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
/** Where a complaint that can wait has lines for today. */
export const sooner = 'With a line from the list for today see a doctor today.';
/** Where a complaint has milder lines than its opening, too. */
export const lower = 'If only a line further down fits you, go by that line.';

/** Whether a complaint has emergencies and lines for today that its title alone is not, and whether it has milder lines. */
export function besidesOf({ feels, rules: ids }: Pick<Symptom, 'feels' | 'rules'>): Record<'graver' | 'sooner' | 'milder', boolean> {
  const own = urgencies.indexOf(urgencyFor(feels) ?? 'routine');
  const all = ids.map((id) => urgencies.indexOf(rules[id].urgency));
  return { graver: own > 0 && all.includes(0), sooner: own > 1 && all.includes(1), milder: all.some((each) => each > own) };
}

/** The sentence with which a complaint opens: how soon its title alone needs somebody. */
export function answerOf(symptom: Pick<Symptom, 'feels' | 'rules'>): string | undefined {
  const urgency = urgencyFor(symptom.feels);
  const besides = besidesOf(symptom);
  return (
    urgency &&
    [alone[urgency], ...(besides.graver ? [unless] : []), ...(besides.sooner ? [sooner] : []), ...(besides.milder ? [lower] : [])].join(' ')
  );
}
