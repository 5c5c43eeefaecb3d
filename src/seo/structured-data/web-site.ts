import type { WebSiteLeaf } from 'schema-dts';
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
