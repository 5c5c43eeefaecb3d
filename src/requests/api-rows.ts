import type { D1Database } from '@cloudflare/workers-types';
import { indianTime } from '#backend/formats/indian-time.ts';
import { clearTables } from '#embedded-backend/requests/in-the-clear.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { openRequest, type RequestKind, type SealedRequest } from './request.ts';
import type { Submission } from './types.ts';

type Row = { id: number } & (({ clear: null; accepted_at: number } & Omit<SealedRequest, 'kind'>) | { clear: string; created_at: string });

const unopened = {
  callback: { fname: '', lname: '', phone: '', email: '', patientType: '', reason: '', description: '' },
  contact: { fullName: '', email: '', phoneNumber: '', message: '' },
} as const satisfies { [K in RequestKind]: Extract<Submission, { kind: K }>['payload'] };

// What lies in the clear under a number that another request has by now is shown once it is carried over, and has its own.
const selectOf = (kind: RequestKind) => {
  const { table, fields } = clearTables[kind];
  return `SELECT number AS id, idempotency_key, key_id, iv, ciphertext, accepted_at, NULL AS created_at, NULL AS clear FROM requests
    WHERE kind = '${kind}' AND number < ?1 AND state IN ('open', 'done')
  UNION ALL SELECT id, '', '', NULL, NULL, NULL, created_at, ${fields} FROM ${table} WHERE id < ?1
    AND NOT EXISTS (SELECT 1 FROM requests WHERE kind = '${kind}' AND idempotency_key = ${table}.idempotency_key)
    AND NOT EXISTS (SELECT 1 FROM requests WHERE kind = '${kind}' AND number = ${table}.id)
  ORDER BY id DESC LIMIT ?2`;
};

/**
 * Requests of a kind for the token's holder, the latest first, below the number `before`; those that lie in the clear are among them.
 * What was erased or locked is not. One whose key is missing is there with empty fields: its number and time are known, the rest
 * comes back with the key.
 */
export async function readRequests(
  db: D1Database,
  ring: KeyRing,
  kind: RequestKind,
  { before, limit }: { before: number; limit: number },
): Promise<ReadonlyArray<{ id: number }>> {
  const { results } = await db.prepare(selectOf(kind)).bind(before, limit).all<Row>();
  return Promise.all(
    results.map(async (row) => {
      if (row.clear !== null) return { id: row.id, ...JSON.parse(row.clear), createdAt: row.created_at };
      const opened = await openRequest(ring, { ...row, kind });
      return { id: row.id, ...(opened?.payload ?? unopened[kind]), createdAt: indianTime(row.accepted_at) };
    }),
  );
}
