import { allTexts } from '#content/languages/all-texts.ts';
import { searchTextsOf } from '#content/languages/search-texts.ts';

/** For each language, what the search says of what it finds. */
export function GET(): Response {
  return Response.json(Object.fromEntries(allTexts.map((texts) => [texts.language.tag, searchTextsOf(texts)])));
}

export const getConfig = () => ({ render: 'static' }) as const;
