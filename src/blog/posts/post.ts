import type { OwnPath } from '#content/media-address.ts';

/** A post without its body, for lists, addresses and feeds. Every string is plain text. */
export type PostSummary = {
  id: string;
  title: string;
  category: string;
  /** A same-origin path or an https address on the practice's media hosts; null for none, or for another address. */
  photo: string | null;
  /** YYYY-MM-DD in India, or '' without a date. */
  date: string;
  /** ISO 8601 with +05:30; missing if the backend gave no date. */
  publishedAt?: string | undefined;
  updatedAt?: string | undefined;
  /** The first 100 characters of its text and an ellipsis. */
  excerpt: string;
};

/** A body's location: the key of its pack, and its index in it. Both change with the pack's contents. */
export type BodyPlace = { pack: string; place: number };

export type StoredPost = PostSummary & BodyPlace;

/** A post for a page: its picture is served from our own host. */
export type ShownSummary = Omit<PostSummary, 'photo'> & { photo: OwnPath | null };

// Titles are matched decoded, trimmed and without regard to case.
export function normalisedTitle(title: string): string {
  return title.trim().normalize('NFC').toLowerCase();
}

/** Decodes the title in a segment of an address; undefined if it is badly encoded. */
export function titleOfSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

// Browsers resolve '.' and '..' in an address, and the framework cannot store '__proto__'.
const reservedTitles = new Set(['.', '..', '__proto__']);
const byIdAlone = '-';

function addressTitle({ title }: Pick<PostSummary, 'title'>): string {
  return reservedTitles.has(normalisedTitle(title)) ? byIdAlone : title;
}

// Posts by title, newest first; built once for a snapshot, because lists look up each of their posts.
const byTitle = new WeakMap<ReadonlyArray<StoredPost>, ReadonlyMap<string, ReadonlyArray<StoredPost>>>();

function postsTitled(title: string, posts: ReadonlyArray<StoredPost>): ReadonlyArray<StoredPost> {
  let index = byTitle.get(posts);
  if (!index) {
    index = Map.groupBy(posts, (post) => normalisedTitle(addressTitle(post)));
    byTitle.set(posts, index);
  }
  return index.get(normalisedTitle(title)) ?? [];
}

/** Finds the post with a title: the one with the id if given, else the newest. */
export function findPost(posts: ReadonlyArray<StoredPost>, title: string, id?: string | null): StoredPost | undefined {
  const matches = postsTitled(title, posts);
  return (id && matches.find((post) => post.id === id)) || matches[0];
}

/** Returns a post's canonical address: its title, with its id if a newer post has the same title or the title cannot be an address. */
export function hrefOfPost(post: StoredPost, all: ReadonlyArray<StoredPost>): string {
  const title = addressTitle(post);
  const [newest] = postsTitled(title, all);
  const address = `/blog/${encodeURIComponent(title.trim())}`;
  return newest?.id !== post.id || title !== post.title ? `${address}?id=${encodeURIComponent(post.id)}` : address;
}
