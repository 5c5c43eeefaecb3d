import { allTexts } from '#content/languages/all-texts.ts';
import { namesOfPages } from '#content/languages/page-names.ts';

/** For each language, the names of its pages by the addresses of the English ones: the search shows them instead. */
export function GET(): Response {
  return Response.json(Object.fromEntries(allTexts.map((texts) => [texts.language.tag, namesOfPages(texts)])));
}

export const getConfig = () => ({ render: 'static' }) as const;
