import { findTreatment, hrefOfTreatment } from './catalogue.ts';
import { findService, hrefOfService } from './service-catalogue.ts';

/** Name and address of a treatment or service by the last segment of its address. Throws where there is none: a dead link must not be built. */
export function pageLink(link: string): { name: string; href: string } {
  const treatment = findTreatment(link);
  if (treatment) return { name: treatment.name, href: hrefOfTreatment(treatment) };
  const service = findService(link);
  if (!service) throw new Error(`A link leads to '${link}', which has no page.`);
  return { name: service.name, href: hrefOfService(service) };
}
