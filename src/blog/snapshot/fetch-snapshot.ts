import { type BlogFailure, maxSectionBytes, noReadableSection, parseSections, streamBlog } from '#backend/endpoints/blog.ts';
import { sha256Hex } from '#backend/formats/hex.ts';
import type { StreamTimeouts } from '#backend/http/stream-call.ts';
import { withTimeout } from '#backend/http/with-timeout.ts';
import type { Backend } from '#backend/types.ts';
import { packPosts } from './pack-posts.ts';
import { type Batch, digestLength, type Snapshot, snapshotOf } from './snapshot.ts';
import { renewPackAfter, type SnapshotStore, writePack } from './snapshot-store.ts';

export type FetchDeps = {
  backend: Backend;
  store: SnapshotStore;
  mediaHosts: ReadonlyArray<string>;
  build: string;
  /** Limits one write to a store. */
  storeTimeoutMs: number;
  now: () => number;
  /** Packs that this isolate has stored, and when; a run that broke off before its snapshot was stored continues from them. */
  storedPacks: Map<string, number>;
};

type StoreFailure = { kind: 'store' };
type Fetched = { ok: true; snapshot: Snapshot } | { ok: false; failure: BlogFailure | StoreFailure };

const refusedByStore: StoreFailure = { kind: 'store' };

/**
 * Reads the backend's blog into a snapshot. Unchanged batches are taken from `previous`; the bodies of the others are stored on the
 * way, so memory holds only some hundred kilobytes at a time.
 */
export async function fetchSnapshot(deps: FetchDeps, timeouts: StreamTimeouts, previous: Snapshot | undefined): Promise<Fetched> {
  const confirmedAt = deps.now();
  // Another build may parse the same articles differently.
  const known = new Map(previous?.build === deps.build ? previous.batches.map((batch) => [batch.raw, batch]) : []);
  const packs = new Map(previous?.batches.map(({ pack, storedAt }) => [pack, storedAt]));
  const storedSince = (pack: string): number | undefined => {
    const since = Math.max(packs.get(pack) ?? 0, deps.storedPacks.get(pack) ?? 0);
    return confirmedAt - since < renewPackAfter ? since : undefined;
  };
  const writer = packWriter(deps.store, deps.storeTimeoutMs, (pack) => deps.storedPacks.set(pack, confirmedAt));
  const batcher = createBatcher();
  const batches: Batch[] = [];

  const takeBatch = async () => {
    const bytes = batcher.take();
    const raw = await sha256Hex(bytes, digestLength);
    const before = known.get(raw);
    if (before && storedSince(before.pack) !== undefined) {
      batches.push(before);
      return undefined;
    }
    const offered = parseSections(bytes);
    if (!offered.ok) return offered.failure;
    const sections = offered.value.filter((section) => section !== undefined);
    const { pack, bodies, posts } = await packPosts(sections, deps.mediaHosts);
    const since = storedSince(pack);
    if (since === undefined && posts.length > 0) await writer.write(pack, bodies);
    batches.push({ raw, pack, storedAt: since ?? confirmedAt, dropped: offered.value.length - sections.length, posts });
    return writer.failed() ? refusedByStore : undefined;
  };

  let waiting = false;
  const reply = await streamBlog(deps.backend, timeouts, async (raw) => {
    waiting = !batcher.add(raw);
    return waiting ? undefined : takeBatch();
  });
  const failure = reply.ok ? waiting && (await takeBatch()) : reply.failure;
  await writer.done();
  if (failure) return { ok: false, failure };
  if (writer.failed()) return { ok: false, failure: refusedByStore };
  if (batches.some(({ dropped }) => dropped > 0) && batches.every(({ posts }) => posts.length === 0)) return noReadableSection;
  return { ok: true, snapshot: await snapshotOf(batches, deps.build, confirmedAt) };
}

const minBatchBytes = 64 * 1024;
const maxBatchBytes = 256 * 1024;
// One in this many of the possible last articles ends a batch.
const boundaryOdds = 8;
const comma = 44;

type Batcher = {
  /** Takes an article's raw JSON; true if it ends a batch. */
  add: (raw: Uint8Array) => boolean;
  /** Returns the batch, its articles joined by commas, valid until the next `add`; begins a new one. */
  take: () => Uint8Array;
};

/**
 * Groups articles into batches of some hundred kilobytes by content-defined chunking, as backup programs do: an article that is
 * added or removed changes its own batch and hardly any other.
 */
function createBatcher(): Batcher {
  const bytes = new Uint8Array(maxBatchBytes + maxSectionBytes + 1);
  let length = 0;
  return {
    add(raw) {
      if (length > 0) bytes[length++] = comma;
      bytes.set(raw, length);
      length += raw.length;
      return length >= maxBatchBytes || (length >= minBatchBytes && boundaryHash(raw) % boundaryOdds === 0);
    },
    take() {
      const batch = bytes.subarray(0, length);
      length = 0;
      return batch;
    },
  };
}

// Hashes an article's length and beginning: cheap, and seldom the same for two articles.
function boundaryHash(raw: Uint8Array): number {
  let hash = raw.length;
  for (const byte of raw.subarray(0, 64)) hash = Math.imul(hash ^ byte, 16_777_619) >>> 0;
  return hash >>> 8;
}

// Cloudflare allows six connections at the same time, and one of them is the backend's.
const concurrency = 4;

type PackWriter = {
  /** Starts storing a pack; waits while too many are in flight. */
  write: (pack: string, bodies: string) => Promise<void>;
  /** True if any could not be stored. */
  failed: () => boolean;
  done: () => Promise<unknown>;
};

/** Stores packs while the backend's answer is still being read; calls `stored` for each. */
function packWriter(store: SnapshotStore, timeoutMs: number, stored: (pack: string) => void): PackWriter {
  const inFlight = new Set<Promise<void>>();
  let failed = false;
  const writeOne = async (pack: string, bodies: string) => {
    try {
      await withTimeout(writePack(store, pack, bodies), timeoutMs);
      stored(pack);
    } catch {
      failed = true;
    }
  };
  return {
    async write(pack, bodies) {
      const work = writeOne(pack, bodies).finally(() => inFlight.delete(work));
      inFlight.add(work);
      if (inFlight.size >= concurrency) await Promise.race(inFlight);
    },
    failed: () => failed,
    done: () => Promise.all(inFlight),
  };
}
