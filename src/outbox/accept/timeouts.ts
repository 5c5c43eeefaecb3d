const minTimeout = 500;

/** Milliseconds for each step. `settle` is for a delivery and writing down what it came to, `direct` for one past the database. */
export type Timeouts = Readonly<Record<'store' | 'storeOnly' | 'delivery' | 'settle' | 'direct', number>>;

/** Before anything was waited for. `storeOnly` is for a request that may go nowhere else. */
export const defaultTimeouts: Timeouts = { store: 2_000, storeOnly: 4_500, delivery: 2_200, settle: 2_500, direct: 2_500 };

/** How long a visitor waits for each step, less what was waited for before. */
export function remainingTimeouts(elapsedMs = 0, defaults = defaultTimeouts): Timeouts {
  const left = (step: keyof Timeouts) => Math.max(Math.min(minTimeout, defaults[step]), defaults[step] - elapsedMs);
  return { store: left('store'), storeOnly: left('storeOnly'), delivery: left('delivery'), settle: left('settle'), direct: left('direct') };
}
