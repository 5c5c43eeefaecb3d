/** A Retry-After header, in seconds or as a date, as milliseconds from now; undefined when there is none that can be read. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
