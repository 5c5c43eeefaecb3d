import { searchData } from '#content/search/search-data.ts';

/** All that the search knows, as a file: the Worker reads it once in an isolate, a browser when the search box is focused. */
export function GET(): Response {
  return Response.json(searchData);
}

export const getConfig = () => ({ render: 'static' }) as const;
