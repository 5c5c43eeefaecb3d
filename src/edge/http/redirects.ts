import type { MiddlewareHandler } from 'hono';
import { english, englishPath, languageOfPath, pagesOfEveryLanguage, pathIn } from '#content/languages.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { treatmentIndex } from './own-files.ts';

const moved: Readonly<Record<string, string>> = {
  '/testimonials': '/testonomial',
  '/treatments': '/treatment',
};
const everywhere: ReadonlyArray<string> = pagesOfEveryLanguage;

/** Redirects old addresses of pages, and known treatments under a wrong group, in every language that has the page. */
export const redirects: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const [language, path] = [languageOfPath(c.req.path), englishPath(c.req.path)];
  const isEnglish = language.tag === english.tag;
  const target = moved[path];
  if (target && (isEnglish || everywhere.includes(target))) return c.redirect(pathIn(language, target), 308);
  const [, end, slug] = /^\/treatment\/((?:[^/]+\/)?([^/]+))$/.exec(path) ?? [];
  if (slug) {
    // In English an alias is a page of its own.
    const isIt = (entry: { slug: string; alias?: string }) => entry.slug === slug || (!isEnglish && entry.alias === end);
    const known = (await treatmentIndex(c.env, c.req.url)).find(isIt);
    if (known && known.href !== path && (isEnglish || known.languages.includes(language.tag)))
      return c.redirect(pathIn(language, known.href), 308);
  }
  return next();
};
