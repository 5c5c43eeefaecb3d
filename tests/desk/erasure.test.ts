import { afterAll, expect, test } from 'vitest';
import { eraseDue, eraseRequest } from '#requests/erase.ts';
import { listRequests } from '#requests/lists/listing.ts';
import { searchRequests } from '#requests/lists/search.ts';
import { nameOf, type RequestRow, type Submission } from '#requests/request.ts';
import { endDatabases } from '#tests/databases.ts';
import { day, everything, minute, namesIn, requestsBench } from '#tests/desk/requests-bench.ts';

afterAll(endDatabases);

const asha = {
  kind: 'callback',
  payload: { fname: 'Asha', lname: 'Rao', phone: '9876543210', email: 'asha@x.test', patientType: 'new', reason: '', description: 'Pain' },
} as const satisfies Submission;
const idempotencyKey = 'the-form-of-asha-0001';
const by = 'meera@practice.test';

/** A request with a note, and how it is erased. */
async function accepted() {
  const bench = await requestsBench();
  const told = await bench.send(asha, { idempotencyKey });
  const reference = 'reference' in told ? told.reference : '';
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

test('erasure leaves a reference and times, and no words', async () => {
  const bench = await accepted();
  expect(await bench.erase('now')).toBe('erased');
  expect(await bench.row()).toMatchObject({ ...nameless, reference: bench.reference });
  expect(await bench.rows('request_words')).toEqual([]);
  expect(await bench.rows('events')).toMatchObject([{ by, outcome: 'erased', at: bench.clock.now }]);
  expect(await bench.rows('access_log')).toMatchObject([{ by, reference: bench.reference, what: 'erased' }]);
});

test('locked request is found by nobody and erased after a year', async () => {
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

test('locked request can be erased at once', async () => {
  const bench = await accepted();
  await bench.erase('lock');
  expect(await bench.erase('now')).toBe('erased');
  expect(await bench.row()).toMatchObject({ ...nameless, erase_at: null });
});

test('erasure of a request that changed meanwhile does nothing', async () => {
  const bench = await accepted();
  await bench.db.prepare("UPDATE requests SET outcome = 'booked', version = version + 1").run();
  expect(await bench.erase('now', 1)).toBe('changed');
  expect([(await bench.row()).state, await bench.rows('events'), await bench.rows('access_log')]).toEqual(['open', [], []]);
});

test('erasure waits while the request is being delivered', async () => {
  const bench = await accepted();
  await bench.db
    .prepare("UPDATE requests SET state = 'pending', lease_until = ?")
    .bind(bench.clock.now + minute)
    .run();
  expect(await bench.erase('now')).toBe('being-delivered');
  expect((await bench.row()).state).toBe('pending');
});

// The same form of the site, and its copy through the API under the key of the row.
test.each(['now', 'lock'] as const)('late retries bring no erased request back: %s', async (mode) => {
  const bench = await accepted();
  const { idempotency_key: key } = await bench.row();
  await bench.erase(mode);
  const before = await bench.rows('requests');
  const told = await Promise.all(Array.from({ length: 20 }, () => bench.send(asha, { idempotencyKey })));
  expect(new Set(told.map(({ outcome }) => outcome))).toEqual(new Set(['erased']));
  expect(await bench.rows('requests')).toEqual(before);
  expect(await bench.rows('request_words')).toEqual([]);
  // A key of the API is another one, even with the same letters: it is a request of its own.
  expect((await bench.post('/appointement', asha.payload, key)).status).toBe(201);
  expect((await bench.rows('requests'))[0]).toEqual(before[0]);
  expect((await searchRequests(bench.db, bench.ring, bench.reference)).requests).toEqual([]);
});
