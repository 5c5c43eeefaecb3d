import { hrefOfTreatment, treatments } from './catalogue.ts';
import { hrefOfService, servicePages } from './service-catalogue.ts';

// A sentence leaves out what a heading adds in brackets: “Piles” is the page 'Piles (haemorrhoids)'.
const inASentence = (name: string) => name.replace(/ ?\([^)]*\)/, '');

const addresses: ReadonlyMap<string, string> = new Map([
  ...treatments.map((page) => [inASentence(page.name), hrefOfTreatment(page)] as const),
  ...servicePages.map((page) => [page.name, hrefOfService(page)] as const),
]);

/** The address of the page that a sentence names; undefined where no page has that name. */
export function hrefOfPageNamed(name: string): string | undefined {
  return addresses.get(name);
}
