import { fill } from '#content/languages/fill.ts';
import { plainText } from '#content/marked-text.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { type GroupId, groupsWith, rowsBeforeFolds } from '#content/triage/groups.ts';
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

type Felt = Pick<Symptom, 'feels' | 'first' | 'named' | 'rules'>;

/** The groups of rows that a symptom does not fold. */
export const openGroupsOf = ({ feels: { who = [] }, groups = [] }: Pick<Symptom, 'feels' | 'groups'>): ReadonlyArray<GroupId> => [
  ...groupsWith(who),
  ...groups,
];

/** Whether both are kinds of one sign: a stuck hernia and a bulge in the groin are bulges. */
const areAlike = (one: Sign, other: Sign) => signs.some((sign) => isKindOf(one, sign) && isKindOf(other, sign));

/** Whether a rule is on the symptom's own signs and for anybody, or of the people who feel it. */
const isOwn =
  ({ feels }: Pick<Symptom, 'feels'>) =>
  (id: RuleId): boolean => {
    const { signs: named, with: along, who = [] }: Rule = rules[id];
    // An early pregnancy may not be known yet.
    const isForAll = who.every((each) => each === 'perhaps-pregnant' || feels.who?.includes(each));
    // What is said of just these people is theirs, whatever the sign: a child that is hard to wake.
    const isOfThem = who.length > 0 && isForAll && who.every((each) => feels.who?.includes(each));
    const isOnOwnSign = [...named, ...(along ?? [])].some((sign) => feels.signs.some((own) => areAlike(own, sign)));
    return isOfThem || (isForAll && isOnOwnSign);
  };

/** A symptom's rules, what kills most often first, then those on its own signs, and then the others. */
export function ownFirst(symptom: Felt): ReadonlyArray<RuleId> {
  const { first, rules: ids } = symptom;
  const own = ids.filter(isOwn(symptom));
  return [...new Set([...first, ...own, ...ids])];
}

/** Those that only stand with its kind, for a sign of another illness, which may begin with it. */
export function othersOf(symptom: Felt): ReadonlyArray<RuleId> {
  const { first, named = [], rules: ids } = symptom;
  const known = new Set([...first, ...named]);
  return ids.filter((id) => !known.has(id) && !isOwn(symptom)(id));
}

// The lines by which the title itself is answered.
const mostOfAnswer = 2;

/**
 * A symptom's signs, and how many of each list stand before its folds, seven in all: the lines that answer the title, then emergencies;
 * the other lists are folded, as the milder cards of a page are. `others` are the rows that are no sign of its own.
 */
export function bandsOf(symptom: Felt): ReadonlyArray<SignList & { most: number; others: ReadonlyArray<string> }> {
  const answer = answerFor(symptom.feels);
  const sorted = ownFirst(symptom);
  const answering = sorted.filter((id) => answer?.rules.includes(id));
  const ofAnswer = answer?.urgency === 'emergency' ? 0 : Math.min(mostOfAnswer, answering.length);
  const others = signsOf(othersOf(symptom));
  return signsOf([...new Set([...symptom.first, ...answering, ...sorted])]).map((list) => ({
    ...list,
    most: list.urgency === 'emergency' ? rowsBeforeFolds - ofAnswer : list.urgency === answer?.urgency ? ofAnswer : 0,
    others: others.find(({ urgency }) => urgency === list.urgency)?.rows ?? [],
  }));
}

/** How soon a title alone needs somebody. */
export const alone = {
  emergency: 'This is an emergency: call 112 or 108 now, or go to the nearest emergency department.',
  'same-day': 'By itself this needs a doctor today.',
  'within-days': 'By itself this needs a doctor in the next day or two.',
  routine: 'By itself this can wait for a visit.',
} as const satisfies Record<Urgency, string>;
/** The same where the title is so urgent on a condition alone (`soonestIf`). */
export const depends = {
  emergency:
    'This is an emergency {soonestIf} or with any sign from the list “Call 112 or 108”: call now, or go to the nearest emergency department.',
  'within-days': 'By itself this needs a doctor today {soonestIf}; otherwise in the next day or two.',
  routine: 'By itself this needs a doctor today {soonestIf}; otherwise it can wait for a visit.',
} as const satisfies Partial<Record<Urgency, string>>;
export const unless = 'With any sign from the list “Call 112 or 108”: call now.';
/** Where a complaint that can wait has lines for today. */
export const sooner = 'With a line from the list for today see a doctor today.';
/** Where a complaint that can wait for a visit has lines for the next day or two. */
export const soon = 'With a line from the list for the next day or two see a doctor by then.';
/** Where a complaint has milder lines than its opening, too. */
export const lower = 'If no line of the list “Call 112 or 108” fits you, go by the soonest list with a line that fits.';

/** Whether a complaint has lines that are graver than its title alone, one answer for each of their lists, and whether it has milder lines. */
export function besidesOf({
  feels,
  rules: ids,
}: Pick<Symptom, 'feels' | 'rules'>): Record<'graver' | 'sooner' | 'soon' | 'milder', boolean> {
  const own = urgencies.indexOf(urgencyFor(feels) ?? 'routine');
  const all = ids.map((id) => urgencies.indexOf(rules[id].urgency));
  return {
    graver: own > 0 && all.includes(0),
    sooner: own > 1 && all.includes(1),
    soon: own > 2 && all.includes(2),
    milder: all.some((each) => each > own),
  };
}

type Answers = Readonly<Record<Urgency | 'unless' | 'sooner' | 'soon' | 'lower', string>> & {
  depends: Readonly<Record<keyof typeof depends, string>>;
};

/**
 * The sentences with which a complaint opens, in the words of a language: how soon its title alone needs somebody, then each of its
 * lists that says otherwise.
 */
export function answersOf(
  symptom: Pick<Symptom, 'feels' | 'rules'>,
  { depends: onCondition, ...answers }: Answers,
  soonestIf?: string,
): ReadonlyArray<string> {
  const urgency = urgencyFor(symptom.feels);
  if (!urgency) return [];
  const besides = besidesOf(symptom);
  return [
    soonestIf && urgency !== 'same-day' ? fill(onCondition[urgency], { soonestIf }) : answers[urgency],
    ...(besides.graver ? [answers.unless] : []),
    ...(besides.sooner ? [answers.sooner] : []),
    ...(besides.soon ? [answers.soon] : []),
    ...(besides.milder ? [answers.lower] : []),
  ];
}

/** Those sentences in English. */
export const englishAnswers = { ...alone, depends, unless, sooner, soon, lower } as const;

/** The opening in English, in one piece. */
export const answerOf = (symptom: Pick<Symptom, 'feels' | 'rules' | 'soonestIf'>): string =>
  answersOf(symptom, englishAnswers, symptom.soonestIf).join(' ');
