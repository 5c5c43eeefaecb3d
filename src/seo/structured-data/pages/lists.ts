import type { Case } from '#content/cases.ts';
import { practice } from '#content/practice.ts';
import { absolute } from '#seo/absolute.ts';
import { clinicId } from '#seo/structured-data/clinic.ts';
import { pageGraph } from '#seo/structured-data/graph.ts';
import type { Node } from '#seo/structured-data/node.ts';
import { breadcrumbs, language, pageFields } from '#seo/structured-data/web-site.ts';

type Page = { title: string; path: string };
type Linked = { name: string; href: string };

export const blogId = absolute('/blog#blog');

function collection(page: Page, items: ReadonlyArray<Node>): Node {
  return {
    '@type': 'CollectionPage',
    ...pageFields(page),
    ...(items.length > 0 && { mainEntity: { '@type': 'ItemList', numberOfItems: items.length, itemListElement: items } }),
  };
}

function linkItems(links: ReadonlyArray<Linked>): ReadonlyArray<Node> {
  return links.map(({ name, href }, at) => ({ '@type': 'ListItem', position: at + 1, name, url: absolute(href) }));
}

/** Describes a page that lists other pages. */
export function overviewGraph(page: Page, links: ReadonlyArray<Linked>): string {
  return pageGraph([breadcrumbs({ label: page.title, path: page.path }), collection(page, linkItems(links))]);
}

/** Describes one page of the blog's list. */
export function blogGraph(page: Page, posts: ReadonlyArray<{ title: string; href: string }>): string {
  const blog: Node = {
    '@type': 'Blog',
    '@id': blogId,
    url: absolute('/blog'),
    name: `Blog of ${practice.name}`,
    inLanguage: language,
    publisher: { '@id': clinicId },
  };
  const links = linkItems(posts.map(({ title, href }) => ({ name: title, href })));
  return pageGraph([breadcrumbs({ label: 'Blog', path: '/blog' }), collection(page, links), blog]);
}

const pixels = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'E37' }) as const;
// The size of the drawings of cases.
const size = { width: pixels(600), height: pixels(450) } as const;

/** Describes the cases as pictures, without any patient. */
export function casesGraph(page: Page, cases: ReadonlyArray<Case>): string {
  const items = cases.map(
    ({ name, image }, at): Node => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'ImageObject',
        caption: name,
        contentUrl: absolute(image),
        ...size,
        creditText: practice.name,
      } satisfies Node,
    }),
  );
  return pageGraph([breadcrumbs({ label: page.title, path: page.path }), collection(page, items)]);
}
