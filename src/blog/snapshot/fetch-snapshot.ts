import { type BlogFailure, noReadableSection, parseSections, streamBlog } from '#backend/calls/blog.ts';
import type { StreamTimeouts } from '#backend/http/stream-call.ts';
import type { Backend } from '#backend/types.ts';
import { createBatcher } from './batcher.ts';
import { packPosts } from './pack-posts.ts';
import { packWriter } from './pack-writer.ts';
import { sha256Hex } from './sha256.ts';
import { type Batch, digestLength, type Snapshot, snapshotOf } from './snapshot.ts';
import { renewPackAfter, type SnapshotStore } from './snapshot-store.ts';

export type FetchDeps = {
  backend: Backend;
  store: SnapshotStore;
  mediaHosts: ReadonlyArray<string>;
  build: string;
  /** How long a store may take for one piece. */
  storeTimeoutMs: number;
  now: () => number;
  /** Packs that this isolate has stored already, and when, though their snapshot may not have been: a run that broke off is continued. */
  storedPacks: Map<string, number>;
};

type StoreFailure = { kind: 'store' };
type Fetched = { ok: true; snapshot: Snapshot } | { ok: false; failure: BlogFailure | StoreFailure };

const refusedByStore: StoreFailure = { kind: 'store' };

/**
 * Asks the backend for the blog and makes a snapshot of it. Articles that come as they came before are taken over from
 * `previous`; the bodies of the others are stored on the way, so no more than some hundred kilobytes are held at any time.
 */
export async function fetchSnapshot(deps: FetchDeps, timeouts: StreamTimeouts, previous: Snapshot | undefined): Promise<Fetched> {
  const confirmedAt = deps.now();
  // Another build may read the same articles otherwise.
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
