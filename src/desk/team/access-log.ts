import type { D1Database } from '@cloudflare/workers-types';
import { markOf } from '#desk/requests/colleagues.ts';
import { pageSize } from '#desk/requests/listing.ts';
import type { KeyRing } from '#encryption/keys.ts';

export type AccessEntry = { id: number; at: number; by: string; name: string | null; reference: string; what: string };

/** Somebody whose entries can be picked out. An address holds the mark, not the e-mail. */
export type Reader = { email: string; name: string | null; mark: string };

/** `before`: only what is older than this entry. */
export type AccessFilter = { mark: string; reference: string; before: number | undefined };

export function accessFilterFrom({ by = '', reference = '', before }: Readonly<Record<string, string>>): AccessFilter {
  const id = Number(before);
  return { mark: by, reference: reference.trim().slice(0, 100), before: Number.isSafeInteger(id) && id > 0 ? id : undefined };
}

// Whoever was removed has entries all the same; further back than this nobody is looked for.
const peopleIn = `SELECT people.email, staff.name FROM (SELECT email FROM staff
    UNION SELECT by FROM (SELECT by FROM access_log ORDER BY id DESC LIMIT 20000)) AS people
  LEFT JOIN staff ON staff.email = people.email ORDER BY staff.name IS NULL, staff.name, people.email`;

/** Everybody who may be in the log. */
export async function listReaders(db: D1Database, ring: KeyRing): Promise<ReadonlyArray<Reader>> {
  const { results } = await db.prepare(peopleIn).all<{ email: string; name: string | null }>();
  return Promise.all(results.map(async (person) => ({ ...person, mark: await markOf(ring, person.email) })));
}

export type AccessPage = { entries: ReadonlyArray<AccessEntry>; more: boolean };

/** Who looked at what, the newest first; of one person, or of references with this in them, when it is asked for. */
export async function readAccessLog(db: D1Database, { reference, before }: AccessFilter, by: string | undefined): Promise<AccessPage> {
  const sql = `SELECT id, at, by, staff.name, reference, what FROM access_log LEFT JOIN staff ON staff.email = access_log.by
    WHERE id < ?1 AND (?2 IS NULL OR by = ?2) AND instr(upper(reference), upper(?3)) > 0 ORDER BY id DESC LIMIT ?4`;
  const { results } = await db
    .prepare(sql)
    .bind(before ?? Number.MAX_SAFE_INTEGER, by ?? null, reference, pageSize + 1)
    .all<AccessEntry>();
  return { entries: results.slice(0, pageSize), more: results.length > pageSize };
}
