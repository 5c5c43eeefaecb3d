import { practice } from '#content/practice.ts';
import { absolute } from '#seo/absolute.ts';
import { clinicId } from './clinic.ts';
import type { Node } from './node.ts';

export const language = 'en-IN';
export const webSiteId = absolute('/#website');

export const webSite = {
  '@type': 'WebSite',
  '@id': webSiteId,
  url: absolute('/'),
  name: practice.name,
  inLanguage: language,
  publisher: { '@id': clinicId },
} as const satisfies Node;

/** The site with its search, for the home page only: repeated on every page it would be dead weight. */
export const searchableWebSite = {
  ...webSite,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
} as const satisfies Node;

export type Crumb = { label: string; path: string };

/** Lists home and the crumbs after it. The last is the page itself, without an address, as search engines require. */
export const breadcrumbs = (...crumbs: ReadonlyArray<Crumb>): Node => breadcrumbsFrom({ label: 'Home', path: '/' }, crumbs);

/** The same below the home page of another language. */
export function breadcrumbsFrom(home: Crumb, crumbs: ReadonlyArray<Crumb>): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map(({ label, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      ...(at < crumbs.length && { item: { '@id': absolute(path) } }),
    })),
  };
}

type Described = { title: string; path: string };

/** Returns the properties of any kind of web page. */
export function pageFields({ title, path }: Described, inLanguage: string = language) {
  const url = absolute(path);
  return { '@id': url, url, name: title, inLanguage, isPartOf: { '@id': webSiteId } } as const satisfies Node;
}
