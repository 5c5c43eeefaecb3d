import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { type Organ, organs } from '#content/organs.ts';
import type { Treatment } from '#content/treatment.ts';

type Part = { organ: Organ; name: string; pages: ReadonlyArray<{ name: string; href: string }> };

const isCancer = ({ name }: Treatment) => /cancer/i.test(name);
// What many people have, before what few have; a cancer comes last wherever it stands.
const common = ['gallbladderstones', 'hemorrhoids', 'fisures', 'rectumpolyps', 'pancreatitis', 'livercysts', 'polyps', 'obstruction'];
const rank = (page: Treatment) => {
  if (isCancer(page)) return 2;
  return common.includes(page.link) ? 0 : 1;
};
const commonFirst = (pages: ReadonlyArray<Treatment>) => [...pages].sort((one, other) => rank(one) - rank(other));

/** The pages whose main organ this is; where those are cancers alone, the harmless ones that touch it stand before them. */
function pagesOf(organ: Organ): ReadonlyArray<Treatment> {
  const own = treatments.filter(({ organs: [main] }) => main === organ);
  if (!own.every(isCancer)) return own;
  return [...treatments.filter((page) => page.organs[1] === organ && !isCancer(page)), ...own];
}

const linkTo = (page: Treatment) => ({ name: page.name, href: hrefOfTreatment(page) });

export const parts: ReadonlyArray<Part> = (Object.keys(organs) as Organ[])
  .map((organ) => ({ organ, name: organs[organ], pages: commonFirst(pagesOf(organ)).map(linkTo) }))
  .filter(({ pages }) => pages.length > 0);

// Before anything is chosen: what most people come with.
const mostRead = ['gallbladderstones', 'Inguinalhernial', 'hemorrhoids', 'antireflux', 'fisures', 'pancreatitis'];
export const unlit = {
  organ: 'none',
  name: 'Often asked about',
  pages: treatments.filter(({ link }) => mostRead.includes(link)).map(linkTo),
};
