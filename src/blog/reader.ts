import type { StreamTimeouts } from '#backend/http/stream-call.ts';
import { withTimeout } from '#backend/http/with-timeout.ts';
import { findPost, type StoredPost } from '#blog/posts/post.ts';
import { type FetchDeps, fetchSnapshot } from '#blog/snapshot/fetch-snapshot.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import { type Confirmation, confirmationOf, readBody, writeConfirmation, writeSnapshot } from '#blog/snapshot/snapshot-store.ts';
import { syncFromStores } from '#blog/snapshot/sync-from-stores.ts';
import { hour, minute } from '#content/practice-time.ts';
import {
  adoptSnapshot,
  type BlogMemory,
  type FailureKind,
  hasSynced,
  isFresh,
  isRefreshDue,
  recordFailure,
  recordSuccess,
} from './memory.ts';

export type BlogDeps = Omit<FetchDeps, 'storedPacks'> & {
  memory: BlogMemory;
  timeouts: { visitor: StreamTimeouts; scheduled: StreamTimeouts };
  /** Lets work go on after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
  log: (event: Readonly<Record<string, string | number>>) => void;
};
export type RefreshResult = 'fresh' | 'unchanged' | 'paused' | FailureKind;

const rewriteAfter = 12 * hour;
const rewriteForBuildAfter = 10 * minute;
const acceptLossAfter = 3;
const negligibleLoss = 5;
// An unreachable backend is soon back; one whose answer is refused will repeat it, at the full cost.
const firstPause = { unreachable: 5_000, status: 5_000, malformed: minute, 'too-large': minute, 'sudden-loss': minute, store: minute };

/**
 * Returns the last good snapshot, however old, and refreshes an old one behind the answer: no page waits on the backend. Undefined
 * only if the backend was never reached.
 */
export async function readBlog(deps: BlogDeps): Promise<Snapshot | undefined> {
  const { memory, now, waitUntil } = deps;
  if (!hasSynced(memory)) await syncFromStores(syncDeps(deps));
  if (isRefreshDue(memory, now())) waitUntil(refreshBlog(deps));
  return memory.snapshot;
}

/**
 * Looks for a newer copy in the stores, then asks the backend for its posts; once at a time in an isolate. Never throws. A visitor's
 * refresh spares a backend that has just failed; the cron's does not. `announced` means that staff have just changed the blog, so
 * missing posts were removed on purpose.
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

// Losing most posts at once is usually a fault; it is accepted if it lasts.
function isSuddenLoss({ posts }: Snapshot, before: Snapshot | undefined): boolean {
  const had = before?.posts.length ?? 0;
  return posts.length === 0 ? had > 0 : had - posts.length > negligibleLoss && posts.length < had / 2;
}

// Readers keep their posts if a store refuses the copy.
async function persist(deps: BlogDeps): Promise<void> {
  const { memory, store, storeTimeoutMs, now } = deps;
  const { snapshot } = memory;
  if (!snapshot) return;
  if (needsStoring(snapshot, memory.stored, now())) {
    const stored = await withTimeout(writeSnapshot(store, snapshot), storeTimeoutMs).then(() => true, storeFailed(deps));
    if (stored) memory.stored = confirmationOf(snapshot);
  }
  await withTimeout(writeConfirmation(store, confirmationOf(snapshot)), storeTimeoutMs).catch(storeFailed(deps));
}

function needsStoring(snapshot: Snapshot, stored: Confirmation | undefined, now: number): boolean {
  if (!stored) return true;
  if (stored.confirmedAt > snapshot.confirmedAt) return false;
  const age = now - stored.confirmedAt;
  // Two builds may be live side by side for a while, and must not overwrite each other in turns.
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
 * Reads the body of a post, the backend's untrusted HTML. A newer snapshot may have replaced its pack, so a missing body is looked
 * for once in the newest. Undefined if it cannot be read now.
 */
export async function readPost(deps: BlogDeps, post: StoredPost): Promise<{ post: StoredPost; description: string } | undefined> {
  const read = (place: StoredPost) =>
    withTimeout(readBody(deps.store, place), deps.storeTimeoutMs).catch(() => {
      deps.log({ event: 'blog-article', kind: 'store' });
      return undefined;
    });
  const description = await read(post);
  if (description !== undefined) return { post, description };
  await syncFromStores(syncDeps(deps), { alwaysReadKv: true });
  const again = deps.memory.snapshot && findPost(deps.memory.snapshot.posts, post.title, post.id);
  const found = again && again.pack !== post.pack ? await read(again) : undefined;
  return again && found !== undefined ? { post: again, description: found } : undefined;
}
