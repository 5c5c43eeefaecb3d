import { keepPack, type SnapshotStore } from './snapshot-store.ts';
import { within } from './within.ts';

// Cloudflare lets a Worker have six connections at once, and one of them is the backend's.
const atOnce = 4;

export type PackWriter = {
  /** Begins to store a pack; waits while too many are on their way. */
  write: (pack: string, bodies: string) => Promise<void>;
  /** Whether any could not be stored. */
  failed: () => boolean;
  /** Waits for all of them. */
  done: () => Promise<unknown>;
};

/** Stores packs while the answer that they come from is still being read; calls `stored` for each. */
export function packWriter(store: SnapshotStore, timeoutMs: number, stored: (pack: string) => void): PackWriter {
  const underWay = new Set<Promise<void>>();
  let failed = false;
  const keep = async (pack: string, bodies: string) => {
    try {
      await within(timeoutMs, keepPack(store, pack, bodies));
      stored(pack);
    } catch {
      failed = true;
    }
  };
  return {
    async write(pack, bodies) {
      const work = keep(pack, bodies).finally(() => underWay.delete(work));
      underWay.add(work);
      if (underWay.size >= atOnce) await Promise.race(underWay);
    },
    failed: () => failed,
    done: () => Promise.all(underWay),
  };
}
