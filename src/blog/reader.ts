import type { StreamTimeouts } from '#backend/http/stream-call.ts';
import { withTimeout } from '#backend/http/with-timeout.ts';
import { findPost, type StoredPost } from '#blog/posts/post.ts';
import { type FetchDeps, fetchSnapshot } from '#blog/snapshot/fetch-snapshot.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import { type Confirmation, confirmationOf, readBody, writeConfirmation, writeSnapshot } from '#blog/snapshot/snapshot-store.ts';
import { syncFromStores } from '#blog/snapshot/sync-from-stores.ts';
import { recordFailure, recordSuccess } from './circuit-breaker.ts';
import { adoptSnapshot, type BlogMemory, type FailureKind, hasSynced, isFresh, isRefreshDue } from './memory.ts';

export type BlogDeps = Omit<FetchDeps, 'storedPacks'> & {
  memory: BlogMemory;
  timeouts: { visitor: StreamTimeouts; scheduled: StreamTimeouts };
  /** Lets work go on after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
  log: (event: Readonly<Record<string, string | number>>) => void;
};
export type RefreshResult = 'fresh' | 'unchanged' | 'paused' | FailureKind;

const rewriteAfter = 12 * 60 * 60_000;
const rewriteForBuildAfter = 10 * 60_000;
const acceptLossAfter = 3;
const negligibleLoss = 5;
// A backend that cannot be reached is soon back; one whose answer is refused gives the same again, at the full cost.
const firstPause = { unreachable: 5_000, status: 5_000, malformed: 60_000, 'too-large': 60_000, 'sudden-loss': 60_000, store: 60_000 };

/**
 * The last good snapshot at once, however old; an old one is refreshed behind the answer. Undefined only when the backend
 * was never reached. No page waits on the backend.
 */
export async function readBlog(deps: BlogDeps): Promise<Snapshot | undefined> {
  const { memory, now, waitUntil } = deps;
  if (!hasSynced(memory)) await syncFromStores(syncDeps(deps));
  if (isRefreshDue(memory, now())) waitUntil(refreshBlog(deps));
  return memory.snapshot;
}

/**
 * Looks for a newer copy in the stores, then asks the backend for its posts; one at a time in an isolate. Never throws. A
 * visitor's refresh leaves a backend alone that has just failed; the cron's, which keeps nobody waiting, asks it all the same.
 * `announced` says that somebody has just changed the blog: then posts that are gone were taken away.
 */
export async function refreshBlog(deps: BlogDeps, { scheduled = false, announced = false } = {}): Promise<RefreshResult> {
  const { memory, now } = deps;
  if (now() < memory.refreshing.until && (memory.refreshing.scheduled || !scheduled)) return 'paused';
  const timeouts = scheduled ? deps.timeouts.scheduled : deps.timeouts.visitor;
  const current = { until: now() + timeouts.totalMs + 2 * deps.storeTimeoutMs, scheduled };
  memory.refreshing = current;
  try {
    await syncFromStores(syncDeps(deps));
    if (!scheduled && isFresh(memory, now())) return 'unchanged';
    if (!scheduled && now() < memory.circuit.openUntil) return 'paused';
    if (announced) memory.consecutiveLosses = acceptLossAfter - 1;
    return await refresh(deps, timeouts);
  } finally {
    if (memory.refreshing === current) memory.refreshing = { until: 0, scheduled: false };
  }
}

async function refresh(deps: BlogDeps, timeouts: StreamTimeouts): Promise<RefreshResult> {
  const { memory, now } = deps;
  const started = now();
  const fetched = await fetchSnapshot({ ...deps, storedPacks: memory.storedPacks }, timeouts, memory.snapshot);
  if (!fetched.ok) {
    const { failure } = fetched;
    const more = failure.kind === 'status' ? { status: failure.status } : failure.kind === 'malformed' ? { why: failure.why } : {};
    return failed(deps, failure.kind, started, more);
  }
  const { snapshot } = fetched;
  memory.consecutiveLosses = isSuddenLoss(snapshot, memory.snapshot) ? memory.consecutiveLosses + 1 : 0;
  if (memory.consecutiveLosses > 0 && memory.consecutiveLosses < acceptLossAfter) return failed(deps, 'sudden-loss', started);
  const changed = snapshot.version !== memory.snapshot?.version;
  adoptSnapshot(memory, snapshot);
  memory.consecutiveLosses = 0;
  memory.lastFailure = undefined;
  memory.storedPacks.clear();
  recordSuccess(memory.circuit);
  const dropped = snapshot.batches.reduce((sum, batch) => sum + batch.dropped, 0);
  if (changed && dropped > 0) deps.log({ event: 'blog-articles-dropped', count: dropped });
  await persist(deps);
  return changed ? 'fresh' : 'unchanged';
}

function failed(deps: BlogDeps, kind: FailureKind, started: number, more: Readonly<Record<string, string | number>> = {}): FailureKind {
  recordFailure(deps.memory.circuit, deps.now(), firstPause[kind]);
  deps.memory.lastFailure = { kind, at: deps.now() };
  deps.log({ event: 'blog-refresh', kind, ms: deps.now() - started, ...more });
  return kind;
}

// Most posts gone at once is more often a fault than somebody's wish; it is believed when it stays.
function isSuddenLoss({ posts }: Snapshot, before: Snapshot | undefined): boolean {
  const had = before?.posts.length ?? 0;
  return posts.length === 0 ? had > 0 : had - posts.length > negligibleLoss && posts.length < had / 2;
}

// A store that refuses a copy must not take the posts away from those who read them now.
async function persist(deps: BlogDeps): Promise<void> {
  const { memory, store, storeTimeoutMs, now } = deps;
  const { snapshot, stored } = memory;
  if (!snapshot) return;
  if (needsStoring(snapshot, stored, now())) {
    const kept = await withTimeout(writeSnapshot(store, snapshot), storeTimeoutMs).then(() => true, storeFailed(deps));
    if (kept) memory.stored = confirmationOf(snapshot);
  }
  await withTimeout(writeConfirmation(store, confirmationOf(snapshot)), storeTimeoutMs).catch(storeFailed(deps));
}

function needsStoring(snapshot: Snapshot, stored: Confirmation | undefined, now: number): boolean {
  if (!stored) return true;
  if (stored.confirmedAt > snapshot.confirmedAt) return false;
  const age = now - stored.confirmedAt;
  // Two builds may be live side by side for a while, and must not write in turns.
  return stored.version !== snapshot.version || age > rewriteAfter || (stored.build !== snapshot.build && age > rewriteForBuildAfter);
}

function storeFailed(deps: BlogDeps): () => false {
  const started = deps.now();
  return () => {
    deps.memory.lastFailure = { kind: 'store', at: deps.now() };
    deps.log({ event: 'blog-refresh', kind: 'store', ms: deps.now() - started });
    return false;
  };
}

const syncDeps = (deps: BlogDeps) => ({ ...deps, storeFailed: storeFailed(deps) });

/**
 * The body of a post: the backend's HTML, not to be trusted. One that is not where the post says may have gone with a newer
 * snapshot, so that is looked for once. Undefined when it cannot be had at the moment.
 */
export async function readPost(deps: BlogDeps, post: StoredPost): Promise<{ post: StoredPost; description: string } | undefined> {
  const read = (place: StoredPost) => withTimeout(readBody(deps.store, place), deps.storeTimeoutMs).catch(() => undefined);
  const description = await read(post);
  if (description !== undefined) return { post, description };
  await syncFromStores(syncDeps(deps), { alwaysReadKv: true });
  const again = deps.memory.snapshot && findPost(deps.memory.snapshot.posts, post.title, post.id);
  const found = again && again.pack !== post.pack ? await read(again) : undefined;
  return again && found !== undefined ? { post: again, description: found } : undefined;
}
