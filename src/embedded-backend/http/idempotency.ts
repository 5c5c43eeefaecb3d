import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Context } from 'hono';
import { badRequest, type Parsed } from './request-body.ts';

const maxKeyLength = 200;

/** The request's Idempotency-Key; one of its own when it has none, so that every row has one. */
export function idempotencyKeyOf(c: Context): Parsed<string> {
  const key = c.req.header('idempotency-key') || crypto.randomUUID();
  return key.length > maxKeyLength
    ? badRequest(c, { 'Idempotency-Key': [`Use ${maxKeyLength} characters or fewer.`] })
    : { ok: true, value: key };
}

/** Runs an INSERT that does nothing for a key that it has seen, and gives the id of the key's one row. */
export async function insertOnce(db: D1Database, insert: D1PreparedStatement, find: D1PreparedStatement): Promise<number | undefined> {
  const [, found] = await db.batch<{ id: number }>([insert, find]);
  return found?.results[0]?.id;
}
