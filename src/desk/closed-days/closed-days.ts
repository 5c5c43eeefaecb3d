import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { ahead, dayOf, day as oneDay } from '#content/practice-time.ts';
import { pathOfRequest } from '#desk/calls/paths.ts';
import { dateFrom } from '#desk/frame/local-time.ts';
import { type OpenedRequest, openRequest, type SealedRow } from '#desk/requests/opened.ts';
import type { KeyRing } from '#encryption/keys.ts';
import type { ClosedDay } from '#requests/closed-days.ts';
import { oneLine } from '#schemas/plain-text.ts';

const text = v.optional(v.string(), '');
const furthest = 731 * oneDay;

/** A day as the form posts it, seen at a moment: not over, and not in another century. */
export const closedDayForm = (now: number) =>
  v.object({
    day: v.pipe(
      text,
      v.check((typed) => dateFrom(typed) !== undefined, 'Choose a day.'),
      v.check((typed) => (dateFrom(typed) ?? 0) >= dayOf(now), 'This day is over. Choose today or a later one.'),
      v.check((typed) => (dateFrom(typed) ?? 0) < dayOf(now) + furthest, 'Choose a day within two years.'),
    ),
    reason: v.pipe(
      text,
      v.transform(oneLine),
      v.nonEmpty('Write why, in a word or two.'),
      v.maxLength(100, 'Use 100 characters or fewer.'),
    ),
  });

type Added = ClosedDay & { by: string; now: number };

/** Adds a day. A day that is there already keeps who added it first, and takes the new reason. */
export async function addClosedDay(outbox: D1Database, { day, reason, by, now }: Added): Promise<void> {
  const sql = `INSERT INTO closed_days (day, reason, added_at, added_by) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (day) DO UPDATE SET reason = excluded.reason`;
  await outbox.prepare(sql).bind(day, reason, now, by).run();
}

/** Opens a day again. Nothing happens when somebody has done so before. */
export async function removeClosedDay(outbox: D1Database, day: string): Promise<void> {
  await outbox.prepare('DELETE FROM closed_days WHERE day = ?').bind(day).run();
}

/** An open request whose promise or next call falls on a day. */
export type PromiseAtRisk = {
  path: string;
  opened: OpenedRequest | undefined;
  promisedAt: number | null;
  dueAt: number;
};

type Row = SealedRow & { number: number; promised_at: number | null; due_at: number };

const most = 200;
const sql = `SELECT kind, number, idempotency_key, reference, key_id, iv, ciphertext, language, promised_at, due_at FROM requests
  WHERE state = 'open' AND (due_at BETWEEN ?1 AND ?2 OR promised_at BETWEEN ?1 AND ?2) ORDER BY due_at, id LIMIT ${most}`;

/** Who was promised a call on a day on which the practice is closed, in the order of the promise. */
export async function promisesAtRisk(db: D1Database, ring: KeyRing, day: string): Promise<ReadonlyArray<PromiseAtRisk>> {
  const date = dateFrom(day);
  if (date === undefined) return [];
  const begins = date - ahead;
  const { results } = await db
    .prepare(sql)
    .bind(begins, begins + oneDay - 1)
    .all<Row>();
  return Promise.all(
    results.map(async (row) => ({
      path: pathOfRequest(row),
      opened: await openRequest(ring, row),
      promisedAt: row.promised_at,
      dueAt: row.due_at,
    })),
  );
}
