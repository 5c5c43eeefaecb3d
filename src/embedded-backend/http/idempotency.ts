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
