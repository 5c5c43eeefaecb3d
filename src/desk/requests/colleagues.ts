import type { D1Database } from '@cloudflare/workers-types';
import { hex } from '#backend/formats/hex.ts';
import { hmac, type KeyRing } from '#encryption/keys.ts';

/** Somebody of the staff whose work can be picked out. An address holds the mark, not the e-mail. */
export type Colleague = { email: string; name: string; mark: string };

export async function markOf([newest]: KeyRing, email: string): Promise<string> {
  return hex((await hmac(newest, 'desk reader', email)).subarray(0, 6));
}

/** Everybody who works at the desk now, by name. */
export async function listColleagues(db: D1Database, ring: KeyRing): Promise<ReadonlyArray<Colleague>> {
  const { results } = await db.prepare('SELECT email, name FROM staff ORDER BY name, email').all<{ email: string; name: string }>();
  return Promise.all(results.map(async (person) => ({ ...person, mark: await markOf(ring, person.email) })));
}
