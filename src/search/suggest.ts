import type { SearchData } from '#content/search/types.ts';
import { find } from './find.ts';
import { prepare } from './index.ts';

/** A row under the search box. */
export type Suggestion = { name: string; href: string; emergency?: true; note?: string };

const limit = 5;

/** Returns a function that suggests pages for an unfinished query. */
export function suggester(data: SearchData): (query: string) => ReadonlyArray<Suggestion> {
  const index = prepare(data);
  return (query) => {
    const { emergency, found, notOurs } = find(index, query, true);
    const results = `/search?q=${encodeURIComponent(query)}`;
    const alarm = { name: 'This can be an emergency: what to do', href: results, emergency: true } as const;
    const pages = found.flatMap((one) => ('page' in one ? [{ name: one.page.name, href: one.page.href }] : []));
    const others = notOurs ? [{ name: notOurs.title, href: results, note: 'Not treated here: whom to see' }] : [];
    return [...(emergency.length > 0 ? [alarm] : []), ...others, ...pages.slice(0, limit)];
  };
}
