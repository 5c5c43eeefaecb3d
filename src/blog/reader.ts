import type { Patience } from '#backend/streamed.ts';
import { noteFailure, noteSuccess } from './circuit.ts';
import { type FetchDeps, fetchSnapshot } from './fetch-snapshot.ts';
import { look } from './look.ts';
import { accept, type FailureKind, hasLooked, isDue, isFresh, type Memory } from './memory.ts';
import { findPost, type StoredPost } from './post.ts';
import type { Snapshot } from './snapshot.ts';
import { type Confirmation, confirmationOf, keepConfirmation, keepSnapshot, readBody } from './snapshot-store.ts';
import { within } from './within.ts';

export type BlogDeps = Omit<FetchDeps, 'packsKept'> & {
  memory: Memory;
  patience: { visitor: Patience; scheduled: Patience };
  /** Lets work go on after the answer. */
  later: (work: Promise<unknown>) => void;
  log: (event: Readonly<Record<string, string | number>>) => void;
};
export type RefreshResult = 'fresh' | 'unchanged' | 'paused' | FailureKind;

const keptAnewAfter = 12 * 60 * 60_000;
const buildKeptAfter = 10 * 60_000;
const lossBelievedAfter = 3;
const handful = 5;
// A backend that cannot be reached is soon back; one whose answer is refused gives the same again, at the full cost.
const firstPause = { unreachable: 5_000, status: 5_000, malformed: 60_000, 'too-large': 60_000, 'sudden-loss': 60_000, store: 60_000 };

/**
 * The last good snapshot at once, however old; an old one is refreshed behind the answer. Undefined only when the backend
 * was never reached. No page waits on the backend.
 */
export async function readBlog(deps: BlogDeps): Promise<Snapshot | undefined> {
  const { memory, now, later } = deps;
  if (!hasLooked(memory)) await look(lookDeps(deps));
  if (isDue(memory, now())) later(refreshBlog(deps));
  return memory.snapshot;
}

/**
 * Looks for a newer copy in the stores, then asks the backend for its posts; one at a time in an isolate. Never throws. A
 * visitor's refresh leaves a backend alone that has just failed; the cron's, which keeps nobody waiting, asks it all the same.
 */
export async function refreshBlog(deps: BlogDeps, { scheduled = false } = {}): Promise<RefreshResult> {
  const { memory, now } = deps;
  if (now() < memory.busy.until && (memory.busy.scheduled || !scheduled)) return 'paused';
  const patience = scheduled ? deps.patience.scheduled : deps.patience.visitor;
  const busy = { until: now() + patience.wholeMs + 2 * deps.storeTimeoutMs, scheduled };
  memory.busy = busy;
  try {
    await look(lookDeps(deps));
    if (!scheduled && isFresh(memory, now())) return 'unchanged';
    if (!scheduled && now() < memory.circuit.openUntil) return 'paused';
    return await refresh(deps, patience);
  } finally {
    if (memory.busy === busy) memory.busy = { until: 0, scheduled: false };
  }
}

async function refresh(deps: BlogDeps, patience: Patience): Promise<RefreshResult> {
  const { memory, now } = deps;
  const started = now();
  const fetched = await fetchSnapshot({ ...deps, packsKept: memory.packsKept }, patience, memory.snapshot);
  if (!fetched.ok) {
    const { failure } = fetched;
    const more = failure.kind === 'status' ? { status: failure.status } : failure.kind === 'malformed' ? { why: failure.why } : {};
    return failed(deps, failure.kind, started, more);
  }
  const { snapshot } = fetched;
  memory.losses = isSuddenLoss(snapshot, memory.snapshot) ? memory.losses + 1 : 0;
  if (memory.losses > 0 && memory.losses < lossBelievedAfter) return failed(deps, 'sudden-loss', started);
  const changed = snapshot.version !== memory.snapshot?.version;
  accept(memory, snapshot);
  memory.losses = 0;
  memory.lastFailure = undefined;
  memory.packsKept.clear();
  noteSuccess(memory.circuit);
  const dropped = snapshot.batches.reduce((sum, batch) => sum + batch.dropped, 0);
  if (changed && dropped > 0) deps.log({ event: 'blog-articles-dropped', count: dropped });
  await keep(deps);
  return changed ? 'fresh' : 'unchanged';
}

function failed(deps: BlogDeps, kind: FailureKind, started: number, more: Readonly<Record<string, string | number>> = {}): FailureKind {
  noteFailure(deps.memory.circuit, deps.now(), firstPause[kind]);
  deps.memory.lastFailure = { kind, at: deps.now() };
  deps.log({ event: 'blog-refresh', kind, ms: deps.now() - started, ...more });
  return kind;
}

// Most posts gone at once is more often a fault than a decision; it is believed when it stays.
function isSuddenLoss({ posts }: Snapshot, before: Snapshot | undefined): boolean {
  const had = before?.posts.length ?? 0;
  return posts.length === 0 ? had > 0 : had - posts.length > handful && posts.length < had / 2;
}

// A store that refuses a copy must not take the posts away from those who read them now.
async function keep(deps: BlogDeps): Promise<void> {
  const { memory, store, storeTimeoutMs, now } = deps;
  const { snapshot, stored } = memory;
  if (!snapshot) return;
  if (mustBeStored(snapshot, stored, now())) {
    const kept = await within(storeTimeoutMs, keepSnapshot(store, snapshot)).then(() => true, storeFailed(deps));
    if (kept) memory.stored = confirmationOf(snapshot);
  }
  await within(storeTimeoutMs, keepConfirmation(store, confirmationOf(snapshot))).catch(storeFailed(deps));
}

function mustBeStored(snapshot: Snapshot, stored: Confirmation | undefined, now: number): boolean {
  if (!stored) return true;
  if (stored.confirmedAt > snapshot.confirmedAt) return false;
  const age = now - stored.confirmedAt;
  // Two builds may be live side by side for a while, and must not write in turns.
  return stored.version !== snapshot.version || age > keptAnewAfter || (stored.build !== snapshot.build && age > buildKeptAfter);
}

function storeFailed(deps: BlogDeps): () => false {
  const started = deps.now();
  return () => {
    deps.memory.lastFailure = { kind: 'store', at: deps.now() };
    deps.log({ event: 'blog-refresh', kind: 'store', ms: deps.now() - started });
    return false;
  };
}

const lookDeps = (deps: BlogDeps) => ({ ...deps, storeFailed: storeFailed(deps) });

/**
 * The body of a post: the backend's HTML, not to be trusted. One that is not where the post says may have gone with a newer
 * snapshot, so that is looked for once. Undefined when it cannot be had at the moment.
 */
export async function openPost(deps: BlogDeps, post: StoredPost): Promise<{ post: StoredPost; description: string } | undefined> {
  const read = (place: StoredPost) => within(deps.storeTimeoutMs, readBody(deps.store, place)).catch(() => undefined);
  const description = await read(post);
  if (description !== undefined) return { post, description };
  await look(lookDeps(deps), { thorough: true });
  const again = deps.memory.snapshot && findPost(deps.memory.snapshot.posts, post.title, post.id);
  const found = again && again.pack !== post.pack ? await read(again) : undefined;
  return again && found !== undefined ? { post: again, description: found } : undefined;
}
