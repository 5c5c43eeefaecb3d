import { proxiedPhoto } from '#blog/pictures.ts';
import { hrefOfPost, type ShownSummary, type StoredPost } from './post.ts';

export const postsPerPage = 24;

export type ListedPost = ShownSummary & { href: string };

/** Returns posts for a list, with their addresses. */
export function listedPosts(posts: ReadonlyArray<StoredPost>, from = 0, to = posts.length): ReadonlyArray<ListedPost> {
  return posts.slice(from, to).map((post) => {
    const { pack: _pack, place: _place, ...summary } = post;
    return { ...summary, photo: proxiedPhoto(post), href: hrefOfPost(post, posts) };
  });
}

export type ListPage = { page: number; pages: number; posts: ReadonlyArray<ListedPost> };

/** Returns one page of the list; undefined for a number out of range. */
export function listPage(posts: ReadonlyArray<StoredPost>, pageParam: string | null): ListPage | undefined {
  const pages = Math.max(1, Math.ceil(posts.length / postsPerPage));
  const page = pageParam === null ? 1 : Number(pageParam);
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  return { page, pages, posts: listedPosts(posts, (page - 1) * postsPerPage, page * postsPerPage) };
}
