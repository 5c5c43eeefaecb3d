import { findTreatment, hrefOfTreatment, treatments } from '#content/catalogue.ts';
import type { CareCard } from '#content/evidence.ts';
import { gettingReadyHref, type PlannedOperation, plannedOperations } from '#content/getting-ready.ts';
import type { OperationKey } from '#content/operations.ts';
import { hrefOfRegion, regions } from '#content/symptoms/regions.ts';
import type { Region } from '#content/symptoms/symptom.ts';
import type { Treatment } from '#content/treatment.ts';
import { urgencies } from '#content/triage/rule.ts';
import { type RuleId, rules } from '#content/triage.ts';
import { hashOf } from './hash.ts';
import { rulesOfCard } from './rules-of-card.ts';
import type { RegionText, SheetText, Texts, TreatmentText } from './texts.ts';

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

/** The treatment pages that a language has: those with a text and with every row of their care card. */
export const treatmentsIn = (texts: Texts): ReadonlyArray<{ treatment: Treatment; text: TreatmentText }> =>
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

export const sheetsIn = (texts: Texts): ReadonlyArray<{ key: OperationKey; operation: PlannedOperation; text: SheetText }> =>
  plannedOperations.flatMap(([key, operation]) => {
    const text = texts.sheets[key];
    return text ? [{ key, operation, text }] : [];
  });

/** The English addresses of the pages that a language may lack, of those that it has. */
export const partialPathsIn = (texts: Texts): ReadonlySet<string> =>
  new Set([
    ...treatmentsIn(texts).map(({ treatment }) => hrefOfTreatment(treatment)),
    ...regionsIn(texts).map(({ region }) => hrefOfRegion(region)),
    ...sheetsIn(texts).map(({ key }) => gettingReadyHref(key)),
  ]);

/** A page by the last segment of its address, in this language where it exists, or else in English. */
export function pageLinkIn(texts: Texts, link: string): { name: string; href: string; translated: boolean } | undefined {
  const found = treatmentsIn(texts).find(({ treatment }) => treatment.link === link);
  if (found) return { name: found.text.name, href: `/${texts.language.tag}${hrefOfTreatment(found.treatment)}`, translated: true };
  const treatment = findTreatment(link);
  return treatment && { name: treatment.name, href: hrefOfTreatment(treatment), translated: false };
}
