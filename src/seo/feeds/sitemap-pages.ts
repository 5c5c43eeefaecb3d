import { gettingReadyHref, plannedOperations } from '#content/getting-ready.ts';
import { allTexts } from '#content/languages/all-texts.ts';
import { english, type Language, pathIn } from '#content/languages.ts';
import { practice } from '#content/practice.ts';
import { signedPagesIn } from '#content/reviews/translated-pages.ts';
import { hrefOfRegion, regions } from '#content/symptoms/regions.ts';
import { treatmentIndex } from '#content/treatment-index.ts';
import { whatMatters, whatMattersHref } from '#content/what-matters.ts';
import { aboutMeta } from '#seo/meta/practice-meta.ts';
import type { SitemapEntry } from './sitemap.ts';

const inEnglish: ReadonlyArray<SitemapEntry> = [
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

type Signed = ReadonlyArray<{ language: Language; paths: ReadonlyArray<string> }>;

/** Adds the pages that are signed in other languages, by their English addresses; each version of a page names all of them. */
export function withTranslations(pages: ReadonlyArray<SitemapEntry>, signed: Signed): ReadonlyArray<SitemapEntry> {
  // About has two addresses in English, and home is not among these pages: the sitemap adds it.
  const translatedPath = (path: string) => (path === aboutMeta.path ? '/about' : path);
  const versionsOf = ({ path }: SitemapEntry) => {
    const own = signed
      .filter(({ paths }) => paths.includes(translatedPath(path)))
      .map(({ language }) => ({ lang: language.lang, path: pathIn(language, translatedPath(path)) }));
    return own.length > 0 ? [{ lang: english.lang, path }, ...own] : [];
  };
  const known = new Set(['/', ...pages.map(({ path }) => translatedPath(path))]);
  // Such as the signs of an emergency, which have no page of their own in English.
  const alone = signed.flatMap(({ language, paths }) =>
    paths.filter((path) => !known.has(path)).map((path) => ({ path: pathIn(language, path) })),
  );
  const beside = [{ path: '/' }, ...pages].flatMap((page) => {
    const versions = versionsOf(page);
    if (versions.length === 0) return page.path === '/' ? [] : [page];
    const [, ...others] = versions.map(({ path }) => ({ ...page, path, versions }));
    return page.path === '/' ? others : [{ ...page, versions }, ...others];
  });
  return [...beside, ...alone];
}

const signed = allTexts
  .filter(({ language }) => language.ready)
  .map((texts) => ({ language: texts.language, paths: signedPagesIn(texts) }));

/** Every canonical address that does not depend on posts. The build writes them to a file, which keeps them out of the Worker's bundle. */
export const sitemapPages: ReadonlyArray<SitemapEntry> = withTranslations(inEnglish, signed);
