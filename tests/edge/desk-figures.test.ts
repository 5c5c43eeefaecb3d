import { afterAll, beforeAll, expect, test } from 'vitest';
import { setErasureMode } from '#requests/erase.ts';
import { referenceIn, send } from '#tests/chaos/visitor.ts';
import { clockStart } from '#tests/clock.ts';
import { account, type KeptRow, keptRows, note, onCallList, type Told } from '#tests/desk/check/account.ts';
import { inTurns } from '#tests/desk/route-trials.ts';
import { formOf, search, startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  site = await startDesk();
});
afterAll(() => site?.close());

/** Sends a callback form as the site's own script does, and gives its reference. */
async function sendCallback(key: string, description: string, phone = '9876543210'): Promise<string> {
  const answer = await site.fetch('/api/callback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({
      fname: 'Asha',
      lname: 'Kulkarni',
      phone,
      email: '',
      patientType: 'new',
      reason: '',
      consent: true,
      description,
    }),
  });
  const reference = referenceIn(await answer.text());
  if (!reference) throw new Error(`The form was answered with ${answer.status}.`);
  return reference;
}

// `npm run desk-check -- chaos` does it with 10,000 while the processes are killed.
test('every acknowledged request is on the call list exactly once', async () => {
  const told: Told = new Map();
  const requests = 200;
  await inTurns(
    Array.from({ length: requests }, (_, serial) => serial),
    async (serial) => {
      const kind = serial % 5 === 0 ? 'contact' : 'callback';
      note(told, serial, await send(site.url, { serial, kind, key: `figures-${serial}-of-the-desk`, withScript: serial % 8 !== 0 }));
    },
  );
  // Without a run of the cron: what was accepted is there at once.
  const { results: rows } = await site.env.DB.prepare(keptRows).all<KeptRow>();
  const as = await site.signIn('desk');
  const listed = await onCallList(async (path) => (await as(path)).text());
  expect(account({ told, rows, listed, requests })).toEqual({ faults: '0 missing, 0 twice, 0 with another promise', good: true });
  // The trial is a fair one: a promise that is another, and a line that is gone, are seen.
  const [first] = rows.filter(({ promised_at }) => promised_at !== null);
  const changed = rows.map((row) => (row === first ? { ...row, promised_at: 1 } : row));
  expect(account({ told, rows: changed, listed, requests }).good).toBe(false);
  expect(account({ told, rows, listed: listed.slice(1), requests }).good).toBe(false);
});

test('an erased request stays erased after 200 late retries', async () => {
  const [as, phone, db] = [await site.signIn('doctor'), '9123456780', site.env.DB];
  await setErasureMode(db, 'now', 'the test', clockStart).run();
  const send = () => sendCallback('erased-key-of-the-desk', 'Erase me.', phone);
  const reference = await send();
  const version = await db.prepare('SELECT version FROM requests WHERE reference = ?').bind(reference).first('version');
  expect((await as(`/requests/${reference}/erase`, formOf({ version: String(version) }))).status).toBe(303);
  const rows = async () => ({
    own: (await db.prepare('SELECT * FROM requests WHERE reference = ?').bind(reference).all()).results,
    all: await db.prepare('SELECT count(*) AS n FROM requests').first('n'),
  });
  const erased = await rows();
  expect(erased.own).toMatchObject([{ state: 'erased' }]);
  const told = await inTurns(Array.from({ length: 200 }), () => send().catch((error: Error) => error.message));
  expect([...new Set(told)]).toEqual([expect.stringContaining('410')]);
  expect(await rows()).toEqual(erased);
  expect(await (await search(as, phone)).text()).not.toContain(`/requests/${reference}`);
});
