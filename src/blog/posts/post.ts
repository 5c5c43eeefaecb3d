import type { OwnPath } from '#content/media-address.ts';

/** A post as lists, addresses and feeds know it: all but its body. Every string is plain text. */
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
  /** The first 100 characters of its text and an ellipsis. */
  excerpt: string;
};

/** Where a body lies: the key of its pack, and its place in it. Both change with what the pack holds. */
export type BodyPlace = { pack: string; place: number };

/** A post as it is remembered. */
export type StoredPost = PostSummary & BodyPlace;

/** A post as a page may show it: its picture comes from under our own host. */
export type ShownSummary = Omit<PostSummary, 'photo'> & { photo: OwnPath | null };

// Titles are matched decoded, trimmed and without regard to case.
export function normalisedTitle(title: string): string {
  return title.trim().normalize('NFC').toLowerCase();
}

/** The title that a segment of an address stands for; undefined when it is not well encoded. */
export function titleOfSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

// Browsers read '.' and '..' in an address as places in a path, and the framework keeps nothing under '__proto__'.
const reservedTitles = new Set(['.', '..', '__proto__']);
const byIdAlone = '-';

function addressTitle({ title }: Pick<PostSummary, 'title'>): string {
  return reservedTitles.has(normalisedTitle(title)) ? byIdAlone : title;
}

// Which posts a title stands for, newest first; made once for a snapshot, because a list asks it for each of its posts.
const byTitle = new WeakMap<ReadonlyArray<StoredPost>, ReadonlyMap<string, ReadonlyArray<StoredPost>>>();

function postsTitled(title: string, posts: ReadonlyArray<StoredPost>): ReadonlyArray<StoredPost> {
  let index = byTitle.get(posts);
  if (!index) {
    index = Map.groupBy(posts, (post) => normalisedTitle(addressTitle(post)));
    byTitle.set(posts, index);
  }
  return index.get(normalisedTitle(title)) ?? [];
}

/** The post for a title, the newest where two share it, or the one with the id if given; undefined when there is none. */
export function findPost(posts: ReadonlyArray<StoredPost>, title: string, id?: string | null): StoredPost | undefined {
  const matches = postsTitled(title, posts);
  return (id && matches.find((post) => post.id === id)) || matches[0];
}

/** The one address of a post: by its title, and by its id as well when a newer post has the same or the title cannot be an address. */
export function hrefOfPost(post: StoredPost, all: ReadonlyArray<StoredPost>): string {
  const title = addressTitle(post);
  const [newest] = postsTitled(title, all);
  const address = `/blog/${encodeURIComponent(title.trim())}`;
  return newest?.id !== post.id || title !== post.title ? `${address}?id=${encodeURIComponent(post.id)}` : address;
}
