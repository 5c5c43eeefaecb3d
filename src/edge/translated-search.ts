import { foundIn } from '#content/languages/found-page.ts';
import type { SearchTexts } from '#content/languages/search-texts.ts';
import { type Language, translatedLanguages } from '#content/languages.ts';
import { ownFile } from '#edge/http/own-files.ts';
import { languageOfQuery } from '#search/query-language.ts';
import { emergencyPath, type SearchResults, type TranslatedLink } from '#search/results.ts';

const readTexts = ownFile<Readonly<Record<string, SearchTexts>>>('/translated-search.json');

/** What the search says in a language; undefined for English, and while the file cannot be read. */
export async function searchTextsIn(env: Env, origin: string, { tag }: Language): Promise<SearchTexts | undefined> {
  return (await readTexts(env, origin))?.[tag];
}

/** The pages of the results in the language of the query, by the English addresses; of a query in English none. */
export async function inItsLanguage(
  env: Env,
  origin: string,
  query: string,
  { help, links }: SearchResults,
): Promise<Readonly<Record<string, TranslatedLink>>> {
  const texts = (await readTexts(env, origin)) ?? {};
  const found = [...(help ? [{ name: 'Emergency', href: emergencyPath, kind: 'practice' as const }] : []), ...links];
  const pagesIn = (language: Language) =>
    found.flatMap((row) => {
      const own = foundIn(language, texts[language.tag]?.names ?? {}, row);
      return own ? [{ name: row.name, translated: own.name, link: [row.href, { language, ...own }] as const }] : [];
    });
  const language = languageOfQuery(
    query,
    translatedLanguages.map((each) => ({ language: each, pages: pagesIn(each) })),
  );
  return language ? Object.fromEntries(pagesIn(language).map(({ link }) => link)) : {};
}
