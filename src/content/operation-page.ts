import { hrefOfTreatment, treatments } from './catalogue.ts';
import { treatmentGroups } from './navigation.ts';
import type { OperationKey } from './operations.ts';
import { viewOfPage } from './organ-view.ts';
import type { Organ } from './organs.ts';

/** The first page of the treatments menu that is about the operation, and its group there. */
export function pageOfOperation(key: OperationKey) {
  const page = treatmentGroups
    .flatMap(({ group, name, links }) =>
      links.map((link) => ({ group: { id: group, name }, treatment: treatments.find((each) => each.link === link) })),
    )
    .find(({ treatment }) => treatment?.operations?.includes(key));
  if (!page?.treatment) throw new Error(`No page of the treatments menu is about the operation '${key}'.`);
  const { group, treatment } = page;
  return { group, treatment, href: hrefOfTreatment(treatment) };
}

// Where it is not the organ that its page names first.
const operatedOn: Partial<Record<OperationKey, Organ>> = {
  ercp: 'bile-duct',
  colon: 'large-intestine',
  'rectal-polyp': 'rectum',
  robotic: 'gallbladder',
};

/** The drawing of what is operated on. */
export function viewOfOperation(key: OperationKey) {
  const { href, treatment } = pageOfOperation(key);
  return viewOfPage(href, operatedOn[key] ?? treatment.organs[0]);
}
