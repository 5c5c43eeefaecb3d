import { plainText } from '#content/marked-text.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { rowsBeforeFolds } from '#content/triage/groups.ts';
import { type Rule, type Urgency, urgencies } from '#content/triage/rule.ts';
import { isKindOf, type Sign, signs } from '#content/triage/sign-names.ts';
import { answerFor, urgencyFor } from '#content/triage/urgency-for.ts';
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

type Felt = Pick<Symptom, 'feels' | 'rules'>;

/** Whether both are kinds of one sign: a stuck hernia and a bulge in the groin are bulges. */
const areAlike = (one: Sign, other: Sign) => signs.some((sign) => isKindOf(one, sign) && isKindOf(other, sign));

/** A symptom's rules with those on its own signs, for anybody, first, and the first aid before all. */
export function ownFirst({ feels, rules: ids }: Felt): ReadonlyArray<RuleId> {
  const isOwn = (id: RuleId) => {
    const { signs: named, with: along, who = [] }: Rule = rules[id];
    // An early pregnancy may not be known yet.
    const isForAll = who.every((each) => each === 'perhaps-pregnant' || feels.who?.includes(each));
    return id === 'choking' || (isForAll && [...named, ...(along ?? [])].some((sign) => feels.signs.some((own) => areAlike(own, sign))));
  };
  return [...ids.filter(isOwn), ...ids.filter((id) => !isOwn(id))];
}

// The lines by which the title itself is answered.
const mostOfAnswer = 2;

/**
 * A symptom's signs, and how many of each list stand before its folds, seven in all: the lines that answer the title, then emergencies;
 * the other lists are folded, as the milder cards of a page are.
 */
export function bandsOf(symptom: Felt): ReadonlyArray<SignList & { most: number }> {
  const answer = answerFor(symptom.feels);
  const answering = ownFirst(symptom).filter((id) => answer?.rules.includes(id));
  const ofAnswer = answer?.urgency === 'emergency' ? 0 : Math.min(mostOfAnswer, answering.length);
  const isAnswer = new Set(answering);
  const sorted = [...answering, ...ownFirst(symptom).filter((id) => !isAnswer.has(id))];
  return signsOf(sorted).map((list) => ({
    ...list,
    most: list.urgency === 'emergency' ? rowsBeforeFolds - ofAnswer : list.urgency === answer?.urgency ? ofAnswer : 0,
  }));
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
