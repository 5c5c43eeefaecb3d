import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import type { Confirmation } from '#blog/snapshot/snapshot-store.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';

/** Why a refresh failed: what the backend did, or what was refused of it, or that our own store did not take it. */
export type FailureKind = 'unreachable' | 'status' | 'malformed' | 'too-large' | 'sudden-loss' | 'store';

/** What one isolate remembers of the blog between requests. Times are in milliseconds. */
export type BlogMemory = {
  snapshot: Snapshot | undefined;
  /** What KV was last seen to hold, or given. */
  stored: Confirmation | undefined;
  syncedAt: number;
  /** A refresh that is under way counts until here: one whose request was cut off never says that it ended. */
  refreshing: { until: number; scheduled: boolean };
  circuit: CircuitBreaker;
  /** Answers in a row that lacked most posts. */
  consecutiveLosses: number;
  storedPacks: Map<string, number>;
  lastFailure: { kind: FailureKind; at: number } | undefined;
};

export const freshForMs = 60_000;

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

/** Whether it is known what the stores hold. */
export function hasSynced({ syncedAt, snapshot }: BlogMemory): boolean {
  return snapshot !== undefined || syncedAt > Number.NEGATIVE_INFINITY;
}

export function isFresh({ snapshot }: BlogMemory, now: number): boolean {
  return snapshot !== undefined && now - snapshot.confirmedAt <= freshForMs;
}

/** Whether there is anything to do: stores are looked at once a minute at the most, and the backend is left alone after a failure. */
export function isRefreshDue(memory: BlogMemory, now: number): boolean {
  if (isFresh(memory, now) || now < memory.refreshing.until) return false;
  return now >= memory.circuit.openUntil || now - memory.syncedAt > freshForMs;
}

/** Takes a snapshot over unless the one that is there was confirmed later. What was worked out for the same posts goes on counting. */
export function adoptSnapshot(memory: BlogMemory, snapshot: Snapshot): void {
  const before = memory.snapshot;
  if (before && before.confirmedAt > snapshot.confirmedAt) return;
  memory.snapshot = before?.version === snapshot.version ? { ...snapshot, posts: before.posts } : snapshot;
}

/** Notes that the backend has confirmed the snapshot that is there. A clock that runs ahead must not keep it fresh for long. */
export function confirmSnapshot(memory: BlogMemory, { version, confirmedAt }: Confirmation, now: number): void {
  const { snapshot } = memory;
  if (snapshot?.version === version && confirmedAt > snapshot.confirmedAt)
    memory.snapshot = { ...snapshot, confirmedAt: Math.min(confirmedAt, now) };
}

const day = 24 * 60 * 60_000;

/** How the blog is, in seconds. It is degraded when the backend fails and the posts are over a day old, or were never had. */
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
