import { type Edition, hrefOfPost, type PostSummary } from './post.ts';

export const postsPerPage = 24;

export type Listed = PostSummary & { href: string };

/** Posts for a list, without their bodies and with their addresses. */
export function listedPosts(edition: Edition, from = 0, to = edition.posts.length): ReadonlyArray<Listed> {
  return edition.posts.slice(from, to).map(({ body: _, ...summary }) => ({ ...summary, href: hrefOfPost(summary, edition.posts) }));
}

export type ListPage = { page: number; pages: number; posts: ReadonlyArray<Listed> };

/** One page of the list; undefined for a number that is not one of its pages. */
export function listPage(edition: Edition, asked: string | null): ListPage | undefined {
  const pages = Math.max(1, Math.ceil(edition.posts.length / postsPerPage));
  const page = asked === null ? 1 : Number(asked);
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  return { page, pages, posts: listedPosts(edition, (page - 1) * postsPerPage, page * postsPerPage) };
}
