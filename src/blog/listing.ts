import { previewOf } from './excerpt.ts';
import { ownPhoto } from './own-pictures.ts';
import { type Edition, hrefOfPost, type ShownSummary, type StoredPost } from './post.ts';

export const postsPerPage = 24;

export type Listed = ShownSummary & { href: string };

/** Posts for a list, without their bodies and with their addresses. */
export function listedPosts(edition: Edition, from = 0, to = edition.posts.length): ReadonlyArray<Listed> {
  return edition.posts.slice(from, to).map(({ description: _, ...summary }) => ({
    ...summary,
    photo: ownPhoto(summary),
    href: hrefOfPost(summary, edition.posts),
  }));
}

/** With the first 100 characters of its text and an ellipsis. */
export type Previewed = Listed & { excerpt: string };

const previews = new WeakMap<StoredPost, string>();

function preview(post: StoredPost): string {
  const before = previews.get(post);
  if (before !== undefined) return before;
  const made = previewOf(post.description);
  previews.set(post, made);
  return made;
}

/** The same for cards and feeds, which show how each post begins. */
export function previewedPosts(edition: Edition, from: number, to: number): ReadonlyArray<Previewed> {
  const stored = edition.posts.slice(from, to);
  return listedPosts(edition, from, to).flatMap((post, place) => (stored[place] ? [{ ...post, excerpt: preview(stored[place]) }] : []));
}

export type ListPage = { page: number; pages: number; posts: ReadonlyArray<Previewed> };

/** One page of the list; undefined for a number that is not one of its pages. */
export function listPage(edition: Edition, asked: string | null): ListPage | undefined {
  const pages = Math.max(1, Math.ceil(edition.posts.length / postsPerPage));
  const page = asked === null ? 1 : Number(asked);
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  return { page, pages, posts: previewedPosts(edition, (page - 1) * postsPerPage, page * postsPerPage) };
}
