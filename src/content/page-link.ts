import { findTreatment, hrefOfTreatment } from './catalogue.ts';
import { operationsOf } from './getting-ready.ts';
import { findService, hrefOfService } from './service-catalogue.ts';
import type { Treatment } from './treatment.ts';

/** Which of its parts others link to (`partLinks`). */
export const partsOfTreatment = (page: Treatment) => ({
  ...(page.treatment.details.some(({ compare }) => compare) && { compares: true }),
  operations: operationsOf(page.operations).map(([key]) => key),
});

/** Name and address of a treatment or service by the last segment of its address. Throws where there is none: a dead link must not be built. */
export function pageLink(link: string): { name: string; href: string; compares?: boolean; operations?: ReadonlyArray<string> } {
  const treatment = findTreatment(link);
  if (treatment) return { name: treatment.name, href: hrefOfTreatment(treatment), ...partsOfTreatment(treatment) };
  const service = findService(link);
  if (!service) throw new Error(`A link leads to '${link}', which has no page.`);
  return { name: service.name, href: hrefOfService(service) };
}
