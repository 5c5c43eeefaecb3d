import { dataIn, type IndexFile } from '#content/search/index-file.ts';
import { kindLabels } from '#content/search/page-words.ts';
import type { Findable, SearchData } from '#content/search/types.ts';
import { find, type SignsIn } from './find.ts';
import { prepare } from './index.ts';

/** A row under the search box. */
export type Suggestion = { name: string; href: string; emergency?: true; note?: string };

const limit = 5;

/** The second line of a row: how soon, the price, or what kind of page it is. */
const noteOf = ({ kind, about, price }: Findable) => price ?? (kind === 'complaint' && about ? about : kindLabels[kind]);

/** From here on a query may name a sign of an emergency, which takes more words than an illness. */
export const hasSeveralWords = (query: string): boolean => /\S\s+\S/.test(query);

export type Suggest = (query: string, signsIn?: SignsIn) => ReadonlyArray<Suggestion>;

/** The suggester of the words in the site's own file. */
export const suggesterOf = (file: IndexFile): Suggest => suggester(dataIn(file));

/** Returns a function that suggests pages for an unfinished query. */
export function suggester(data: SearchData): Suggest {
  const index = prepare(data);
  return (query, signsIn) => {
    const { emergency, help, found, notOurs } = find(index, query, { signsIn, typing: true });
    const results = `/search?q=${encodeURIComponent(query)}`;
    const alarm = { name: 'This can be an emergency: what to do', href: results, emergency: true } as const;
    const pages = found.flatMap((one) => ('page' in one ? [{ name: one.page.name, href: one.page.href, note: noteOf(one.page) }] : []));
    // Nobody is sent elsewhere before the signs of an emergency were looked for.
    const isLookedAt = signsIn !== undefined || !hasSeveralWords(query);
    const others = notOurs && isLookedAt ? [{ name: notOurs.title, href: results, note: 'Not treated here: whom to see' }] : [];
    return [...(help || emergency.length > 0 ? [alarm] : []), ...others, ...pages.slice(0, limit)];
  };
}
