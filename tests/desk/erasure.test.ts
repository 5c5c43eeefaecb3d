import { afterAll, expect, test } from 'vitest';
import { day, minute } from '#content/practice-time.ts';
import { eraseDue, eraseRequest } from '#requests/erase.ts';
import { listRequests, searchRequests } from '#requests/lists/listing.ts';
import { nameOf, type RequestRow } from '#requests/request.ts';
import type { Submission } from '#requests/submission.ts';
import { endDatabases } from '#tests/databases.ts';
import { everything, namesIn, requestsBench } from '#tests/desk/requests-bench.ts';

afterAll(endDatabases);

const asha = {
  kind: 'callback',
  payload: { fname: 'Asha', lname: 'Rao', phone: '9876543210', email: 'asha@x.test', patientType: 'new', reason: '', description: 'Pain' },
} as const satisfies Submission;
const idempotencyKey = 'the-form-of-asha-0001';
const by = 'meera@practice.test';

/** An accepted request, and functions that read and erase it. */
async function accepted() {
  const bench = await requestsBench();
  const reply = await bench.send(asha, { idempotencyKey });
  const reference = 'reference' in reply ? reply.reference : '';
  const row = async () => (await bench.db.prepare('SELECT * FROM requests').first<RequestRow>()) as RequestRow;
  const erase = async (mode: 'now' | 'lock', version?: number) => {
    const seen = await row();
    const request = { id: seen.id, name: nameOf(seen), version: version ?? seen.version };
    return eraseRequest(bench.db, { request, mode, by, now: bench.clock.now });
  };
  return { ...bench, reference, row, erase };
}

const nameless = {
  state: 'erased',
  ciphertext: [],
  iv: [],
  key_id: '',
  phone_hash: null,
  email_hash: null,
  due_at: null,
  promised_at: null,
};

test('erasing a request keeps reference and times, but no personal data', async () => {
  const bench = await accepted();
  expect(await bench.erase('now')).toBe('erased');
  expect(await bench.row()).toMatchObject({ ...nameless, reference: bench.reference });
  expect(await bench.table('request_words')).toEqual([]);
  expect(await bench.table('events')).toMatchObject([{ by, outcome: 'erased', at: bench.clock.now }]);
  expect(await bench.table('access_log')).toMatchObject([{ by, reference: bench.reference, what: 'erased' }]);
});

test('a locked request is hidden, and erased after a year', async () => {
  const bench = await accepted();
  expect(await bench.erase('lock')).toBe('locked');
  const locked = await bench.row();
  expect(locked).toMatchObject({ state: 'locked', erase_at: bench.clock.now + 365 * day, due_at: null });
  expect(locked.ciphertext.length).toBeGreaterThan(0);
  expect((await searchRequests(bench.db, bench.ring, 'asha')).requests).toEqual([]);
  expect(namesIn((await listRequests(bench.db, bench.ring, everything, bench.clock.now)).requests)).toEqual([undefined]);
  expect(await bench.read('/appointement')).not.toContain('Asha');
  await eraseDue(bench.db, bench.clock.now + 365 * day - 1);
  expect((await bench.row()).state).toBe('locked');
  await eraseDue(bench.db, bench.clock.now + 365 * day);
  expect(await bench.row()).toMatchObject(nameless);
});

test('a locked request is erased immediately on demand', async () => {
  const bench = await accepted();
  await bench.erase('lock');
  expect(await bench.erase('now')).toBe('erased');
  expect(await bench.row()).toMatchObject({ ...nameless, erase_at: null });
});

test('a request that changed meanwhile is not erased', async () => {
  const bench = await accepted();
  await bench.db.prepare("UPDATE requests SET outcome = 'booked', version = version + 1").run();
  expect(await bench.erase('now', 1)).toBe('changed');
  expect([(await bench.row()).state, await bench.table('events'), await bench.table('access_log')]).toEqual(['open', [], []]);
});

test('a request that is being delivered is not erased', async () => {
  const bench = await accepted();
  await bench.db
    .prepare("UPDATE requests SET state = 'pending', lease_until = ?")
    .bind(bench.clock.now + minute)
    .run();
  expect(await bench.erase('now')).toBe('being-delivered');
  expect((await bench.row()).state).toBe('pending');
});

test.each(['now', 'lock'] as const)('late form retries do not restore an erased request (mode %s)', async (mode) => {
  const bench = await accepted();
  const { idempotency_key: key } = await bench.row();
  await bench.erase(mode);
  const before = await bench.table('requests');
  const told = await Promise.all(Array.from({ length: 20 }, () => bench.send(asha, { idempotencyKey })));
  expect(new Set(told.map(({ outcome }) => outcome))).toEqual(new Set(['erased']));
  expect(await bench.table('requests')).toEqual(before);
  expect(await bench.table('request_words')).toEqual([]);
  // The API's keys are separate, so the same key text is a new request.
  expect((await bench.post('/appointement', asha.payload, key)).status).toBe(201);
  expect((await bench.table('requests'))[0]).toEqual(before[0]);
  expect((await searchRequests(bench.db, bench.ring, bench.reference)).requests).toEqual([]);
});
