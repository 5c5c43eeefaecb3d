import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { afterAll, expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { keyRing } from '#encryption/keys.ts';
import { callList } from '#requests/calls/call-list.ts';
import { changeContact, numberIsIn } from '#requests/calls/contact.ts';
import { openOne } from '#requests/calls/one-request.ts';
import { type RecordedCall, recordCall } from '#requests/calls/record.ts';
import { eraseRequest } from '#requests/erase.ts';
import { searchRequests } from '#requests/lists/listing.ts';
import { reencryptSome } from '#requests/reencrypt.ts';
import type { Submission } from '#requests/submission.ts';
import { endDatabases } from '#tests/databases.ts';
import { newKey, oldKey, requestsBench } from '#tests/desk/requests-bench.ts';
import { aFriday } from './requests-bench.ts';

afterAll(endDatabases);

const hours = practice.openingHours;
const by = 'asha@practice.test';
const sunita = {
  kind: 'callback',
  payload: { fname: 'Sunita', lname: '', phone: '9822012345', email: '', patientType: '', reason: '', description: 'Gallstones' },
} as const satisfies Submission;
const key = 'a-form-of-a-browser';

async function bench() {
  const site = await requestsBench();
  const accepted = await site.send(sunita, { idempotencyKey: key });
  const name = 'reference' in accepted ? accepted.reference : '';
  let { ring } = site;
  const deps = () => ({ db: site.db, ring, now: site.clock.now, hours });
  return {
    ...site,
    name,
    /** From here on with another ring of keys. */
    async rotate(keys: Parameters<typeof keyRing>[0]) {
      ring = await keyRing(keys);
    },
    deps,
    change: (phone: string, secondPhone = '', version = 1, which = name) =>
      changeContact(deps(), { name: which, by, version, phone, secondPhone }),
    record: (outcome: 'wrong-number' | 'no-answer', version = 1, others: RecordedCall['others'] = []) =>
      recordCall(deps(), { name, email: by, version, others, outcome, note: '' }),
    async open() {
      const found = await openOne(deps(), { name, email: by });
      if (found.kind !== 'request') throw new Error(`found ${found.kind}`);
      return found.request;
    },
    find: async (typed: string) => (await searchRequests(site.db, ring, typed)).requests.map((request) => request.name),
    row: async () => (await site.table('requests'))[0] ?? {},
    reencrypt: () => reencryptSome(site.db, ring, 10),
  };
}

test('search finds a request by its old and corrected phone number', async () => {
  const site = await bench();
  const before = await site.row();
  expect(await site.change('9822099999', '02025431122')).toBe('recorded');
  const request = await site.open();
  expect(request).toMatchObject({
    version: 2,
    written: { phone: '9822099999', secondPhone: '02025431122', name: 'Sunita', text: 'Gallstones' },
  });
  expect(request.events[0]).toMatchObject({ outcome: 'contact', by, note: 'Before: 9822012345' });
  for (const typed of ['9822012345', '2345', '9822099999', '9999', '020 2543 1122', 'Sunita'])
    expect([typed, await site.find(typed)]).toEqual([typed, [site.name]]);
  const after = await site.row();
  expect(after.phone_hash).not.toBe(before.phone_hash);
  const other = await site.put({ phone: '9822099999' });
  expect(await site.db.prepare('SELECT phone_hash FROM requests WHERE id = ?').bind(other).first('phone_hash')).toBe(after.phone_hash);
});

test('the database stores neither old nor new phone number unencrypted', async () => {
  const site = await bench();
  await site.change('9822099999');
  const tables = await Promise.all(['requests', 'events', 'request_words', 'access_log'].map(site.rows));
  expect(JSON.stringify(tables)).not.toMatch(/9822012345|9822099999/);
});

test('a changed number is encrypted with the newest key, stays searchable', async () => {
  const site = await bench();
  await site.rotate([newKey, oldKey]);
  expect(await site.change('9822099999')).toBe('recorded');
  expect(await site.row()).toMatchObject({ key_id: 'b' });
  await site.change('9822088888', '', 2);
  await site.rotate([oldKey, newKey]);
  expect(await site.reencrypt()).toBeGreaterThan(0);
  await site.rotate([oldKey]);
  for (const typed of ['9822012345', '9822099999', '9822088888']) expect(await site.find(typed)).toEqual([site.name]);
});

// The form may come in once more, minutes later, with the number that it had.
test('a resent form with the old number is the same request', async () => {
  const site = await bench();
  await site.change('9822099999', '9822077777');
  const again = await site.send(sunita, { idempotencyKey: key });
  expect(again).toMatchObject({ reference: site.name });
  const other = { ...sunita, payload: { ...sunita.payload, phone: '9822099999' } };
  expect(await site.send(other, { idempotencyKey: key })).toEqual({ outcome: 'key-reused' });
});

test('changing a phone number needs the request’s current version', async () => {
  const site = await bench();
  const results = await Promise.all(['9822011111', '9822022222', '9822033333'].map((phone) => site.change(phone)));
  expect(results.toSorted()).toEqual(['changed', 'changed', 'recorded']);
  expect((await site.open()).events).toHaveLength(1);
  expect(await site.change('9822044444', '', 1)).toBe('changed');
});

test('saving an unchanged phone number at the desk writes no change', async () => {
  const site = await bench();
  expect(await site.change('9822012345')).toBe('same');
  expect(await site.row()).toMatchObject({ version: 1 });
});

test('correcting a wrong number reopens the request for another call', async () => {
  const site = await bench();
  await site.record('wrong-number');
  expect(await site.open()).toMatchObject({ state: 'done' });
  await site.change('9822099999', '', 2);
  expect(await site.open()).toMatchObject({ state: 'open', dueAt: aFriday + 2 * 60 * 60_000, outcome: 'contact', tries: 0 });
});

const twice = { ...sunita, payload: { ...sunita.payload, description: 'The bill' } } as const;

// The other request stayed closed as a wrong number, on no list, and nobody rang about it.
test('correcting a wrong number brings back all of the person’s requests', async () => {
  const site = await bench();
  const also = await site.send(twice, { idempotencyKey: 'another-form-of-hers' });
  const second = 'reference' in also ? also.reference : '';
  const others = (await site.open()).others.map(({ id, version }) => ({ id, version }));
  await site.record('wrong-number', 1, others);
  expect(await numberIsIn(site.deps(), second)).toEqual({ changes: 2, comesBack: 2, kept: 0 });
  // Named by either of them.
  expect(await site.change('9822099999', '', 2, second)).toBe('recorded');
  const request = await site.open();
  expect(request).toMatchObject({ state: 'open', outcome: 'contact', written: { phone: '9822099999' } });
  expect(request.others).toMatchObject([{ name: second, state: 'open', written: { phone: '9822099999', text: 'The bill' } }]);
  const { lines, open } = await callList(site.deps(), { page: 1, email: by });
  expect([open, lines[0]?.asked]).toEqual([1, 2]);
  for (const typed of ['9822012345', '9822099999']) expect((await site.find(typed)).toSorted()).toEqual([site.name, second].toSorted());
});

test('a number changes in all requests of a person or none', async () => {
  const site = await bench();
  await site.send(twice, { idempotencyKey: 'another-form-of-hers' });
  // A colleague records something of the other one between reading and writing.
  const racing = {
    prepare: (sql: string) => site.db.prepare(sql),
    async batch(statements: D1PreparedStatement[]) {
      await site.db.prepare('UPDATE requests SET version = version + 1 WHERE id = 2').run();
      return site.db.batch(statements);
    },
  } as unknown as D1Database;
  const before = await site.table('requests');
  expect(
    await changeContact({ ...site.deps(), db: racing }, { name: site.name, by, version: 1, phone: '9822099999', secondPhone: '' }),
  ).toBe('changed');
  expect(await site.table('requests')).toEqual(before.map((row) => (row.id === 2 ? { ...row, version: 2 } : row)));
  expect(await site.table('events')).toEqual([]);
});

// One phone serves a family: who has a number of her own now takes nobody else's away.
test('another person’s request from the same phone keeps its number', async () => {
  const site = await bench();
  await site.send({ ...sunita, payload: { ...sunita.payload, fname: 'Ramesh' } }, { idempotencyKey: 'the-form-of-her-husband' });
  expect(await numberIsIn(site.deps(), site.name)).toEqual({ changes: 1, comesBack: 0, kept: 1 });
  await site.change('9822099999');
  expect((await site.table('requests')).map(({ version }) => version)).toEqual([2, 1]);
});

test('a corrected number of an emergency is rung at once', async () => {
  const site = await bench();
  await site.record('wrong-number');
  await site.db.prepare('UPDATE requests SET emergency = \'["vomits-blood"]\'').run();
  await site.change('9822099999', '', 2);
  expect(await site.open()).toMatchObject({ state: 'open', dueAt: aFriday });
});

test('call attempts are counted for the current phone number only', async () => {
  const site = await bench();
  await site.record('no-answer');
  const { dueAt } = await site.open();
  await site.change('9822012345', '9822077777', 2);
  expect(await site.open()).toMatchObject({ tries: 1, dueAt });
  await site.change('9822099999', '', 3);
  expect(await site.open()).toMatchObject({ tries: 0, dueAt, outcome: 'no-answer' });
});

test.each(['held', 'locked', 'erased'] as const)('the phone number of a %s request cannot be changed', async (state) => {
  const site = await bench();
  if (state === 'held') await site.become(1, 'held', 'links');
  else
    await eraseRequest(site.db, { request: { id: 1, name: site.name, version: 1 }, mode: state === 'erased' ? 'now' : 'lock', by, now: 1 });
  const before = await site.row();
  expect(await site.change('9822099999', '', Number(before.version))).toBe('changed');
  expect(await site.row()).toEqual(before);
});

test('a phone number cannot be changed while its key is missing', async () => {
  const site = await bench();
  await site.rotate([newKey]);
  expect(await site.change('9822099999')).toBe('unreadable');
  expect(await site.row()).toMatchObject({ version: 1, key_id: 'a' });
});

test('consent can be withdrawn with the old or new phone number', async () => {
  for (const contact of ['9822012345', '9822099999']) {
    const site = await bench();
    await site.change('9822099999');
    await site.ask(site.name, contact);
    expect([contact, await site.table('withdrawals')]).toMatchObject([contact, [{ state: 'open', fits: 1 }]]);
  }
});
