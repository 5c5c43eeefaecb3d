import type { D1Database } from '@cloudflare/workers-types';
import type { OpeningHours } from '#content/practice-time.ts';
import { decryptJson } from '#encryption/keys.ts';
import { logListSeen } from '#requests/access-log.ts';
import { noteContext, openRequest, openRequests, type RequestRow } from '#requests/request.ts';
import { type CallsDeps, waitsForDoctor } from './call-list.ts';
import { toldBy } from './due-times.ts';
import { withdrawnSql, wrongNumberSql } from './not-to-ring.ts';

const most = 100;
const listSql = `SELECT requests.*, ${withdrawnSql} AS withdrawn, ${wrongNumberSql} AS wrong_number, e.by AS asked_by, e.at AS note_at, e.key_id AS note_key, e.iv AS note_iv, e.ciphertext AS note
  FROM requests JOIN events AS e ON e.id = (SELECT max(id) FROM events WHERE request_id = requests.id AND outcome = 'question')
  WHERE ${waitsForDoctor} ORDER BY emergency IS NULL, asked_doctor_at LIMIT ${most}`;

// The other open requests of these people: a question seldom makes sense with half of what somebody wrote.
const othersSql = `SELECT requests.*, q.id AS of FROM requests AS q JOIN requests ON requests.person = q.person AND requests.id <> q.id
  WHERE q.id IN (SELECT value FROM json_each(?1)) AND q.state = 'open' AND requests.state = 'open'
  ORDER BY requests.due_at, requests.id LIMIT ${most}`;

/** How many questions wait for the doctor. */
export async function countQuestions(db: D1Database): Promise<number> {
  return (await db.prepare(`SELECT count(*) AS asked FROM requests WHERE ${waitsForDoctor}`).first<number>('asked')) ?? 0;
}

const emergenciesSql = `SELECT count(DISTINCT person) AS people FROM requests
  WHERE state = 'open' AND emergency IS NOT NULL AND due_at <= ?`;

/** How many people may be in danger and should have been rung by now, whether the doctor was asked about them or not. */
export const overdueEmergencies = async ({ db, now }: Pick<CallsDeps, 'db' | 'now'>): Promise<number> =>
  (await db.prepare(emergenciesSql).bind(now).first<number>('people')) ?? 0;

/** The questions to the doctor, and `by` whom by e-mail address: what may be an emergency first, then the oldest; the reading is logged. `toldBy`: by when an answer of now is passed on. */
export async function readQuestions({ db, ring, now, hours }: CallsDeps & { hours: OpeningHours }, email: string) {
  const { results } = await db.prepare(listSql).all<
    RequestRow & {
      asked_doctor_at: number;
      asked_by: string;
      note_at: number;
      withdrawn: 0 | 1;
      note_key: string;
      note_iv: number[];
      note: number[];
    }
  >();
  const beside = await db
    .prepare(othersSql)
    .bind(JSON.stringify(results.map(({ id }) => id)))
    .all<RequestRow & { of: number }>();
  const questions = await Promise.all(
    results.map(async (row) => {
      const note = { key_id: row.note_key, iv: row.note_iv, ciphertext: row.note };
      const opened = await decryptJson(ring, noteContext(row.id, row.note_at), note);
      const question = opened.ok ? String(opened.value) : 'A question that cannot be opened: its key is missing.';
      return {
        request: await openRequest(ring, row),
        others: await openRequests(
          ring,
          beside.results.filter((other) => other.of === row.id),
        ),
        question,
        by: row.asked_by,
        askedAt: row.asked_doctor_at,
        withdrawn: row.withdrawn === 1,
        toldBy: toldBy(row, { now, hours }),
      };
    }),
  );
  const names = new Set(questions.flatMap(({ request, others }) => [request, ...others].map(({ name }) => name)));
  await logListSeen(db, { at: now, by: email, names: [...names], what: 'saw a question' });
  return questions;
}
