import * as v from 'valibot';
import type { StoredPost } from '#blog/posts/post.ts';
import { sha256Hex } from './sha256.ts';

/** Consecutive articles of the backend's answer, kept and recognised together. */
export type Batch = {
  /** Digest of the articles as the backend sent them: while it is the same, nothing in them is parsed again. */
  raw: string;
  /** Under which their bodies are stored, and since when, in milliseconds. */
  pack: string;
  storedAt: number;
  /** Articles that could not be read. */
  dropped: number;
  posts: ReadonlyArray<StoredPost>;
};

/** The blog as the backend confirmed it at one time. */
export type Snapshot = {
  /** Changes when any post does. */
  version: string;
  /** When the backend was asked for what it confirmed, in milliseconds. */
  confirmedAt: number;
  /** The build that read it: another may read the same articles otherwise. */
  build: string;
  /** In the backend's order. */
  batches: ReadonlyArray<Batch>;
  /** Newest first. */
  posts: ReadonlyArray<StoredPost>;
};

export const digestLength = 32;

export function newestFirst(posts: ReadonlyArray<StoredPost>): ReadonlyArray<StoredPost> {
  // All times have one offset, so they sort as text; what has none is oldest, and equal ones stay in the backend's order.
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

/** A snapshot as it is stored, without what follows from the rest. */
export function serialiseSnapshot({ posts: _, ...snapshot }: Snapshot): string {
  return JSON.stringify(snapshot);
}

/** A stored snapshot; undefined for anything else. */
export function parseSnapshot(value: unknown): Snapshot | undefined {
  const read = v.safeParse(stored, value);
  return read.success ? { ...read.output, posts: newestFirst(postsOf(read.output.batches)) } : undefined;
}
