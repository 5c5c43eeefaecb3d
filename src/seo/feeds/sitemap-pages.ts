import { gettingReadyHref, plannedOperations } from '#content/getting-ready.ts';
import { practice } from '#content/practice.ts';
import { hrefOfRegion, regions } from '#content/symptoms/regions.ts';
import { treatmentIndex } from '#content/treatment-index.ts';
import { whatMatters, whatMattersHref } from '#content/what-matters.ts';
import { aboutMeta } from '#seo/meta/practice-meta.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Every canonical address that does not depend on posts. The build writes them to a file, which keeps them out of the Worker's bundle. */
export const sitemapPages: ReadonlyArray<SitemapEntry> = [
  { path: aboutMeta.path },
  { path: '/treatment' },
  { path: '/symptoms' },
  ...regions.map((region) => ({ path: hrefOfRegion(region) })),
  { path: '/a-z' },
  { path: '/cases' },
  { path: '/visit' },
  { path: '/contact' },
  { path: '/callback' },
  { path: '/privacy', changed: practice.privacy.noticeVersion },
  { path: '/privacy/withdraw' },
  { path: '/getting-ready' },
  ...plannedOperations.map(([key]) => ({ path: gettingReadyHref(key) })),
  ...whatMatters.map(({ treatment }) => ({ path: whatMattersHref(treatment) })),
  ...treatmentIndex.map(({ href, written }) => ({ path: href, changed: written })),
];
