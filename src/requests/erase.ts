import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

/** How long a locked request is kept from everybody before it is erased. */
export const lockedFor = 365 * 24 * 60 * 60_000;

/** Which requests: a condition on `requests` whose values are ?1, ?2 and so on. */
export type Which = { where: string; bind: ReadonlyArray<string | number> };

// What nobody finds by a name or number, and nobody has open.
const unfound = 'phone_hash = NULL, email_hash = NULL, opened_by = NULL, opened_at = NULL, due_at = NULL, version = version + 1';
// A smaller value leaves the old bytes in the database's file until something else needs the place; one of the same size goes over them.
const zeroed = 'iv = zeroblob(length(iv)), ciphertext = zeroblob(length(ciphertext))';
const emptied = "key_id = '', iv = x'', ciphertext = x''";

/**
 * The statements that erase requests for good, to be run in ONE batch: what was written, the notes about it, and what it can be
 * found by. A tombstone stays, so that a late retry brings nobody back. The last statement gives the ids of what was erased.
 */
export function eraseStatements(db: D1Database, { where, bind }: Which): D1PreparedStatement[] {
  const chosen = `(${where}) AND state <> 'erased'`;
  const theirs = `request_id IN (SELECT id FROM requests WHERE ${chosen})`;
  return [
    `UPDATE requests SET ${zeroed} WHERE ${chosen}`,
    `UPDATE events SET ${zeroed} WHERE ${theirs}`,
    `UPDATE events SET ${emptied} WHERE ${theirs}`,
    `DELETE FROM request_words WHERE ${theirs}`,
    `UPDATE requests SET ${emptied}, ${unfound}, state = 'erased', erase_at = NULL, promised_at = NULL, outcome = NULL
      WHERE ${chosen} RETURNING id`,
  ].map((sql) => db.prepare(sql).bind(...bind));
}

/** The same for requests that the law wants kept for a year: nobody finds or reads them, until `eraseDue` erases them. */
export function lockStatements(db: D1Database, { where, bind }: Which, now: number): D1PreparedStatement[] {
  const chosen = `(${where}) AND state IN ('open', 'done')`;
  return [
    db.prepare(`DELETE FROM request_words WHERE request_id IN (SELECT id FROM requests WHERE ${chosen})`).bind(...bind),
    db
      .prepare(`UPDATE requests SET ${unfound}, state = 'locked', erase_at = ?${bind.length + 1} WHERE ${chosen} RETURNING id`)
      .bind(...bind, now + lockedFor),
  ];
}

/** Erases the locked requests whose year is over. */
export async function eraseDue(db: D1Database, now: number): Promise<void> {
  await db.batch(eraseStatements(db, { where: "state = 'locked' AND erase_at <= ?1", bind: [now] }));
}
