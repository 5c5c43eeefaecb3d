const least = 500;

export type Patience = Readonly<Record<'store' | 'delivery' | 'delivered' | 'direct', number>>;

/**
 * How long a visitor waits for each step, in milliseconds; `delivered` is for the delivery and writing down what it came
 * to. What was waited for before is taken off.
 */
export function patienceAfter(spentMs = 0): Patience {
  const left = (most: number) => Math.max(least, most - spentMs);
  return { store: left(2_000), delivery: left(2_200), delivered: left(2_500), direct: left(2_500) };
}

/** The work's result; undefined when it takes longer than that, while the work itself goes on. Rejects as the work does. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
