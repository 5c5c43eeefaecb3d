import { hrefOfPost, type StoredPost } from '#blog/posts/post.ts';
import type { SearchData } from '#content/search/types.ts';
import { ownFile } from '#edge/http/own-files.ts';
import { find } from '#search/find.ts';
import { type Index, prepare } from '#search/index.ts';
import type { Shown } from '#search/shown.ts';
import { visibleText } from '#search/words.ts';

const readData = ownFile<SearchData>('/search-index.json');

// Made once for each change of the posts.
let prepared: { posts: ReadonlyArray<StoredPost>; index: Index } | undefined;
const none: ReadonlyArray<StoredPost> = [];

/** What a query leads to among our pages and these posts; undefined while the words cannot be read. */
export async function lookUp(env: Env, origin: string, query: string, posts: ReadonlyArray<StoredPost> = none): Promise<Shown | undefined> {
  const data = await readData(env, origin);
  if (!data) return undefined;
  if (prepared?.posts !== posts) prepared = { posts, index: prepare(data, posts) };
  const { emergency, found, notOurs, maybe, words } = find(prepared.index, query);
  const links = found.flatMap((one) => {
    if ('page' in one) return [{ name: one.page.name, href: one.page.href, about: one.page.about }];
    const post = posts[one.post];
    return post ? [{ name: post.title, href: hrefOfPost(post, posts), about: post.excerpt }] : [];
  });
  return { query: visibleText(query), emergency, links, notOurs, maybe, words };
}
