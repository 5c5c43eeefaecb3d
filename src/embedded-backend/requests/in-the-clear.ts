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

const references = `message GLOB '[[]GI-${'[2-9A-HJ-NP-Z]'.repeat(4)}-${'[2-9A-HJ-NP-Z]'.repeat(2)}]*'`;
const tombstones = `INSERT INTO requests (kind, number, idempotency_key, reference, key_id, iv, ciphertext, language, accepted_at, state)
  SELECT 'contact', id, idempotency_key, CASE WHEN ${references} AND NOT EXISTS (SELECT 1 FROM requests WHERE reference = substr(message, 2, 10))
    THEN substr(message, 2, 10) END, '', x'', x'', 'en', coalesce(unixepoch(created_at), 0) * 1000, 'erased'
  FROM inquiries`;

/**
 * The statements that erase what lies in the clear and has its request, or a tombstone; in one batch with what put it there, of
 * which the last one counts. Without ids, all of them.
 */
export function eraseClear(db: D1Database, kind: RequestKind, ids: ReadonlyArray<number> | null): D1PreparedStatement[] {
  const { table, columns } = clearTables[kind];
  const where = `WHERE ${ids ? 'id IN (SELECT value FROM json_each(?1))' : '?1 IS NULL'}
    AND EXISTS (SELECT 1 FROM requests WHERE kind = '${kind}' AND idempotency_key = ${table}.idempotency_key)`;
  // A row that is only deleted stays in the database's file until something else needs the place: as many bytes go over it first.
  const overwritten = columns.map((column) => `${column} = CAST(zeroblob(length(CAST(${column} AS BLOB))) AS TEXT)`);
  return [`UPDATE ${table} SET ${overwritten.join(', ')} ${where}`, `DELETE FROM ${table} ${where}`].map((sql) =>
    db.prepare(sql).bind(ids && JSON.stringify(ids)),
  );
}

/** The statements that leave a tombstone of a message that lies in the clear, or of all, and erase it; the last one counts. */
export function discardClear(db: D1Database, id: number | null): D1PreparedStatement[] {
  const insert = db.prepare(`${tombstones} WHERE ${id === null ? '?1 IS NULL' : 'id = ?1'} ON CONFLICT DO NOTHING`).bind(id);
  return [insert, ...eraseClear(db, 'contact', id === null ? null : [id])];
}
