import { withTimeout } from '#backend/http/with-timeout.ts';
import { adoptSnapshot, type BlogMemory, confirmSnapshot, isFresh } from '#blog/memory.ts';
import { readConfirmation, readSnapshot, type SnapshotStore } from './snapshot-store.ts';

type SyncDeps = { memory: BlogMemory; store: SnapshotStore; storeTimeoutMs: number; now: () => number; storeFailed: () => void };

/**
 * Adopts a newer snapshot from this data centre's cache or KV; the latest confirmation wins. `alwaysReadKv` reads KV even if the
 * cache is fresh. Never rejects: a store that fails or times out counts as empty.
 */
export async function syncFromStores(deps: SyncDeps, { alwaysReadKv = false } = {}): Promise<void> {
  const { memory, store, storeTimeoutMs, now, storeFailed } = deps;
  const quietly = <T>(work: Promise<T>): Promise<T | undefined> =>
    withTimeout(work, storeTimeoutMs).catch(() => {
      storeFailed();
      return undefined;
    });
  // Both at the same time while a visitor waits for the first copy; later, KV only if the cache is not fresh.
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

// Called last: until the first sync is over, the stores may have a copy.
function noteSync({ memory, now }: SyncDeps): void {
  memory.syncedAt = now();
}
