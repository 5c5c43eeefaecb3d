import { practice } from '#content/practice.ts';
import { xmlText } from './xml-text.ts';

/** An address that search engines should know, and when what stands there last changed; no date where none is kept. */
export type SitemapEntry = { path: string; changed?: string | undefined };

