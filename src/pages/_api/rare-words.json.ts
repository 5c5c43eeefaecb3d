import { filler } from '#content/search/filler.ts';
import { pageTexts } from '#content/search/page-texts.ts';
import { rareWords } from '#search/rare-words.ts';

/** The rare words of every page as a file, for the Worker alone: suggestions do without them. */
export function GET(): Response {
  return Response.json(rareWords(pageTexts, filler));
}

export const getConfig = () => ({ render: 'static' }) as const;
