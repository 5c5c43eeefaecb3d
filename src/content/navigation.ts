export type MenuLink = { name: string; href: string };

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

/** The treatments menu: groups in the practice's order, each with the slugs of its pages. */
export const treatmentGroups = [
  { group: 'gallbladder', name: 'Gallbladder', links: ['gallbladderstones', 'gallbladdercancer', 'Bileductinjury'] },
  { group: 'hernia', name: 'Hernia', links: ['Inguinalhernial', 'Ventralhernia', 'Umbilicalhernia'] },
  { group: 'stomach-cancer', name: 'Stomach', links: ['polyps', 'cancer'] },
  { group: 'pancreas', name: 'Pancreas', links: ['pancreaticestones', 'pancreaticcancer', 'whilesurgery', 'pancreatitis'] },
  { group: 'proctology', name: 'Piles, fissure, fistula', links: ['hemorrhoids', 'fisures', 'fistulas'] },
  { group: 'intestine', name: 'Intestine', links: ['obstruction', 'intestinal-obstruction', 'perforation', 'instestinecancer'] },
  { group: 'colon-rectum', name: 'Colon and rectum', links: ['rectumpolyps', 'coloncancer', 'rectumcancer', 'inflammatoryboweldiseases'] },
  { group: 'liver', name: 'Liver', links: ['livercysts', 'hydatid-cysts', 'livercancer', 'livermass', 'livercirrhosis'] },
  { group: 'antireflux-procedure', name: 'Reflux, weight and robotic', links: ['antireflux', 'weightlosssurgery', 'roboticsurgery'] },
] as const satisfies ReadonlyArray<TreatmentGroup>;

export type TreatmentGroupId = (typeof treatmentGroups)[number]['group'];

export type TreatmentGroup = { group: string; name: string; links: ReadonlyArray<string> };
