import type { Root } from 'hast';

/** What a list needs of a post; no body, so that a list of hundreds stays light. Every string is plain text. */
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
  /** The first 100 characters of the text and an ellipsis. */
  excerpt: string;
  /** How long it takes to read. */
  minutes: number;
};

export type Post = PostSummary & { body: Root };

/** All posts as of one refresh, newest first. Bodies stay JSON text until a post is opened. */
export type Edition = {
  /** Changes when any post does. */
  version: string;
  /** When the backend last confirmed these posts, in milliseconds. */
  refreshedAt: number;
  posts: ReadonlyArray<PostSummary & { body: string }>;
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
export function findPost({ posts }: Edition, title: string, id?: string | null): Post | undefined {
  const matches = placesOf(title, posts).map((place) => posts[place]);
  const stored = (id && matches.find((post) => post?.id === id)) || matches[0];
  return stored && { ...stored, body: JSON.parse(stored.body) };
}

/** Where a post is read: by its title, and by its id as well when a newer post has the same title. */
export function hrefOfPost(post: PostSummary, all: ReadonlyArray<PostSummary>): string {
  const [newest] = placesOf(post.title, all);
  const address = `/blog/${encodeURIComponent(post.title.trim())}`;
  return newest !== undefined && all[newest]?.id !== post.id ? `${address}?id=${encodeURIComponent(post.id)}` : address;
}
