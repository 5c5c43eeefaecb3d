import type { SearchAction, WebSiteLeaf, WithActionConstraints } from 'schema-dts';
import { practice } from '#content/practice.ts';
import { absolute } from '#seo/absolute.ts';
import { clinicId } from './clinic.ts';

export const language = 'en-IN';
export const webSiteId = absolute('/#website');

export const webSite = {
  '@type': 'WebSite',
  '@id': webSiteId,
  url: absolute('/'),
  name: practice.name,
  inLanguage: language,
  publisher: { '@id': clinicId },
} as const satisfies WebSiteLeaf;

/** The same on the home page: where it can be searched. Named once, because every page would carry it. */
export const searchableWebSite = {
  ...webSite,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
} as const satisfies WebSiteLeaf & { potentialAction: WithActionConstraints<Exclude<SearchAction, string>> };
