import type { D1Database } from '@cloudflare/workers-types';
import { hex } from '#backend/formats/hex.ts';
import { keyRing } from '#encryption/keys.ts';
import { emergencyMark } from '#requests/emergency-mark.ts';
import { encryptRequest } from '#requests/seal.ts';
import { storeAs } from '#requests/store.ts';
import type { callbackSchema } from '#schemas/callback.ts';
import type { FormFields } from '#schemas/fields.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import type { startDesk } from '#tests/desk-site.ts';
import { plainDatabase } from '#tests/simulation/platform/plain-database.ts';
import { type SqliteDatabase, sqliteDatabase } from '#tests/simulation/platform/sqlite-database.ts';

const reasons = ['appointment', 'billing', 'other', ''] as const;
const texts = ['Stones of 9 mm, and pain after every meal.', 'खाना खाने के बाद दर्द', 'A date for a check, please.', ''];
const emergency = 'Black stool since Monday, what should I do?';
// All of them are on the first page, so a quarter would make it four pages long.
const everyEmergency = 250;
const minute = 60_000;

const marks = new Map([...texts, emergency].map((text) => [text, emergencyMark(text)]));

const rowsAtOnce = 2_000;

/** Copies rows from a database of this process into a Worker's, many with each statement: one for each row would take minutes. */
async function copy(db: D1Database, rows: ReadonlyArray<Readonly<Record<string, unknown>>>, table: string): Promise<void> {
  const columns = Object.entries(rows[0] ?? {});
  const value = ([name, first]: (typeof columns)[number]) =>
    first instanceof Uint8Array ? `unhex(value ->> '${name}')` : `value ->> '${name}'`;
  const sql = `INSERT INTO ${table} (${columns.map(([name]) => name).join()}) SELECT ${columns.map(value).join()} FROM json_each(?1)`;
  const asJson = (_: string, one: unknown) => (one instanceof Uint8Array ? hex(one as Uint8Array<ArrayBuffer>) : one);
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(at, at + rowsAtOnce), asJson);
    await db.prepare(sql).bind(json).run();
  }
}

/** So many open requests in a SQLite of this process, stored as the site does, with promises round now. */
export async function filledDatabase(count: number): Promise<SqliteDatabase> {
  const ring = await keyRing([developmentSecret]);
  const here = sqliteDatabase();
  const db = plainDatabase(here);
  const now = clockStart;
  for (let place = 0; place < count; place += 1) {
    const reference = `GI-F${place.toString(30).toUpperCase().padStart(3, '2')}-22`;
    const isHindi = place % 3 === 1;
    const due = now + (place - count / 2) * minute;
    const payload: FormFields<typeof callbackSchema> = {
      ...{
        fname: `${isHindi ? 'आशा' : 'Asha'} ${place}`,
        lname: isHindi ? 'राव' : 'Rao',
        phone: `98${String(10_000_000 + place)}`,
        email: '',
      },
      ...{ patientType: place % 2 ? 'new' : 'existing', reason: reasons[place % 4] ?? '' },
      description: place % everyEmergency === 0 ? emergency : (texts[place % 4] ?? ''),
    };
    const idempotencyKey = `filled-${place}`;
    const times = { acceptedAt: due - 90 * minute, promisedAt: due, dueAt: due };
    const circumstances = {
      ...times,
      noticeVersion: '2026-11-22',
      language: isHindi ? 'hi' : 'en',
      heldReason: null,
      emergency: marks.get(payload.description) ?? null,
      forwards: false,
    };
    const request = await encryptRequest(ring, { idempotencyKey, fingerprint: '' }, { kind: 'callback', payload }, circumstances);
    await storeAs(db, request, reference, [idempotencyKey]);
  }
  return here;
}

/** Copies the requests of such a database into a Worker's. */
export async function copyRequests(here: SqliteDatabase, { env }: Awaited<ReturnType<typeof startDesk>>): Promise<void> {
  // `person` is a generated column, made of others.
  const requests = here.rows<Record<string, unknown>>('SELECT * FROM requests').map(({ person: _, ...row }) => row);
  await copy(env.DB, requests, 'requests');
  await copy(env.DB, here.rows('SELECT * FROM request_words'), 'request_words');
}
