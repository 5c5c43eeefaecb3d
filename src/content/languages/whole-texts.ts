import type { CareCard } from '#content/evidence.ts';
import { regions } from '#content/symptoms/regions.ts';
import type { Region } from '#content/symptoms/symptom.ts';
import type { Treatment } from '#content/treatment.ts';
import { type Urgency, urgencies } from '#content/triage/rule.ts';
import { type RuleId, rowOf, rules } from '#content/triage.ts';
import { hashOf } from './hash.ts';
import type { RegionText, Texts, TreatmentText } from './texts.ts';

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

/** The rules that are not translated. */
export const rulesWithout = ({ rules: { words } }: Pick<Texts, 'rules'>, ids: ReadonlyArray<RuleId>): ReadonlyArray<RuleId> =>
  ids.filter((id) => words[id] === undefined);

/**
 * A rule's words in a language. Throws where its English has changed since: a care card that says something else in another language
 * must not be built.
 */
export function ruleIn({ language, rules: { of, words } }: Pick<Texts, 'language' | 'rules'>, id: RuleId): string {
  const text = words[id];
  if (text === undefined || of[id] !== hashOf(rules[id].words))
    throw new Error(
      `The care-card line '${id}' in '${language.tag}' is not of the present English. Read both, then npm run parity -- --accept.`,
    );
  return text;
}

const cardIsWhole = (texts: Texts, card: CareCard) =>
  rulesWithout(
    texts,
    urgencies.flatMap((urgency) => rulesOfCard(card)[urgency]),
  ).length === 0;

/** Those of the treatments that a language has: with a text and with every row of their care card. */
export const treatmentsOf = (
  texts: Texts,
  treatments: ReadonlyArray<Treatment>,
): ReadonlyArray<{ treatment: Treatment; text: TreatmentText }> =>
  treatments.flatMap((treatment) => {
    const text = texts.treatments[treatment.link];
    return text && cardIsWhole(texts, treatment.careCard) ? [{ treatment, text }] : [];
  });

export const regionsIn = (texts: Texts): ReadonlyArray<{ region: Region; text: RegionText }> =>
  regions.flatMap((region) => {
    const text = texts.regions[region.id];
    const used = region.symptoms.flatMap((symptom) => symptom.rules);
    return text && rulesWithout(texts, used).length === 0 ? [{ region, text }] : [];
  });
