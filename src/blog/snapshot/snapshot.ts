import * as v from 'valibot';
import { sha256Hex } from '#backend/formats/hex.ts';
import type { StoredPost } from '#blog/posts/post.ts';

/** Consecutive articles of the backend's answer, stored and recognised together. */
export type Batch = {
  /** Digest of the raw articles; while it is the same, they are not parsed again. */
  raw: string;
  /** The key of their stored bodies, and the time of storing in milliseconds. */
  pack: string;
  storedAt: number;
  /** Articles that could not be read. */
  dropped: number;
  posts: ReadonlyArray<StoredPost>;
};

/** The blog at one confirmation by the backend. */
export type Snapshot = {
  /** Changes with any post. */
  version: string;
  /** When the backend was asked, in milliseconds. */
  confirmedAt: number;
  /** The build that read it; another may parse the same articles differently. */
  build: string;
  /** In the backend's order. */
  batches: ReadonlyArray<Batch>;
  /** Newest first. */
  posts: ReadonlyArray<StoredPost>;
};

export const digestLength = 32;

export function newestFirst(posts: ReadonlyArray<StoredPost>): ReadonlyArray<StoredPost> {
  // All times have one offset, so they sort as text. Posts without a time are oldest; ties keep the backend's order.
  const time = ({ updatedAt = '' }: StoredPost) => updatedAt;
  return posts.toSorted((a, b) => (time(a) < time(b) ? 1 : time(a) > time(b) ? -1 : 0));
}

const postsOf = (batches: ReadonlyArray<Batch>) => batches.flatMap(({ posts }) => posts);

export async function snapshotOf(batches: ReadonlyArray<Batch>, build: string, confirmedAt: number): Promise<Snapshot> {
  const version = await sha256Hex(batches.map(({ pack }) => pack).join(), digestLength);
  return { version, confirmedAt, build, batches, posts: newestFirst(postsOf(batches)) };
}

const post = v.object({
  id: v.string(),
  title: v.string(),
  category: v.string(),
  photo: v.nullable(v.string()),
  date: v.string(),
  publishedAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
  excerpt: v.string(),
  pack: v.string(),
  place: v.number(),
});
const stored = v.object({
  version: v.string(),
  confirmedAt: v.number(),
  build: v.string(),
  batches: v.array(v.object({ raw: v.string(), pack: v.string(), storedAt: v.number(), dropped: v.number(), posts: v.array(post) })),
});

/** Serialises a snapshot without `posts`, which follow from the batches. */
export function serialiseSnapshot({ posts: _, ...snapshot }: Snapshot): string {
  return JSON.stringify(snapshot);
}

/** Parses a stored snapshot; undefined for anything else. */
export function parseSnapshot(value: unknown): Snapshot | undefined {
  const read = v.safeParse(stored, value);
  return read.success ? { ...read.output, posts: newestFirst(postsOf(read.output.batches)) } : undefined;
}
