import { companions, type Qualifier, type Rule, urgencies } from '#content/triage/rule.ts';

type Rules = Readonly<Record<string, Rule>>;
const soonness = ({ urgency }: Rule) => urgencies.indexOf(urgency);
const milder = (one: Rule, other: Rule) => soonness(one) > soonness(other);
const sharesSign = (one: Rule, other: Rule) => one.signs.some((sign) => other.signs.includes(sign));

/** Returns the qualifiers of `one` that `other` does not require. */
function beyond({ qualifiers = [] }: Rule, { qualifiers: others = [] }: Rule): ReadonlyArray<Qualifier> {
  return qualifiers.filter((qualifier) => !others.includes(qualifier));
}

/**
 * Finds pairs of rules on one sign that contradict each other: `strict` applies to everybody whom `mild` applies to, and `mild` does
 * not state why it is milder. A rule for more people may always be milder than one for fewer.
 */
export function contradictionsIn(rules: Rules): ReadonlyArray<string> {
  const entries = Object.entries(rules);
  return entries.flatMap(([strictId, strict]) =>
    entries.flatMap(([mildId, mild]) => {
      const holdsAsWell = beyond(strict, mild).length === 0;
      const excused = mild.why !== undefined && beyond(mild, strict).length > 0;
      return sharesSign(mild, strict) && milder(mild, strict) && holdsAsWell && !excused ? [`${mildId} is milder than ${strictId}`] : [];
    }),
  );
}

/**
 * Finds rules of a card that are milder than another rule only because an accompanying sign is missing (fever, pain, a lot of blood),
 * while the card has no stricter rule on the sign.
 */
export function mildAlone(card: ReadonlyArray<Rule>, rulebook: ReadonlyArray<Rule>): ReadonlyArray<string> {
  const isCompanion = (qualifier: Qualifier) => (companions as ReadonlyArray<Qualifier>).includes(qualifier);
  return card.flatMap((mild) => {
    const worse = (rule: Rule) => sharesSign(rule, mild) && milder(mild, rule);
    const needed = rulebook.some((rule) => worse(rule) && beyond(rule, mild).length > 0 && beyond(rule, mild).every(isCompanion));
    return needed && !card.some(worse) ? [mild.words] : [];
  });
}
