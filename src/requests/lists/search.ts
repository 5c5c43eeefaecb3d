import type { D1Database } from '@cloudflare/workers-types';
import type { KeyRing } from '#encryption/keys.ts';
import { digestsOfQuery } from '#requests/digests.ts';
import { type RequestRow, readable } from '#requests/request.ts';
import { referenceAsShown, referencePart, referencePattern } from '#schemas/reference.ts';
import { type Page, pageFrom, pageSize } from './listing.ts';

/** `gone`: the reference of a request that was erased or locked, when it is what was typed. */
export type Found = Page & { gone: string | undefined };

// One query for any number of words: SQLite takes no more than five SELECTs in a chain of INTERSECT on D1.
const byWords = `SELECT word.request_id FROM json_each(?4) AS term CROSS JOIN request_words AS word ON word.digest = term.value ->> 1
  GROUP BY word.request_id HAVING count(DISTINCT term.value ->> 0) = ?5`;
// A part of a reference may also be the beginning of a name, which is likelier. References are no secret of the database.
const byPart = `SELECT id FROM requests WHERE ?6 <> '' AND instr(replace(reference, '-', ''), ?6) > 2 AND NOT EXISTS (${byWords})`;
const found = `SELECT * FROM requests WHERE ${readable} AND (reference = ?1 OR id IN (${byWords}) OR id IN (${byPart}))
  ORDER BY accepted_at DESC, id DESC LIMIT ?2 OFFSET ?3`;
const gone = "SELECT reference FROM requests WHERE reference = ? AND state IN ('locked', 'erased')";

/**
 * Requests that have all of what was typed: names, their beginnings or their sound, a phone number or its first or last digits, an
 * e-mail address; or those with this reference, or with this part of one. The database is asked by keyed digests, so that it never sees the words.
 */
export async function searchRequests(db: D1Database, ring: KeyRing, typed: string, page = 1): Promise<Found> {
  const reference = referenceOf(typed);
  const words = await digestsOfQuery(ring, typed);
  const terms = words.flatMap((digests, place) => digests.map((digest) => [place, digest]));
  const [rows, goneRows] = await db.batch<RequestRow>([
    db.prepare(found).bind(reference, pageSize + 1, (page - 1) * pageSize, JSON.stringify(terms), words.length, referencePart(typed)),
    db.prepare(gone).bind(reference),
  ]);
  return { ...(await pageFrom(ring, rows?.results ?? [])), gone: goneRows?.results[0]?.reference ?? undefined };
}

function referenceOf(typed: string): string {
  const reference = referenceAsShown(typed);
  return referencePattern.test(reference) ? reference : '';
}
