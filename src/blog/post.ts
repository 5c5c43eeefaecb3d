import type { Root } from 'hast';
import type { OwnPath } from '#content/media-address.ts';
import { ownPhoto, ownPictures } from './own-pictures.ts';
import { minutesToRead, numberParts } from './parts.ts';
import { linkReferences } from './references.ts';
import { sanitisedBody } from './sanitise.ts';

/** What an address or a sitemap needs of a post. Every string is plain text. */
export type PostSummary = {
  id: string;
  title: string;
  category: string;
  /** A same-origin path or an https address on the practice's media hosts; null when there is none that may be shown. */
  photo: string | null;
  /** YYYY-MM-DD in India, or '' when the backend gave no date. */
  date: string;
  /** When it was published and last changed, in ISO 8601 with +05:30; missing when the backend did not say. */
  publishedAt?: string | undefined;
  updatedAt?: string | undefined;
};

/** A post as it is remembered. `description` is the backend's HTML: not to be trusted, and shown by none but `findPost`. */
export type StoredPost = PostSummary & { description: string };

/** A post as a page may show it: its picture comes from under our own host. */
export type ShownSummary = Omit<PostSummary, 'photo'> & { photo: OwnPath | null };

/** A post as it is read: its body, and how many minutes that takes. */
export type Post = ShownSummary & { body: Root; minutes: number };

/** All posts as of one refresh, newest first. A body is parsed and cleaned when its post is opened: most never are. */
export type Edition = {
  /** Changes when any post does. */
  version: string;
  /** When the backend last confirmed these posts, in milliseconds. */
  refreshedAt: number;
  posts: ReadonlyArray<StoredPost>;
};

// Titles are matched decoded, trimmed and without regard to case (specification, section 2).
function normalTitle(title: string): string {
  return title.trim().normalize('NFC').toLocaleLowerCase('en');
}

/** The title that a segment of an address stands for; undefined when it is not well encoded. */
export function titleOfSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

// Which posts a title stands for, newest first; made once for an edition, because a list asks it for each of its posts.
const byTitle = new WeakMap<ReadonlyArray<PostSummary>, ReadonlyMap<string, ReadonlyArray<number>>>();

function placesOf(title: string, posts: ReadonlyArray<PostSummary>): ReadonlyArray<number> {
  let index = byTitle.get(posts);
  if (!index) {
    index = Map.groupBy(posts.keys(), (place) => normalTitle(posts[place]?.title ?? ''));
    byTitle.set(posts, index);
  }
  return index.get(normalTitle(title)) ?? [];
}

/** The post for a title, the newest where two share it, or the one with the id if given; undefined when there is none. */
export function storedPost({ posts }: Edition, title: string, id?: string | null): StoredPost | undefined {
  const matches = placesOf(title, posts).map((place) => posts[place]);
  return (id && matches.find((post) => post?.id === id)) || matches[0];
}

/** The same with its body as a tree of allowed elements. Its pictures come from those hosts only, by way of ours. */
export function findPost(edition: Edition, mediaHosts: ReadonlyArray<string>, title: string, id?: string | null): Post | undefined {
  const stored = storedPost(edition, title, id);
  if (!stored) return undefined;
  const { description, ...post } = stored;
  const body = sanitisedBody(description, mediaHosts);
  numberParts(body);
  linkReferences(body);
  ownPictures(body, post.id);
  return { ...post, photo: ownPhoto(post), body, minutes: minutesToRead(body) };
}

/** Where a post is read: by its title, and by its id as well when a newer post has the same title. */
export function hrefOfPost(post: PostSummary, all: ReadonlyArray<PostSummary>): string {
  const [newest] = placesOf(post.title, all);
  const address = `/blog/${encodeURIComponent(post.title.trim())}`;
  return newest !== undefined && all[newest]?.id !== post.id ? `${address}?id=${encodeURIComponent(post.id)}` : address;
}
