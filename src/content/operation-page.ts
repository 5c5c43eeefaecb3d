import { hrefOfTreatment, treatments } from './catalogue.ts';
import { treatmentGroups } from './navigation.ts';
import type { OperationKey } from './operations.ts';
import { viewOfPage } from './organ-view.ts';
import type { Organ } from './organs.ts';

/** The page that names the operation before its others, the first such page of the treatments menu; and its group there. */
export function pageOfOperation(key: OperationKey) {
  const [page] = treatmentGroups
    .flatMap(({ group, name, links }) =>
      links.flatMap((link) => {
        const treatment = treatments.find((each) => each.link === link);
        const place = treatment?.operations?.indexOf(key) ?? -1;
        return treatment && place >= 0 ? [{ group: { id: group, name }, treatment, place }] : [];
      }),
    )
    .toSorted((a, b) => a.place - b.place);
  if (!page) throw new Error(`No page of the treatments menu is about the operation '${key}'.`);
  const { group, treatment } = page;
  return { group, treatment, href: hrefOfTreatment(treatment) };
}

// Where it is not the organ that its page names first.
const operatedOn: Partial<Record<OperationKey, Organ>> = {
  ercp: 'bile-duct',
  colon: 'large-intestine',
  'rectal-polyp': 'rectum',
  'stoma-closing': 'small-intestine',
  robotic: 'gallbladder',
};

/** The drawing of what is operated on. */
export function viewOfOperation(key: OperationKey) {
  const { href, treatment } = pageOfOperation(key);
  return viewOfPage(href, operatedOn[key] ?? treatment.organs[0]);
}
