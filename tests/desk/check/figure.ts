/** One line of the table: what it came to, and whether that reaches the goal. */
export type Figure = { name: string; goal: string; measured: string; good: boolean };

export const zero = (name: string, found: ReadonlyArray<string>, of: string): Figure => ({
  name,
  goal: '0',
  measured: `${found.length} (${of})${found.length > 0 ? `: ${found.slice(0, 3).join('; ')}` : ''}`,
  good: found.length === 0,
});

/** Milliseconds under which that part of the waits stays. */
export function percentile(waits: ReadonlyArray<number>, part: number): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export const shown = (figures: ReadonlyArray<Figure>): string =>
  figures.map(({ name, goal, measured, good }) => `${good ? '✓' : '✗'} ${name.padEnd(58)} ${goal.padEnd(22)} ${measured}`).join('\n');
