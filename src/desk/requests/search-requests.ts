import type { D1Database } from '@cloudflare/workers-types';
import type { KeyRing } from '#encryption/keys.ts';
import { digestsOfQuery } from '#requests/digests.ts';
import { referenceAsShown, referencePattern } from '#schemas/reference.ts';
import type { KeptRow } from './kept.ts';
import { keptColumns } from './kept.ts';
import { type Page, pageFrom, pageSize } from './listing.ts';

/** So many letters can be typed into a search. */
export const mostTyped = 200;

/** What was found. `gone`: the reference of a request that was erased or locked, when it is what was typed. */
export type Found = Page & { gone: string | undefined };

/**
 * Requests that have all of what was typed: names or their beginnings, a phone number or its last four digits, an e-mail address;
 * or the one with this reference. The database is asked by keyed digests, so that it never sees the words.
 */
export async function searchRequests(db: D1Database, ring: KeyRing, typed: string, page = 1): Promise<Found> {
  const reference = referenceOf(typed);
  const lists = await digestsOfQuery(ring, typed);
  const having = lists.map((_, at) => `SELECT request_id FROM request_words WHERE digest IN (SELECT value FROM json_each(?${at + 4}))`);
  const byWords = having.length > 0 ? `OR id IN (${having.join(' INTERSECT ')})` : '';
  const sql = `SELECT ${keptColumns} FROM requests WHERE state IN ('open', 'done') AND (reference = ?1 ${byWords})
    ORDER BY accepted_at DESC, id DESC LIMIT ?2 OFFSET ?3`;
  const lookFor = lists.map((digests) => JSON.stringify(digests));
  const [found, gone] = await db.batch<KeptRow>([
    db.prepare(sql).bind(reference, pageSize + 1, (page - 1) * pageSize, ...lookFor),
    db.prepare(`SELECT reference FROM requests WHERE reference = ? AND state IN ('locked', 'erased')`).bind(reference),
  ]);
  return { ...(await pageFrom(ring, found?.results ?? [])), gone: gone?.results[0]?.reference ?? undefined };
}

function referenceOf(typed: string): string {
  const reference = referenceAsShown(typed);
  return referencePattern.test(reference) ? reference : '';
}
