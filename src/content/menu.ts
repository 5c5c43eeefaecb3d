import { findTreatment, hrefOfTreatment } from './catalogue.ts';
import { type MenuLink, treatmentGroups } from './navigation.ts';

export type MenuGroup = MenuLink & { links: ReadonlyArray<MenuLink> };

/** The treatments menu with names and addresses. Throws when a menu link has no page: a dead link must not be built. */
export const treatmentsMenu: ReadonlyArray<MenuGroup> = treatmentGroups.map(({ name, links }) => {
  const pages = links.map((link) => {
    const treatment = findTreatment(link);
    if (!treatment) throw new Error(`The treatments menu links to '${link}', which has no page in content/treatments.`);
    return { name: treatment.name, href: hrefOfTreatment(treatment) };
  });
  return { name, href: pages[0]?.href ?? '/treatment', links: pages };
});
