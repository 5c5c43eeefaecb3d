import { accept, confirm, isFresh, type Memory } from './memory.ts';
import { readConfirmation, readSnapshot, type SnapshotStore } from './snapshot-store.ts';
import { within } from './within.ts';

type LookDeps = { memory: Memory; store: SnapshotStore; storeTimeoutMs: number; now: () => number; storeFailed: () => void };

/**
 * Looks for a newer copy in this data centre's cache and in KV, and takes it over. What was confirmed last wins, wherever
 * it lies. A thorough look asks KV whatever the cache says. Never rejects: a store that fails, or does not
 * answer in time, has nothing.
 */
export async function look(deps: LookDeps, { thorough = false } = {}): Promise<void> {
  const { memory, store, storeTimeoutMs, now, storeFailed } = deps;
  const quietly = <T>(work: Promise<T>): Promise<T | undefined> =>
    within(storeTimeoutMs, work).catch(() => {
      storeFailed();
      return undefined;
    });
  // Together for the visitor who waits for the first copy; else KV only when the cache does not know.
  const near = quietly(readConfirmation(store));
  const first = memory.snapshot ? undefined : quietly(readSnapshot(store, undefined));
  const confirmation = await near;
  if (confirmation) confirm(memory, confirmation, now());
  if (isFresh(memory, now()) && !thorough) return noteLook(deps);
  const far = await (first ?? quietly(readSnapshot(store, memory.snapshot)));
  if (far && (memory.stored?.confirmedAt ?? 0) < far.confirmation.confirmedAt) memory.stored = far.confirmation;
  if (far?.snapshot) accept(memory, { ...far.snapshot, confirmedAt: Math.min(far.snapshot.confirmedAt, now()) });
  else if (far) confirm(memory, far.confirmation, now());
  if (confirmation) confirm(memory, confirmation, now());
  noteLook(deps);
}

// At the end: until the first look is over there is no saying that there is nothing.
function noteLook({ memory, now }: LookDeps): void {
  memory.lookedAt = now();
}
