import type { D1Database } from '@cloudflare/workers-types';
import { timeOfDate } from '#backend/formats/indian-time.ts';
import type { KeyRing } from '#outbox/encryption/keys.ts';
import type { Submission } from '#outbox/types.ts';
import { referencePattern } from '#schemas/reference.ts';
import { clearTables, eraseClear } from './in-the-clear.ts';
import { seal, storeStatements } from './store-request.ts';
import type { NewRequest, RequestKind } from './stored-request.ts';

// Older ones were dealt with long ago; the list of whom to ring begins with the rest.
const openFor = 30 * 24 * 60 * 60_000;
// A batch of the longest texts stays under the 2 MB that D1 takes as one value.
const batchSize = 40;

type ClearRow = { kind: RequestKind; id: number; idempotency_key: string; created_at: string; clear: string };

const newestOf = (kind: RequestKind) => {
  const { table, fields } = clearTables[kind];
  return `SELECT * FROM (SELECT '${kind}' AS kind, id, idempotency_key, created_at, ${fields} AS clear FROM ${table} ORDER BY id DESC LIMIT ?1)`;
};
const newest = `${newestOf('callback')} UNION ALL ${newestOf('contact')}`;

/**
 * Seals up to `limit` requests that lie in the clear, the newest first, and erases what lay there; how many. A batch does both or
 * neither, so one that is cut off is done again, and any number of these may run at once.
 */
export async function carryOver(db: D1Database, ring: KeyRing, now: number, limit: number): Promise<number> {
  let carried = 0;
  while (carried < limit) {
    const size = Math.min(batchSize, limit - carried);
    const { results } = await db.prepare(newest).bind(size).all<ClearRow>();
    const rows = results.toSorted((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, size);
    if (rows.length > 0) await carryBatch(db, ring, now, rows);
    carried += rows.length;
    if (rows.length < size) break;
  }
  return carried;
}

async function carryBatch(db: D1Database, ring: KeyRing, now: number, rows: ReadonlyArray<ClearRow>): Promise<void> {
  const sealed = await Promise.all(rows.map((row) => seal(ring, requestFrom(row, now), row.id)));
  const erased = (['callback', 'contact'] as const).flatMap((kind) => {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    return ids.length > 0 ? eraseClear(db, kind, ids) : [];
  });
  await db.batch([...storeStatements(db, sealed), ...erased]);
}

function requestFrom({ kind, idempotency_key, created_at, clear }: ClearRow, now: number): NewRequest {
  const submission = { kind, payload: JSON.parse(clear) } as Submission;
  const { payload } = submission;
  const [, reference = ''] = /^\[(.{10})\]/.exec('message' in payload ? payload.message : payload.description) ?? [];
  // One whose time cannot be read may be of today.
  const acceptedAt = timeOfDate(created_at) || now;
  return {
    submission,
    idempotencyKey: idempotency_key,
    reference: referencePattern.test(reference) ? reference : null,
    acceptedAt,
    promisedAt: null,
    dueAt: now - acceptedAt < openFor ? now : null,
    noticeVersion: null,
    language: 'en',
  };
}
