import type { D1Database, D1Result } from '@cloudflare/workers-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '#content/practice-time.ts';
import { callCounts, callList, linesPerPage } from '#desk/calls/call-list.ts';
import { type OneRequest, openOne } from '#desk/calls/one-request.ts';
import { waitingInOutbox } from '#desk/calls/waiting.ts';
import { promisesAtRisk } from '#desk/closed-days/closed-days.ts';
import { isoDate } from '#desk/frame/local-time.ts';
import { seal, storeStatements } from '#embedded-backend/requests/store-request.ts';
import { encrypt } from '#encryption/encrypt.ts';
import { keyRing } from '#encryption/keys.ts';
import { endDatabases, freshDatabase } from '#tests/databases.ts';
import { deskPeople } from '#tests/desk-people.ts';
import { putDeskRows, referenceAt } from '#tests/desk-rows.ts';

const ring = await keyRing([{ id: 'test', bytes: new Uint8Array(32).fill(7) }]);
const now = Date.UTC(2026, 10, 23, 4, 30);
const asked = { page: 1, email: 'asha@practice.test' };
let db: D1Database;
let outbox: D1Database;
const deps = () => ({ db, outbox, ring, now });

beforeAll(async () => {
  [db, outbox] = await Promise.all([freshDatabase('migrations'), freshDatabase('migrations')]);
  await putDeskRows(db, ring, now);
});
afterAll(endDatabases);

test('what is open stands in the order of what is due', async () => {
  const { lines, open, overdue, pages } = await callList(deps(), asked);
  const expected = deskPeople.filter(({ state }) => !state).length;
  expect([lines.length, open, pages]).toEqual([expected, expected, 1]);
  expect(lines.map(({ dueAt }) => dueAt)).toEqual(lines.map(({ dueAt }) => dueAt).toSorted((one, other) => one - other));
  expect(lines.filter(({ dueAt }) => dueAt <= now)).toHaveLength(overdue);
  expect(lines.map(({ opened }) => opened?.name)).not.toContain('Locked Person');
});

test('a line knows who wrote before, and emergency words', async () => {
  const { lines } = await callList(deps(), asked);
  const named = (name: string) => lines.find(({ opened }) => opened?.name === name);
  expect([named('Sunita Kulkarni')?.wroteBefore, named('Ganesh Pawar')?.wroteBefore]).toEqual([true, false]);
  expect(lines.filter(({ emergency }) => emergency.length > 0).map(({ opened }) => opened?.name)).toEqual(['Ramesh Yadav', 'Geeta Mishra']);
});

test('another who has it open is named for ten minutes', async () => {
  const name = referenceAt(8);
  const openBy = (email: string, at: number) => openOne({ ...deps(), now: at }, { name, email }) as Promise<OneRequest>;
  await db.prepare("INSERT INTO staff VALUES ('neel@practice.test', 'Neel', 'desk', 0, 'test') ON CONFLICT DO NOTHING").run();
  await openBy('neel@practice.test', now - 2 * 60_000);
  expect((await callList(deps(), asked)).lines.find(({ path }) => path.endsWith(name))?.openWith).toBe('Neel');
  expect((await openBy(asked.email, now)).openWith).toEqual({ name: 'Neel', at: now - 2 * 60_000 });
  // Oneself is nobody else, and ten minutes later nobody is.
  expect((await openBy(asked.email, now)).openWith).toBeUndefined();
  expect((await openBy('neel@practice.test', now + 11 * 60_000)).openWith).toBeUndefined();
});

test('every opening is written down, with who and when', async () => {
  const name = referenceAt(9);
  const entries = async () =>
    (await db.prepare('SELECT at, by, reference, what FROM access_log WHERE reference = ?').bind(name).all()).results;
  await openOne(deps(), { name, email: asked.email });
  await openOne(deps(), { name, email: asked.email });
  expect(await entries()).toEqual([1, 2].map(() => ({ at: now, by: asked.email, reference: name, what: 'opened' })));
});

test('the same phone or e-mail brings earlier requests, and no others', async () => {
  const { earlier } = (await openOne(deps(), { name: referenceAt(0), email: asked.email })) as OneRequest;
  expect(earlier.map(({ opened }) => opened?.text)).toEqual(['Can I eat before the ultrasound?']);
  expect(((await openOne(deps(), { name: referenceAt(1), email: asked.email })) as OneRequest).earlier).toEqual([]);
});

test('without its key a request stays in the list', async () => {
  const other = await keyRing([{ id: 'other', bytes: new Uint8Array(32).fill(8) }]);
  const { lines, open } = await callList({ ...deps(), ring: other }, asked);
  expect([lines.length, lines.every(({ opened }) => opened === undefined)]).toEqual([open, true]);
});

test('a closed day marks the lines, and names who to ring', async () => {
  const day = isoDate(dayOf(now + 48 * 60 * 60_000));
  await outbox.prepare("INSERT INTO closed_days VALUES (?, 'away', 0, 'x')").bind(day).run();
  const marked = (await callList(deps(), asked)).lines.filter(({ atRisk }) => atRisk).map(({ opened }) => opened?.name);
  expect(marked).toEqual(['Shabana Ansari', 'Dinesh Rathod']);
  expect((await promisesAtRisk(db, ring, day)).map(({ opened }) => opened?.name)).toEqual(marked);
  await outbox.prepare('DELETE FROM closed_days').run();
});

test('what waits in the outbox is named', async () => {
  const payload = { fullName: 'Waiting Person', email: 'w@mail.test', phoneNumber: '9123456789', message: 'x' };
  const { keyId, iv, ciphertext } = await encrypt(ring[0], 'an-id', { kind: 'contact', payload });
  const before = await callCounts(deps());
  await outbox
    .prepare(
      `INSERT INTO outbox (id, ref, idempotency_key, fingerprint, kind, key_id, iv, ciphertext, state, attempts, next_attempt_at, lease_until, created_at, notice_version)
        VALUES ('an-id', 'GI-WAIT-22', 'k', 'f', 'contact', ?, ?, ?, 'pending', 0, 0, 0, ?, 'v')`,
    )
    .bind(keyId, iv, ciphertext, now - 60_000)
    .run();
  expect(await waitingInOutbox(outbox, ring)).toMatchObject({ count: 1, shown: [{ reference: 'GI-WAIT-22', name: 'Waiting Person' }] });
  expect((await callCounts(deps())).mark).not.toBe(before.mark);
});

// Who has taken consent back must not be rung because the list still promises a call.
test('who took consent back is marked, in the list and alone', async () => {
  const name = referenceAt(10);
  const seen = async () => {
    const line = (await callList(deps(), asked)).lines.find(({ path }) => path.endsWith(name));
    return [line?.withdrawn, ((await openOne(deps(), { name, email: asked.email })) as OneRequest).withdrawn];
  };
  const put = `INSERT INTO withdrawals (id, reference, fingerprint, state, reason, key_id, iv, ciphertext, asked_at)
    VALUES ('w', ?, 'f', 'open', 'delivered', 'k', x'01', x'01', 1)`;
  expect(await seen()).toEqual([false, false]);
  await outbox.prepare(put).bind(name).run();
  expect(await seen()).toEqual([true, true]);
  await outbox.prepare('DELETE FROM withdrawals').run();
});

// A list that says 'Everybody has been called back' must not hide who is in no list.
test('what is held is named beside the list', async () => {
  const { toLookAt } = (await waitingInOutbox(outbox, ring)) ?? {};
  await outbox.prepare("UPDATE outbox SET state = 'held' WHERE ref = 'GI-WAIT-22'").run();
  const held = await waitingInOutbox(outbox, ring);
  expect([toLookAt, held?.toLookAt]).toEqual([
    { requests: 0, withdrawals: 0 },
    { requests: 1, withdrawals: 0 },
  ]);
});

test('without the outbox the list is still the list', async () => {
  const failing = () => Promise.reject(new Error('D1'));
  const broken = { prepare: () => ({ bind: () => ({ all: failing }), all: failing, first: failing }) } as unknown as D1Database;
  expect((await callList({ ...deps(), outbox: broken }, asked)).lines.length).toBeGreaterThan(20);
  expect(await waitingInOutbox(broken, ring)).toBeUndefined();
});

/** Counts the rows that a database reads. */
function counting(real: D1Database) {
  const count = { rows: 0 };
  const add = <T extends D1Result>(result: T): T => {
    count.rows += result.meta.rows_read;
    return result;
  };
  const prepare = (sql: string) => {
    const bound = (statement: ReturnType<D1Database['prepare']>): object => ({
      bind: (...values: unknown[]) => bound(statement.bind(...values)),
      all: async () => add(await statement.all()),
      first: async (column?: string) => {
        const [row] = add(await statement.all<Record<string, unknown>>()).results;
        return column ? row?.[column] : row;
      },
    });
    return bound(real.prepare(sql));
  };
  return { count, db: { prepare } as unknown as D1Database };
}

test('fifty of five thousand read little more than their lines', async () => {
  const many = await freshDatabase('migrations');
  const people = deskPeople.filter(({ state, kind }) => !state && !kind);
  for (let from = 0; from < 5_000; from += 500) {
    const rows = await Promise.all(
      Array.from({ length: 500 }, (_, at) => {
        const { name, text, phone = '' } = people[(from + at) % people.length] ?? { name: ['', ''], text: '' };
        const payload = {
          fname: name[0],
          lname: name[1],
          phone,
          email: '',
          patientType: 'new',
          reason: 'other',
          description: text,
        } as const;
        // Each tenth is open.
        const dueAt = at % 10 === 0 ? now + from + at : null;
        return seal(ring, {
          submission: { kind: 'callback', payload },
          idempotencyKey: `many-${from + at}`,
          reference: null,
          noticeVersion: null,
          language: 'en',
          acceptedAt: now - 5_000 + from + at,
          promisedAt: dueAt,
          dueAt,
        });
      }),
    );
    await many.batch(storeStatements(many, rows));
  }
  const counted = counting(many);
  const { lines, open, pages } = await callList({ ...deps(), db: counted.db }, { ...asked, page: 2 });
  expect([lines.length, open, pages]).toEqual([linesPerPage, 500, 10]);
  expect(counted.count.rows).toBeLessThan(3 * 500 + 10 * linesPerPage);
  // The list of fifty costs as much beside five thousand as beside thirty.
  const small = await costOf(() => callList(deps(), asked));
  const large = await costOf(() => callList({ ...deps(), db: many }, asked));
  console.log(
    `list of ${lines.length}: ${large.toFixed(1)} ms of CPU here, of thirty ${small.toFixed(1)} ms; ${counted.count.rows} rows read`,
  );
  expect(large).toBeLessThan(small * 3 + 5);
});

/** The median of what this process works for it. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let at = 0; at < 15; at++) {
    const before = process.cpuUsage();
    await work();
    const { user } = process.cpuUsage(before);
    costs.push(user / 1_000);
  }
  return costs.toSorted((one, other) => one - other)[7] ?? 0;
}
