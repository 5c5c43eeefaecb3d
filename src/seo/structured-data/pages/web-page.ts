import type { BreadcrumbListLeaf, WebPageLeaf } from 'schema-dts';
import { absolute } from '#seo/absolute.ts';
import { language, webSiteId } from '#seo/structured-data/web-site.ts';

export type Crumb = { label: string; path: string };

/** Home and the crumbs after it; the last is the page itself and has no address, as search engines ask. */
export function breadcrumbs(...crumbs: ReadonlyArray<Crumb>): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Home', path: '/' }, ...crumbs].map(({ label, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      ...(at < crumbs.length && { item: { '@id': absolute(path) } }),
    })),
  };
}

type Described = { title: string; path: string };

/** What any kind of web page says of itself. */
export function pageFields({ title, path }: Described) {
  const url = absolute(path);
  return { '@id': url, url, name: title, inLanguage: language, isPartOf: { '@id': webSiteId } } as const satisfies Partial<WebPageLeaf>;
}
