import type { D1Database } from '@cloudflare/workers-types';
import { hex } from '#backend/formats/hex.ts';
import { hmac, type KeyRing } from '#encryption/keys.ts';
import { namesOf } from './staff.ts';

/** A member of the staff whose work can be picked out. An address holds the mark, not the e-mail. */
export type Colleague = { email: string; name: string; mark: string };

export async function markOf([newest]: KeyRing, email: string): Promise<string> {
  return hex((await hmac(newest, 'desk reader', email)).subarray(0, 6));
}

/** Everybody who works at the desk now, by name. */
export async function listColleagues(db: D1Database, ring: KeyRing): Promise<ReadonlyArray<Colleague>> {
  return Promise.all([...(await namesOf(db))].map(async ([email, name]) => ({ email, name, mark: await markOf(ring, email) })));
}
