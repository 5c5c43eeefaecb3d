import { plainText } from '#content/marked-text.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { type Rule, type Urgency, urgencies } from '#content/triage/rule.ts';
import { type RuleId, rules } from '#content/triage.ts';
import { typeset } from '#content/typeset.ts';

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
