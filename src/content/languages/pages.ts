import { findTreatment, hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { gettingReadyHref, type PlannedOperation, plannedOperations } from '#content/getting-ready.ts';
import { type OperationKey, operations } from '#content/operations.ts';
import { hrefOfRegion } from '#content/symptoms/regions.ts';
import type { Treatment } from '#content/treatment.ts';
import type { SheetText, Texts, TreatmentText } from './texts.ts';
import { regionsIn, treatmentsOf } from './whole-texts.ts';

/** The treatment pages that a language has: those with a text and with every row of their care card. */
export const treatmentsIn = (texts: Texts): ReadonlyArray<{ treatment: Treatment; text: TreatmentText }> => treatmentsOf(texts, treatments);

export const sheetsIn = (texts: Texts): ReadonlyArray<{ key: OperationKey; operation: PlannedOperation; text: SheetText }> =>
  plannedOperations.flatMap(([key, operation]) => {
    const text = texts.sheets[key];
    return text ? [{ key, operation, text }] : [];
  });

/** What an operation is called in a language; undefined where that has neither its sheet nor its name. */
export function operationNameIn({ sheets, practice }: Pick<Texts, 'sheets' | 'practice'>, key: OperationKey): string | undefined {
  const others: Readonly<Partial<Record<OperationKey, string>>> = practice.operations;
  return sheets[key]?.name ?? others[key];
}

/** The sheet that tells how to get ready for an operation, if a language has it: its own, or that of a like operation. */
export function sheetOf(texts: Pick<Texts, 'sheets'>, key: OperationKey): OperationKey | undefined {
  return [key, operations[key].readyAs].find((each) => each && texts.sheets[each]);
}

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
