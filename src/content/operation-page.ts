import { hrefOfTreatment, treatments } from './catalogue.ts';
import { treatmentGroups } from './navigation.ts';
import type { OperationKey } from './operations.ts';
import { viewOfPage } from './organ-view.ts';

/** The first page of the treatments menu that is about the operation, and its group there. */
export function pageOfOperation(key: OperationKey) {
  const page = treatmentGroups
    .flatMap(({ name, links }) => links.map((link) => ({ group: name, treatment: treatments.find((each) => each.link === link) })))
    .find(({ treatment }) => treatment?.operations?.includes(key));
  if (!page?.treatment) throw new Error(`No page of the treatments menu is about the operation '${key}'.`);
  const { group, treatment } = page;
  return { group, treatment, href: hrefOfTreatment(treatment) };
}

/** The drawing of what is operated on. */
export function viewOfOperation(key: OperationKey) {
  const { href, treatment } = pageOfOperation(key);
  return viewOfPage(href, treatment.organs[0]);
}
