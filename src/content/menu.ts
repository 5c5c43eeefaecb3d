import { findTreatment, hrefOfTreatment } from './catalogue.ts';
import { treatmentGroups } from './navigation.ts';

export type MenuLink = { name: string; href: string };
export type MenuGroup = { name: string; links: ReadonlyArray<MenuLink> };

/** The treatments menu with names and addresses. Throws when a menu link has no page: a dead link must not be built. */
export const treatmentsMenu: ReadonlyArray<MenuGroup> = treatmentGroups.map(({ name, links }) => ({
  name,
  links: links.map((link) => {
    const treatment = findTreatment(link);
    if (!treatment) throw new Error(`The treatments menu links to '${link}', which has no page in content/treatments.`);
    return { name: treatment.name, href: hrefOfTreatment(treatment) };
  }),
}));

export const mainLinks = [
  { name: 'Home', href: '/' },
  { name: 'About', href: '/about' },
  { name: 'Cases', href: '/cases' },
  { name: 'Blog', href: '/blog' },
  { name: 'Contact Us', href: '/contact' },
] as const satisfies ReadonlyArray<MenuLink>;

/** The way in for whoever knows a complaint and no name of an illness. */
export const symptomsLink = { name: 'What do you feel?', href: '/symptoms' } as const satisfies MenuLink;

/** Hours, fees, costs, insurers and the way here. */
export const visitLink = { name: 'Your visit', href: '/visit' } as const satisfies MenuLink;
