import { withTimeout } from '#backend/http/with-timeout.ts';
import { type SnapshotStore, writePack } from './snapshot-store.ts';

// Cloudflare lets a Worker have six connections at once, and one of them is the backend's.
const concurrency = 4;

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
  const inFlight = new Set<Promise<void>>();
  let failed = false;
  const writeOne = async (pack: string, bodies: string) => {
    try {
      await withTimeout(writePack(store, pack, bodies), timeoutMs);
      stored(pack);
    } catch {
      failed = true;
    }
  };
  return {
    async write(pack, bodies) {
      const work = writeOne(pack, bodies).finally(() => inFlight.delete(work));
      inFlight.add(work);
      if (inFlight.size >= concurrency) await Promise.race(inFlight);
    },
    failed: () => failed,
    done: () => Promise.all(inFlight),
  };
}
