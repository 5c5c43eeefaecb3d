import type { D1Database } from '@cloudflare/workers-types';
import type { CallsDeps } from './calls/call-list.ts';
import { movedOutSql, type StaffClosure } from './closed-days.ts';
import { openRequest, type PatientRequest, type RequestRow } from './request.ts';
import { withdrawnSql } from './withdraw/withdrawn.ts';

/** A time that staff had closed and have opened again. */
export type OpenedTime = StaffClosure & { openedAt: number };

/** What was opened again and is not over. */
export async function openedTimes(db: D1Database, now: number): Promise<ReadonlyArray<OpenedTime>> {
  const sql = `SELECT id, starts_at AS "from", ends_at AS "to", reason, added_at AS addedAt, opened_at AS openedAt FROM closures
    WHERE ends_at > ? AND opened_at IS NOT NULL ORDER BY starts_at, ends_at`;
  return (await db.prepare(sql).bind(now).all<OpenedTime>()).results;
}

const most = 200;
const movedSql = `SELECT * FROM requests WHERE state = 'open' AND NOT ${withdrawnSql} AND ${movedOutSql} ORDER BY due_at, id LIMIT ${most}`;

/** The calls that were moved out of such a time, and of which nobody has been told yet. */
export async function stillMoved({ db, ring }: CallsDeps, { from, to }: OpenedTime): Promise<ReadonlyArray<PatientRequest>> {
  const { results } = await db.prepare(movedSql).bind(from, to).all<RequestRow>();
  return Promise.all(results.map((row) => openRequest(ring, row)));
}

type MoveBack = { requests: ReadonlyArray<{ id: number; version: number }>; by: string; now: number };

/** Makes moved calls due again when they were due before, in one batch. Returns how many; one that somebody changed since stays. */
export async function moveBack(db: D1Database, { requests, by, now }: MoveBack): Promise<number> {
  const chosen = `requests.state = 'open' AND requests.outcome = 'moved' AND EXISTS (SELECT 1 FROM json_each(?1) AS seen
    WHERE seen.value ->> 'id' = requests.id AND seen.value ->> 'version' = requests.version)`;
  const last =
    "(SELECT before FROM events WHERE request_id = requests.id AND outcome = 'moved' AND before IS NOT NULL ORDER BY id DESC LIMIT 1)";
  const seen = JSON.stringify(requests.map(({ id, version }) => ({ id, version })));
  // Without a 'before' of its own, so that the update still finds the move.
  const event = `INSERT INTO events (request_id, at, by, outcome, due_at, key_id, iv, ciphertext)
    SELECT id, ?2, ?3, 'moved', ${last} ->> 'due_at', '', x'', x'' FROM requests WHERE ${chosen}`;
  const update = `UPDATE requests SET due_at = ${last} ->> 'due_at', outcome = ${last} ->> 'outcome', version = version + 1 WHERE ${chosen}`;
  const [, moved] = await db.batch([db.prepare(event).bind(seen, now, by), db.prepare(update).bind(seen)]);
  return moved?.meta.changes ?? 0;
}
