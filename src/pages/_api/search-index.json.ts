import { indexFileOf } from '#content/search/index-file.ts';
import { searchData } from '#content/search/search-data.ts';
import { withoutRepeats } from '#search/without-repeats.ts';

/** The search index as a file. Each isolate of the Worker reads it once, a browser when the search box gets the focus. */
export function GET(): Response {
  return Response.json(indexFileOf(withoutRepeats(searchData)));
}

export const getConfig = () => ({ render: 'static' }) as const;
