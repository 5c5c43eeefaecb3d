import { withTimeout } from '#backend/http/with-timeout.ts';
import { adoptSnapshot, type BlogMemory, confirmSnapshot, isFresh } from '#blog/memory.ts';
import { readConfirmation, readSnapshot, type SnapshotStore } from './snapshot-store.ts';

type SyncDeps = { memory: BlogMemory; store: SnapshotStore; storeTimeoutMs: number; now: () => number; storeFailed: () => void };

/**
 * Looks for a newer snapshot in this data centre's cache and in KV, and takes it over. What was confirmed last wins, wherever
 * it lies. `alwaysReadKv` asks KV whatever the cache says. Never rejects: a store that fails, or does not
 * answer in time, has nothing.
 */
export async function syncFromStores(deps: SyncDeps, { alwaysReadKv = false } = {}): Promise<void> {
  const { memory, store, storeTimeoutMs, now, storeFailed } = deps;
  const quietly = <T>(work: Promise<T>): Promise<T | undefined> =>
    withTimeout(work, storeTimeoutMs).catch(() => {
      storeFailed();
      return undefined;
    });
  // Together for the visitor who waits for the first copy; else KV only when the cache does not know.
  const fromCache = quietly(readConfirmation(store));
  const firstRead = memory.snapshot ? undefined : quietly(readSnapshot(store, undefined));
  const confirmation = await fromCache;
  if (confirmation) confirmSnapshot(memory, confirmation, now());
  if (isFresh(memory, now()) && !alwaysReadKv) return noteSync(deps);
  const fromKv = await (firstRead ?? quietly(readSnapshot(store, memory.snapshot)));
  if (fromKv && (memory.stored?.confirmedAt ?? 0) < fromKv.confirmation.confirmedAt) memory.stored = fromKv.confirmation;
  if (fromKv?.snapshot) adoptSnapshot(memory, { ...fromKv.snapshot, confirmedAt: Math.min(fromKv.snapshot.confirmedAt, now()) });
  else if (fromKv) confirmSnapshot(memory, fromKv.confirmation, now());
  if (confirmation) confirmSnapshot(memory, confirmation, now());
  noteSync(deps);
}

// At the end: until the first look is over there is no saying that there is nothing.
function noteSync({ memory, now }: SyncDeps): void {
  memory.syncedAt = now();
}
