import { hrefOfTreatment, treatments } from './catalogue.ts';
import type { IndexedPage } from './nearest-treatments.ts';
import { hrefOfService, servicePages } from './service-catalogue.ts';

/** All treatment and service pages, without their texts. */
export const treatmentIndex: ReadonlyArray<IndexedPage> = [
  ...treatments.map((page) => ({ slug: page.link, name: page.name, href: hrefOfTreatment(page), otherNames: page.otherNames })),
  ...servicePages.map((page) => ({ slug: page.link, name: page.name, href: hrefOfService(page) })),
];
