const least = 500;

/** Milliseconds for each step. `settle` is for a delivery and writing down what it came to, `direct` for one past the database. */
export type Timeouts = Readonly<Record<'store' | 'storeOnly' | 'delivery' | 'settle' | 'direct', number>>;

/** Before anything was waited for. `storeOnly` is for a request that may go nowhere else. */
export const usualTimeouts: Timeouts = { store: 2_000, storeOnly: 4_500, delivery: 2_200, settle: 2_500, direct: 2_500 };

/** How long a visitor waits for each step, less what was waited for before. */
export function timeoutsAfter(spentMs = 0, usual = usualTimeouts): Timeouts {
  const left = (step: keyof Timeouts) => Math.max(Math.min(least, usual[step]), usual[step] - spentMs);
  return { store: left('store'), storeOnly: left('storeOnly'), delivery: left('delivery'), settle: left('settle'), direct: left('direct') };
}

/** The work's result; undefined when it takes longer than that, while the work itself goes on. Rejects as the work does. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
