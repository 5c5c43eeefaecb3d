import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import type { Confirmation } from '#blog/snapshot/snapshot-store.ts';
import { day, minute } from '#content/practice-time.ts';

/** Why a refresh failed: the backend's fault, a refused answer, or our own store. */
export type FailureKind = 'unreachable' | 'status' | 'malformed' | 'too-large' | 'sudden-loss' | 'store';

/** The blog in one isolate, between requests. Times are in milliseconds. */
export type BlogMemory = {
  snapshot: Snapshot | undefined;
  /** The newest confirmation known to be in KV. */
  stored: Confirmation | undefined;
  syncedAt: number;
  /** The running refresh, until it times out: a refresh whose request was cut off never reports its end. */
  refreshing: { until: number; scheduled: boolean };
  circuit: CircuitBreaker;
  /** Consecutive answers that lacked most posts. */
  consecutiveLosses: number;
  storedPacks: Map<string, number>;
  lastFailure: { kind: FailureKind; at: number } | undefined;
};

export const freshForMs = minute;

export function createMemory(): BlogMemory {
  return {
    snapshot: undefined,
    stored: undefined,
    syncedAt: Number.NEGATIVE_INFINITY,
    refreshing: { until: 0, scheduled: false },
    circuit: createCircuitBreaker(),
    consecutiveLosses: 0,
    storedPacks: new Map(),
    lastFailure: undefined,
  };
}

/** Tells whether the isolate has read the stores. */
export function hasSynced({ syncedAt, snapshot }: BlogMemory): boolean {
  return snapshot !== undefined || syncedAt > Number.NEGATIVE_INFINITY;
}

export function isFresh({ snapshot }: BlogMemory, now: number): boolean {
  return snapshot !== undefined && now - snapshot.confirmedAt <= freshForMs;
}

/** Tells whether to refresh: at most once a minute, and not during the pause after a failure unless the stores are due. */
export function isRefreshDue(memory: BlogMemory, now: number): boolean {
  if (isFresh(memory, now) || now < memory.refreshing.until) return false;
  return now >= memory.circuit.openUntil || now - memory.syncedAt > freshForMs;
}

/** Adopts a snapshot unless the current one was confirmed later. Posts of the same version stay the same objects, which caches refer to. */
export function adoptSnapshot(memory: BlogMemory, snapshot: Snapshot): void {
  const before = memory.snapshot;
  if (before && before.confirmedAt > snapshot.confirmedAt) return;
  memory.snapshot = before?.version === snapshot.version ? { ...snapshot, posts: before.posts } : snapshot;
}

/** Records that the backend has confirmed the current snapshot. A clock that runs ahead must not keep it fresh for longer. */
export function confirmSnapshot(memory: BlogMemory, { version, confirmedAt }: Confirmation, now: number): void {
  const { snapshot } = memory;
  if (snapshot?.version === version && confirmedAt > snapshot.confirmedAt)
    memory.snapshot = { ...snapshot, confirmedAt: Math.min(confirmedAt, now) };
}

/** Returns the blog's health, ages in seconds. Degraded if the backend fails and the posts are over a day old or missing. */
export function blogHealth({ snapshot, lastFailure }: BlogMemory, now: number) {
  const seconds = (at: number) => Math.round((now - at) / 1_000);
  const old = !snapshot || now - snapshot.confirmedAt > day;
  return {
    degraded: old && lastFailure !== undefined,
    ageSeconds: snapshot ? seconds(snapshot.confirmedAt) : null,
    lastFailure: lastFailure ? { kind: lastFailure.kind, ageSeconds: seconds(lastFailure.at) } : null,
    posts: snapshot ? snapshot.posts.length : null,
  };
}

/** Spares a broken backend: while it is open, the backend is not called. */
export type CircuitBreaker = { failures: number; openUntil: number };

const maxPause = 5 * minute;

export function createCircuitBreaker(): CircuitBreaker {
  return { failures: 0, openUntil: 0 };
}

export function recordSuccess(circuit: CircuitBreaker): void {
  circuit.failures = 0;
  circuit.openUntil = 0;
}

/** Opens the circuit: the pause doubles with each consecutive failure, from `firstPause` to five minutes. */
export function recordFailure(circuit: CircuitBreaker, now: number, firstPause: number): void {
  circuit.openUntil = now + Math.min(maxPause, firstPause * 2 ** circuit.failures);
  circuit.failures += 1;
}
