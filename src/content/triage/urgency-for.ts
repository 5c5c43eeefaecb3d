import { type RuleId, rules } from '#content/triage.ts';
import { type Circumstance, everythingOf } from './circumstances.ts';
import { type Rule, type Urgency, urgencies, type When } from './rule.ts';
import { isKindOf, type Sign } from './sign-names.ts';

/** What somebody feels. What is left out is not known, and no rule that asks for it applies. */
export type Felt = When & { signs: ReadonlyArray<Sign>; who?: ReadonlyArray<Circumstance> };

/** One combination that a rule speaks of: `sign`, and what must come along. */
export type Cell = When & { id: string; sign: Sign; with?: Sign; who: ReadonlyArray<Circumstance>; rule: Rule };

/** A rule as sign × severity × duration × who. */
export function cellsOf(id: string, rule: Rule): ReadonlyArray<Cell> {
  const ways: ReadonlyArray<When> = rule.when ?? [{}];
  const along: ReadonlyArray<Sign | undefined> = rule.with ?? [undefined];
  return rule.signs.flatMap((sign) =>
    along.flatMap((other) => ways.map((when) => ({ id, sign, ...(other && { with: other }), ...when, who: rule.who ?? [], rule }))),
  );
}

const sameOrAny = (asked: string | undefined, given: string | undefined) => asked === undefined || asked === given;

/** Whether a cell speaks of what somebody feels. */
export function applies(cell: Cell, { signs, severity, duration, who = [] }: Felt): boolean {
  const known = everythingOf(who);
  const has = (wanted: Sign) => signs.some((sign) => isKindOf(sign, wanted));
  return (
    has(cell.sign) &&
    (cell.with === undefined || has(cell.with)) &&
    sameOrAny(cell.severity, severity) &&
    sameOrAny(cell.duration, duration) &&
    cell.who.every((each) => known.has(each))
  );
}

/** What a cell says of, as something felt. */
export const feltIn = ({ sign, with: along, who, severity, duration }: Cell): Felt => ({
  signs: along ? [sign, along] : [sign],
  who,
  ...(severity && { severity }),
  ...(duration && { duration }),
});

const soonness = (urgency: Urgency) => urgencies.indexOf(urgency);

/** A milder rule that says why stands in for the stricter ones that hold for more people, on its own sign. */
const excuses = (mild: Cell, strict: Cell) =>
  mild.rule.why !== undefined &&
  isKindOf(mild.sign, strict.sign) &&
  soonness(mild.rule.urgency) > soonness(strict.rule.urgency) &&
  applies(strict, feltIn(mild)) &&
  !applies(mild, feltIn(strict));

const all: ReadonlyArray<Cell> = Object.entries(rules).flatMap(([id, rule]) => cellsOf(id, rule));

export type Answer = { urgency: Urgency; rules: ReadonlyArray<RuleId> };

/** How soon somebody should be seen who feels this, and by which rules; undefined where no rule speaks of it. */
export function answerFor(felt: Felt): Answer | undefined {
  const applying = all.filter((cell) => applies(cell, felt));
  const left = applying.filter((strict) => !applying.some((mild) => excuses(mild, strict)));
  const urgency = urgencies.find((each) => left.some(({ rule }) => rule.urgency === each));
  if (!urgency) return undefined;
  return { urgency, rules: [...new Set(left.flatMap(({ id, rule }) => (rule.urgency === urgency ? [id as RuleId] : [])))] };
}

/** As the cards and 'What do you feel?' would answer. */
export const urgencyFor = (felt: Felt): Urgency | undefined => answerFor(felt)?.urgency;
