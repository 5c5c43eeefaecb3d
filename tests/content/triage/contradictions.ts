import { type Rule, urgencies } from '#content/triage/rule.ts';
import { isKindOf } from '#content/triage/sign-names.ts';
import { applies, type Cell, cellsOf, feltIn } from '#content/triage/urgency-for.ts';

type Rules = Readonly<Record<string, Rule>>;
const soonness = ({ urgency }: Rule) => urgencies.indexOf(urgency);
const milder = (one: Rule, other: Rule) => soonness(one) > soonness(other);

/** Whether everybody of whom the first speaks is one of whom the second speaks, on the same sign. */
const within = (one: Cell, other: Cell) => isKindOf(one.sign, other.sign) && applies(other, feltIn(one));

/**
 * Expands rules into sign × severity × duration × who and returns the pairs that give one of them two urgencies. A rule for more
 * people may always be milder than one for fewer; a milder one for fewer has to say why.
 */
export function contradictionsIn(rules: Rules): ReadonlyArray<string> {
  const cells = Object.entries(rules).flatMap(([id, rule]) => cellsOf(id, rule));
  const pairs = cells.flatMap((mild) =>
    cells.flatMap((strict) => {
      const excused = mild.rule.why !== undefined && !within(strict, mild);
      return milder(mild.rule, strict.rule) && within(mild, strict) && !excused ? [`${mild.id} is milder than ${strict.id}`] : [];
    }),
  );
  return [...new Set(pairs)];
}

/** Whether the second differs from the first only by how it is felt and what comes along, not by whom it is about. */
function sameButGraver(mild: Cell, strict: Cell): boolean {
  const people = strict.who.every((each) => mild.who.includes(each));
  const more =
    (strict.with !== undefined && strict.with !== mild.with) ||
    (strict.severity !== undefined && strict.severity !== mild.severity) ||
    (strict.duration !== undefined && strict.duration !== mild.duration);
  return mild.sign === strict.sign && milder(mild.rule, strict.rule) && people && more;
}

/** Finds milder rules of a card that has no stricter rule on the sign, while the rulebook has one for the same people. */
export function mildAlone(card: Rules, rulebook: Rules): ReadonlyArray<string> {
  const cells = (rules: Rules) => Object.entries(rules).flatMap(([id, rule]) => cellsOf(id, rule));
  const own = cells(card);
  const all = cells(rulebook);
  const alone = own.filter((mild) => {
    const graver = all.filter((strict) => sameButGraver(mild, strict));
    return graver.length > 0 && !own.some((strict) => milder(mild.rule, strict.rule) && isKindOf(mild.sign, strict.sign));
  });
  return [...new Set(alone.map(({ id }) => id))];
}
