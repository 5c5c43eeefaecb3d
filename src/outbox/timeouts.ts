const least = 500;

/** Milliseconds for each step. `settle` is for a delivery and writing down what it came to, `direct` for one past the database. */
export type Timeouts = Readonly<Record<'store' | 'storeOnly' | 'delivery' | 'settle' | 'direct', number>>;

/** How long a visitor waits for each step, less what was waited for before. `storeOnly` is for a request that may go nowhere else. */
export function timeoutsAfter(spentMs = 0): Timeouts {
  const left = (most: number) => Math.max(least, most - spentMs);
  return { store: left(2_000), storeOnly: left(4_500), delivery: left(2_200), settle: left(2_500), direct: left(2_500) };
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
