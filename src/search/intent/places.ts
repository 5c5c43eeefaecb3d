import type { Findable } from '#content/search/types.ts';
import type { Index } from '#search/index.ts';

export type Place = { page: Findable } | { post: number };

/** Returns a function that finds pages by their addresses, and posts by their titles. */
export function placesIn(index: Index, posts: ReadonlyArray<{ title: string }>): (names: Iterable<string>) => ReadonlyArray<Place> {
  const placeOf = (name: string): ReadonlyArray<Place> => {
    const post = posts.findIndex(({ title }) => title === name);
    if (post >= 0) return [{ post }];
    const page = index.targets.flatMap((target) => (target.kind === 'page' && target.page.href === name ? [target.page] : []))[0];
    return page ? [{ page }] : [];
  };
  return (names) => [...new Set(names)].flatMap(placeOf);
}
