import type { Said } from '#tests/chaos/visitor.ts';

/** What each visitor was told: more than one reference, or promise, is one too many. */
export type Told = Map<number, { promises: Set<number | null>; references: Set<string> }>;

/** A request as the practice has it, and how often. */
export type KeptRow = { reference: string | null; promised_at: number | null; times: number };
export const keptRows =
  'SELECT reference, max(promised_at) AS promised_at, count(*) AS times FROM requests GROUP BY coalesce(reference, id)';

export function note(told: Told, serial: number, said: Said): void {
  if (said.what !== 'reference') return;
  const known = told.get(serial) ?? { promises: new Set(), references: new Set() };
  known.promises.add(said.promisedAt);
  known.references.add(said.reference);
  told.set(serial, known);
}

/** Every reference on the call list, page by page, as often as it is there; `read` gives the text of an address. */
export async function onCallList(read: (path: string) => Promise<string>): Promise<ReadonlyArray<string>> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const text = await read(`/?page=${page}`);
    const lines = [...text.matchAll(/data-line="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    found.push(...lines);
    if (lines.length === 0 || !text.includes('rel="next"')) return found;
  }
}

type Kept = { told: Told; rows: ReadonlyArray<KeptRow>; listed: ReadonlyArray<string>; requests: number };

/** Compares what visitors were told with what the practice has, and with its call list. */
export function account({ told, rows, listed, requests }: Kept): { faults: string; good: boolean } {
  const kept = new Map(rows.map((row) => [row.reference, row]));
  const times = Map.groupBy(listed, (reference) => reference);
  const all = [...told.values()];
  const some = (references: Set<string>, holds: (reference: string) => boolean) => [...references].some(holds);
  const missing = all.filter(({ references }) => some(references, (reference) => !kept.has(reference) || !times.has(reference))).length;
  const repeated = rows.filter((row) => row.times > 1 || (times.get(row.reference ?? '')?.length ?? 0) > 1).length;
  const twice = repeated + all.filter(({ references }) => references.size > 1).length + Math.max(0, rows.length - told.size);
  const wrong = all.filter(
    ({ references, promises }) =>
      promises.size !== 1 || some(references, (reference) => kept.get(reference)?.promised_at !== [...promises][0]),
  ).length;
  const good = told.size === requests && rows.length === requests && missing + twice + wrong === 0;
  return { faults: `${missing} missing, ${twice} twice, ${wrong} with another promise`, good };
}
