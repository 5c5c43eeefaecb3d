import type { Treatment } from './treatment.ts';

const files = import.meta.glob<{ treatment: Treatment }>('./treatments/*.ts', { eager: true });
const pages = Object.values(files).map(({ treatment }) => treatment);
for (const { link, careCard } of pages) {
  const soon = [...careCard['same-day'], ...careCard['within-days']];
  if ([careCard.emergency, soon, careCard.routine].some((rows) => rows.length === 0))
    throw new Error(`The page '${link}' does not say when to call an ambulance, when to hurry or when to book a visit.`);
}

/** Every treatment page: the numbered catalogue in its order, then the pages outside it by name. One content file makes one page. */
export const treatments: ReadonlyArray<Treatment> = pages.sort(
  (a, b) => (a.id ?? Number.POSITIVE_INFINITY) - (b.id ?? Number.POSITIVE_INFINITY) || a.name.localeCompare(b.name),
);

/** Addresses that the published site links to and that match no slug; they show the named entry, whose own address is canonical. */
export const aliases: Readonly<Record<string, string>> = {
  'pancreas/whipple': 'whilesurgery',
  'weight-loss-surgery/weight-loss': 'weightlosssurgery',
};

/** The page for the last segment of an address; the first match wins. Undefined for an unknown slug. */
export function findTreatment(slug: string): Treatment | undefined {
  return treatments.find(({ link }) => link === slug);
}

export function hrefOfTreatment({ group, link }: Pick<Treatment, 'group' | 'link'>): string {
  return `/treatment/${group}/${link}`;
}
