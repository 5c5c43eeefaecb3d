import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { RequestKind } from './stored-request.ts';

/** Where requests lay before they were sealed. A Worker from then may still write here; nothing else does. */
export const clearTables = {
  callback: {
    table: 'appointments',
    columns: ['fname', 'lname', 'phone', 'email', 'patient_type', 'reason', 'description'],
    fields: `json_object('fname', fname, 'lname', lname, 'phone', phone, 'email', email, 'patientType', patient_type, 'reason', reason,
      'description', description)`,
  },
  contact: {
    table: 'inquiries',
    columns: ['full_name', 'email', 'phone_number', 'message'],
    fields: "json_object('fullName', full_name, 'email', email, 'phoneNumber', phone_number, 'message', message)",
  },
} as const satisfies Record<RequestKind, { table: string; columns: ReadonlyArray<string>; fields: string }>;

// As `schemas/reference` has it; D1 takes no pattern of over 50 bytes.
const letters = (from: number, many: number) => `substr(message, ${from}, ${many}) NOT GLOB '*[^2-9A-HJ-NP-Z]*'`;
const references = `message GLOB '[[]GI-????-??]*' AND ${letters(5, 4)} AND ${letters(10, 2)}`;
const tombstones = `INSERT INTO requests (kind, number, idempotency_key, reference, key_id, iv, ciphertext, language, accepted_at, state)
  SELECT 'contact', id, idempotency_key, CASE WHEN ${references} AND NOT EXISTS (SELECT 1 FROM requests WHERE reference = substr(message, 2, 10))
    THEN substr(message, 2, 10) END, '', x'', x'', 'en', coalesce(unixepoch(created_at), 0) * 1000, 'erased'
  FROM inquiries`;

// What fits into a page of 4 KB beside it; what a row of the longest text takes with its pages; what D1 takes as one value.
const firstPage = 4_030;
const zerosForRow = 20_480;
const mostZeros = 1_900_000;

/**
 * The statements that erase what lies in the clear and has its request, or a tombstone; in one batch with what put it there; one
 * gives the ids. Without ids, all of them.
 */
export function eraseClear(db: D1Database, kind: RequestKind, ids: ReadonlyArray<number> | null): D1PreparedStatement[] {
  const { table, columns } = clearTables[kind];
  const where = `WHERE ${ids ? 'id IN (SELECT value FROM json_each(?1))' : '?1 IS NULL'}
    AND EXISTS (SELECT 1 FROM requests WHERE kind = '${kind}' AND idempotency_key = ${table}.idempotency_key)`;
  // A row that is only deleted stays in the database's file until something else needs the place: as many bytes go over it first.
  // Copies of it may lie where SQLite moved it once. They are in the pages that become free now, so zeros go there before anything
  // else does: into the page that is the table's first, and into those that it has given back. Negative ids change no numbers.
  const overwritten = columns.map((column) => `${column} = CAST(zeroblob(length(CAST(${column} AS BLOB))) AS TEXT)`);
  const over = `INSERT INTO ${table} (id, idempotency_key, ${columns.join(', ')}, created_at, updated_at)
    SELECT ?1, ?1, ${columns.map((_, at) => (at === 0 ? 'CAST(zeroblob(?2) AS TEXT)' : "''")).join(', ')}, '', '' WHERE changes() > 0`;
  const given = ids && JSON.stringify(ids);
  return [
    db.prepare(`UPDATE ${table} SET ${overwritten.join(', ')} ${where}`).bind(given),
    db.prepare(`DELETE FROM ${table} ${where} RETURNING id`).bind(given),
    db.prepare(over).bind(-1, firstPage),
    db.prepare(over).bind(-2, ids ? Math.min(mostZeros, ids.length * zerosForRow) : mostZeros),
    db.prepare(`DELETE FROM ${table} WHERE id < 0`),
  ];
}

/** The statements that leave a tombstone of a message that lies in the clear, or of all, and erase it; one gives the ids. */
export function discardClear(db: D1Database, id: number | null): D1PreparedStatement[] {
  const insert = db.prepare(`${tombstones} WHERE ${id === null ? '?1 IS NULL' : 'id = ?1'} ON CONFLICT DO NOTHING`).bind(id);
  return [insert, ...eraseClear(db, 'contact', id === null ? null : [id])];
}
