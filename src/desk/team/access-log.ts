import type { D1Database } from '@cloudflare/workers-types';
import { markOf } from '#desk/door/colleagues.ts';
import { namesOf } from '#desk/door/staff.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { listLogged } from '#requests/access-log.ts';

/** Somebody whose entries can be picked out; without a name once they have left. An address holds the mark, not the e-mail. */
export type Reader = { email: string; name: string | null; mark: string };

/** `before`: only what is older than this entry. */
export type AccessFilter = { mark: string; reference: string; before: number | undefined };

export function accessFilterFrom({ by = '', reference = '', before }: Readonly<Record<string, string>>): AccessFilter {
  const id = Number(before);
  return { mark: by, reference: reference.trim().slice(0, 100), before: Number.isSafeInteger(id) && id > 0 ? id : undefined };
}

/** Everybody who may be in the log: the staff by name, then who has left. */
export async function listReaders(db: D1Database, ring: KeyRing): Promise<ReadonlyArray<Reader>> {
  const [names, logged] = await Promise.all([namesOf(db), listLogged(db)]);
  const left = logged.filter((email) => !names.has(email)).sort();
  return Promise.all(
    [...names.keys(), ...left].map(async (email) => ({ email, name: names.get(email) ?? null, mark: await markOf(ring, email) })),
  );
}
