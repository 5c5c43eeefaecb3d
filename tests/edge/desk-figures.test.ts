import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '#tests/chaos/visitor.ts';
import { inTurns } from '#tests/desk/addresses-to-try.ts';
import { account, type KeptRow, keptRows, note, onCallList, type Told } from '#tests/desk/check/account.ts';
import { erasedStaysErased, manyAtOnce, onTheList } from '#tests/desk/check/requests.ts';
import { startDesk } from '#tests/desk-site.ts';

// The short form of `npm run desk-check`, without kills and without a clock to be kept.
let site: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  site = await startDesk();
});
afterAll(() => site?.close());

test('every acknowledged request is on the call list once', async () => {
  const told: Told = new Map();
  const requests = 200;
  await inTurns(
    Array.from({ length: requests }, (_, serial) => serial),
    async (serial) => {
      const kind = serial % 5 === 0 ? 'contact' : 'callback';
      note(told, serial, await send(site.url, { serial, kind, key: `figures-${serial}-of-the-desk`, withScript: serial % 8 !== 0 }));
    },
  );
  await site.tick();
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

test('accepted request is on the call list at once', async () => {
  expect(await onTheList(site, 3)).toMatchObject({ good: true });
});

test('fifty calls recorded at once lose no note', async () => {
  expect(await manyAtOnce(site)).toMatchObject({ good: true, measured: '1 won, 49 told, 50 notes kept' });
});

test('erased request stays erased after late retries', async () => {
  expect(await erasedStaysErased(site, 20)).toMatchObject({ good: true });
});
