import type { Findable, SearchData } from './types.ts';

/** An operation's sheet of getting ready as the search shows it. */
export const sheetOf = (key: string, name: string): Findable => ({
  href: `/getting-ready/${key}`,
  name: `Getting ready: ${name}`,
  about: '',
  kind: 'sheet',
  words: [],
});

/** The sheets of all operations: made where the search is prepared, because the file that a browser loads has their names once. */
export const sheetsOf = ({ operations }: Pick<SearchData, 'operations'>): ReadonlyArray<Findable> =>
  Object.entries(operations).flatMap(([key, { name, sheet }]) => (sheet ? [sheetOf(key, name)] : []));
