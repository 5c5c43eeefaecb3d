import { allTexts } from '#content/languages/all-texts.ts';
import { visitFactsIn } from '#content/languages/visit-facts-in.ts';

/** For each language, what the page about a visit says of money. */
export function GET(): Response {
  return Response.json(Object.fromEntries(allTexts.map((texts) => [texts.language.tag, visitFactsIn(texts)])));
}

export const getConfig = () => ({ render: 'static' }) as const;
