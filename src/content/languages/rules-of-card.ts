import type { CareCard } from '#content/evidence.ts';
import type { Urgency } from '#content/triage/rule.ts';
import { type RuleId, rowOf, rules } from '#content/triage.ts';

const idOfRow = new Map((Object.keys(rules) as ReadonlyArray<RuleId>).map((id) => [rowOf(rules[id]), id]));

/** The rules of a card's rows, by urgency. Throws at a row that no rule has: every card is made from the rulebook. */
export function rulesOfCard(card: CareCard): Readonly<Record<Urgency, ReadonlyArray<RuleId>>> {
  const idsOf = (urgency: Urgency) =>
    card[urgency].map((row) => {
      const id = idOfRow.get(row);
      if (!id) throw new Error(`No rule has the row '${row}'.`);
      return id;
    });
  return { emergency: idsOf('emergency'), 'same-day': idsOf('same-day'), 'within-days': idsOf('within-days'), routine: idsOf('routine') };
}
