const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

// Before the first attempt, the second, and so on; hourly after the last of these, for ever.
const delays = [0, 5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute];

/** Milliseconds to wait after so many failed attempts, ±20 % so that rows do not come in step; what the backend asked for counts up to an hour. */
export function backoffDelay(attempts: number, retryAfterMs = 0, random: () => number = Math.random): number {
  const delay = (delays[attempts] ?? hour) * (0.8 + 0.4 * random());
  return Math.round(Math.max(delay, Math.min(retryAfterMs, hour)));
}
