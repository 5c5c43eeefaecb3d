import { type Circuit, newCircuit } from './circuit.ts';
import type { Snapshot } from './snapshot.ts';
import type { Confirmation } from './snapshot-store.ts';

/** Why a refresh failed: what the backend did, or what was refused of it, or that our own store did not take it. */
export type FailureKind = 'unreachable' | 'status' | 'malformed' | 'too-large' | 'sudden-loss' | 'store';

/** What one isolate remembers of the blog between requests. Times are in milliseconds. */
export type Memory = {
  snapshot: Snapshot | undefined;
  /** What KV was last seen to hold, or given. */
  stored: Confirmation | undefined;
  lookedAt: number;
  /** A refresh that is under way counts until here: one whose request was cut off never says that it ended. */
  busy: { until: number; scheduled: boolean };
  circuit: Circuit;
  /** Answers in a row that lacked most posts. */
  losses: number;
  packsKept: Map<string, number>;
  lastFailure: { kind: FailureKind; at: number } | undefined;
};

export const freshFor = 60_000;

export function newMemory(): Memory {
  return {
    snapshot: undefined,
    stored: undefined,
    lookedAt: Number.NEGATIVE_INFINITY,
    busy: { until: 0, scheduled: false },
    circuit: newCircuit(),
    losses: 0,
    packsKept: new Map(),
    lastFailure: undefined,
  };
}

/** Whether it is known what the stores hold. */
export function hasLooked({ lookedAt, snapshot }: Memory): boolean {
  return snapshot !== undefined || lookedAt > Number.NEGATIVE_INFINITY;
}

export function isFresh({ snapshot }: Memory, now: number): boolean {
  return snapshot !== undefined && now - snapshot.confirmedAt <= freshFor;
}

/** Whether there is anything to do: stores are looked at once a minute at the most, and the backend is left alone after a failure. */
export function isDue(memory: Memory, now: number): boolean {
  if (isFresh(memory, now) || now < memory.busy.until) return false;
  return now >= memory.circuit.openUntil || now - memory.lookedAt > freshFor;
}

/** Takes a snapshot over unless the one that is there was confirmed later. What was worked out for the same posts goes on counting. */
export function accept(memory: Memory, snapshot: Snapshot): void {
  const before = memory.snapshot;
  if (before && before.confirmedAt > snapshot.confirmedAt) return;
  memory.snapshot = before?.version === snapshot.version ? { ...snapshot, posts: before.posts } : snapshot;
}

/** Notes that the backend has confirmed the snapshot that is there. A clock that runs ahead must not keep it fresh for long. */
export function confirm(memory: Memory, { version, confirmedAt }: Confirmation, now: number): void {
  const { snapshot } = memory;
  if (snapshot?.version === version && confirmedAt > snapshot.confirmedAt)
    memory.snapshot = { ...snapshot, confirmedAt: Math.min(confirmedAt, now) };
}

const day = 24 * 60 * 60_000;

/** How the blog is, in seconds. It is degraded when the backend fails and the posts are over a day old, or were never had. */
export function blogHealth({ snapshot, lastFailure }: Memory, now: number) {
  const seconds = (at: number) => Math.round((now - at) / 1_000);
  const old = !snapshot || now - snapshot.confirmedAt > day;
  return {
    degraded: old && lastFailure !== undefined,
    ageSeconds: snapshot ? seconds(snapshot.confirmedAt) : null,
    lastFailure: lastFailure ? { kind: lastFailure.kind, ageSeconds: seconds(lastFailure.at) } : null,
    posts: snapshot ? snapshot.posts.length : null,
  };
}
