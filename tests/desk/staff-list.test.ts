import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, expect, test } from 'vitest';
import { day } from '#content/practice-time.ts';
import type { Role } from '#desk/desk-env.ts';
import { addStaff, admitStaff, changeRole, findStaff, listStaff, removeStaff } from '#desk/door/staff.ts';
import { accessFilterFrom, listReaders } from '#desk/team/access-log-screen.tsx';
import { keyRing } from '#encryption/keys.ts';
import { logListSeen, readAccessLog } from '#requests/access-log.ts';
import { endDatabases, freshDatabase } from '#tests/databases.ts';
import { oldKey, requestsBench } from '#tests/desk/requests-bench.ts';
import { aFriday } from '#tests/requests/requests-bench.ts';

afterAll(endDatabases);

function read(db: D1Database, query: Readonly<Record<string, string>>, by?: string) {
  const { reference, before } = accessFilterFrom(query);
  return readAccessLog(db, { by, reference, before, limit: 50 });
}

const doing = { by: 'one@x.test', now: aFriday };

async function staffOf(...people: ReadonlyArray<readonly [email: string, role: Role]>): Promise<D1Database> {
  const db = await freshDatabase('migrations');
  for (const [email, role] of people) {
    await addStaff(db, { email, name: email.split('@')[0] ?? '', role }, doing);
    await admitStaff(db, email, aFriday);
  }
  return db;
}

const roles = async (db: D1Database) => Object.fromEntries((await listStaff(db)).map(({ name, role }) => [name, role]));

test('the last owner cannot be removed or demoted', async () => {
  const db = await staffOf(['one@x.test', 'owner'], ['two@x.test', 'doctor']);
  expect(await removeStaff(db, 'one@x.test', doing)).toBe('last-owner');
  expect(await changeRole(db, 'one@x.test', 'desk', doing)).toBe('last-owner');
  // Adding an existing member must not change the role.
  expect(await addStaff(db, { email: 'ONE@x.test', name: 'One', role: 'desk' }, doing)).toBe(false);
  expect(await roles(db)).toEqual({ one: 'owner', two: 'doctor' });
  expect(await changeRole(db, 'one@x.test', 'owner', doing)).toBe('done');
  expect(await changeRole(db, 'two@x.test', 'owner', doing)).toBe('done');
  expect(await removeStaff(db, 'one@x.test', doing)).toBe('done');
  expect(await removeStaff(db, 'one@x.test', doing)).toBe('unknown');
  expect(await roles(db)).toEqual({ two: 'owner' });
});

// An address may be mistyped, or Access may never let it in.
test('an owner cannot be removed until another owner has signed in', async () => {
  const db = await staffOf(['one@x.test', 'owner']);
  await addStaff(db, { email: 'mina@x.test', name: 'mina', role: 'owner' }, doing);
  expect(await changeRole(db, 'one@x.test', 'desk', doing)).toBe('no-other-owner');
  expect(await removeStaff(db, 'one@x.test', doing)).toBe('no-other-owner');
  expect(await roles(db)).toEqual({ mina: 'owner', one: 'owner' });
  expect(await admitStaff(db, 'mina@x.test', aFriday)).toEqual({ email: 'mina@x.test', name: 'mina', role: 'owner' });
  expect(await changeRole(db, 'one@x.test', 'desk', doing)).toBe('done');
  expect(await changeRole(db, 'mina@x.test', 'desk', doing)).toBe('last-owner');
});

test('one owner remains when twenty owners remove each other simultaneously', async () => {
  const owners = Array.from({ length: 20 }, (_, at) => [`o${at}@x.test`, 'owner'] as const);
  const db = await staffOf(...owners);
  const results = await Promise.all(
    owners.map(([email], at) => (at % 2 === 0 ? removeStaff(db, email, doing) : changeRole(db, email, 'desk', doing))),
  );
  expect(results.filter((result) => result === 'last-owner').length).toBe(1);
  expect(Object.values(await roles(db)).filter((role) => role === 'owner').length).toBe(1);
});

test('findStaff returns no removed staff member', async () => {
  const db = await staffOf(['one@x.test', 'owner'], ['two@x.test', 'desk']);
  await removeStaff(db, 'two@x.test', doing);
  expect([await findStaff(db, 'one@x.test'), await findStaff(db, 'two@x.test')]).toMatchObject([{ role: 'owner' }, undefined]);
});

test('the access log records only staff changes that took effect', async () => {
  const db = await staffOf(['one@x.test', 'owner'], ['two@x.test', 'desk']);
  await changeRole(db, 'two@x.test', 'doctor', doing);
  await changeRole(db, 'one@x.test', 'desk', doing);
  await removeStaff(db, 'one@x.test', doing);
  const { results } = await db.prepare('SELECT reference, what FROM access_log ORDER BY id').all();
  expect(results.map((row) => Object.values(row).join(' '))).toEqual([
    'one@x.test added as owner',
    'two@x.test added as desk',
    'two@x.test made doctor',
  ]);
});

async function logged() {
  const db = await staffOf(['asha@x.test', 'desk']);
  await db.prepare('DELETE FROM access_log').run();
  const entry = (at: number, by: string) =>
    db
      .prepare("INSERT INTO access_log (at, by, reference, what) VALUES (?, ?, ?, 'opened')")
      .bind(aFriday + at, by, `GI-AAAA-${at % 10}${at % 7}`);
  await db.batch(Array.from({ length: 120 }, (_, at) => entry(at, at % 3 === 0 ? 'gone@x.test' : 'asha@x.test')));
  return db;
}

test('the access log is paged, newest first', async () => {
  const db = await logged();
  const times: number[] = [];
  let before: string | undefined;
  for (let more = true; more; ) {
    const page = await read(db, before ? { before } : {});
    times.push(...page.entries.map(({ at }) => at - aFriday));
    ({ more } = page);
    before = String(page.entries.at(-1)?.id);
  }
  expect(times).toEqual(Array.from({ length: 120 }, (_, at) => 119 - at));
});

test('the access log can be filtered by person and reference', async () => {
  const db = await logged();
  const readers = await listReaders(db, await keyRing([oldKey]));
  // Removed staff are listed too, and no mark contains an e-mail address.
  expect(readers.map(({ email, name }) => [email, name])).toEqual([
    ['asha@x.test', 'asha'],
    ['gone@x.test', null],
  ]);
  expect(readers.every(({ mark }) => /^[0-9a-f]{12}$/.test(mark))).toBe(true);
  const gone = await read(db, {}, 'gone@x.test');
  expect(gone.entries.length).toBe(40);
  const some = await read(db, { reference: 'aaaa-33' });
  expect(some.entries.map(({ reference }) => reference)).toEqual(['GI-AAAA-33', 'GI-AAAA-33']);
  expect((await read(db, { reference: '%' })).entries).toEqual([]);
});

// Fifty entries for each view of the call list would bury everything else.
test("the access log groups one screen's names into one entry", async () => {
  const { db } = await requestsBench();
  const names = Array.from({ length: 120 }, (_, at) => `GI-AAAA-${at}`);
  for (const at of [aFriday, aFriday + day]) await logListSeen(db, { at, by: 'a@x.test', names, what: 'saw the name' });
  const { entries, more } = await read(db, {});
  expect([entries.map(({ at, reference, what }) => [at, reference, what]), more]).toEqual([
    [
      [aFriday + day, '120 requests', 'saw the name'],
      [aFriday, '120 requests', 'saw the name'],
    ],
    false,
  ]);
  expect((await read(db, { before: String(entries[0]?.id) })).entries).toEqual(entries.slice(1));
  expect((await read(db, { reference: 'AAAA-119' })).entries.map(({ reference }) => reference)).toEqual(['GI-AAAA-119', 'GI-AAAA-119']);
});
