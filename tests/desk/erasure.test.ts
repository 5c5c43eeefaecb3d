import { afterAll, expect, test } from 'vitest';
import { eraseInOutbox, eraseRequest, goneStatements } from '#desk/requests/erase-request.ts';
import { setErasureMode } from '#desk/requests/erasure-mode.ts';
import { finishErasures } from '#desk/requests/finish-erasures.ts';
import type { KeptRow } from '#desk/requests/kept.ts';
import { listRequests } from '#desk/requests/listing.ts';
import { searchRequests } from '#desk/requests/search-requests.ts';
import { keepingJobs } from '#desk/team/jobs.ts';
import type { Submission } from '#requests/types.ts';
import { endDatabases } from '#tests/databases.ts';
import { day, everything, keepingBench, minute } from '#tests/desk/keeping-bench.ts';

afterAll(endDatabases);

const asha = {
  kind: 'callback',
  payload: { fname: 'Asha', lname: 'Rao', phone: '9876543210', email: 'asha@x.test', patientType: 'new', reason: '', description: 'Pain' },
} as const satisfies Submission;
const idempotencyKey = 'the-form-of-asha-0001';
const by = 'meera@practice.test';

/** A request that was delivered and has a note; and how it is erased. */
async function delivered() {
  const bench = await keepingBench();
  const told = await bench.send(asha, { idempotencyKey });
  const reference = 'reference' in told ? told.reference : '';
  const row = async () => (await bench.requests.prepare('SELECT * FROM requests').first<KeptRow>()) as KeptRow;
  const deps = () => ({ outbox: bench.outbox, requests: bench.requests, keys: bench.keys, now: bench.clock.now });
  return { ...bench, reference, row, deps, erase: async (mode: 'now' | 'lock') => eraseRequest(deps(), await row(), { mode, by }) };
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

test('erasing leaves a number and times, and nobody’s name', async () => {
  const bench = await delivered();
  expect(await bench.erase('now')).toBe('erased');
  expect(await bench.row()).toMatchObject({ ...nameless, reference: bench.reference });
  expect(await bench.rows('request_words')).toEqual([]);
  expect(await bench.outbox.prepare('SELECT state, fingerprint, length(ciphertext) AS kept FROM outbox').first()).toEqual({
    state: 'withdrawn',
    fingerprint: '',
    kept: 0,
  });
  expect(await bench.rows('events')).toMatchObject([{ by, outcome: 'erased', at: bench.clock.now }]);
  expect(await bench.rows('access_log')).toMatchObject([{ by, reference: bench.reference, what: 'erased' }]);
});

test('nobody finds a locked request; its year over, it is erased', async () => {
  const bench = await delivered();
  expect(await bench.erase('lock')).toBe('locked');
  const locked = await bench.row();
  expect(locked).toMatchObject({ state: 'locked', erase_at: bench.clock.now + 365 * day, due_at: null });
  expect(locked.ciphertext.length).toBeGreaterThan(0);
  expect((await searchRequests(bench.requests, bench.ring, 'asha')).requests).toEqual([]);
  expect((await listRequests(bench.requests, bench.ring, everything, bench.clock.now)).requests.map(({ sender }) => sender)).toEqual([
    undefined,
  ]);
  expect(await bench.read('/appointement')).not.toContain('Asha');
  const runJobs = async () => {
    for (const job of keepingJobs) await bench.job(job);
  };
  bench.clock.now += 365 * day - 1;
  await runJobs();
  expect((await bench.row()).state).toBe('locked');
  bench.clock.now += 1;
  await runJobs();
  expect(await bench.row()).toMatchObject(nameless);
});

// Also of one that was locked first, and that the owner then wants erased at once.
test('what is locked can be erased at once', async () => {
  const bench = await delivered();
  await bench.erase('lock');
  expect(await bench.erase('now')).toBe('erased');
  expect(await bench.row()).toMatchObject({ ...nameless, erase_at: null });
});

// `npm run desk-check` tries a thousand.
test.each(['now', 'lock'] as const)('an erasure cut off in the middle is finished: %s', async (mode) => {
  const bench = await delivered();
  await bench.requests.batch([setErasureMode(bench.requests, mode, by, bench.clock.now)]);
  // The Worker dies after the first step.
  expect(await eraseInOutbox(bench.deps(), await bench.row())).toBe(true);
  expect((await bench.row()).state).toBe('open');
  await bench.job(finishErasures);
  expect((await bench.row()).state).toBe(mode === 'now' ? 'erased' : 'locked');
  // Once more changes nothing, and writes nothing down again.
  await bench.job(finishErasures);
  expect((await bench.rows('events')).length).toBe(1);
  expect((await bench.rows('access_log')).length).toBe(1);
});

test('the next try finishes an erasure that was cut off', async () => {
  const bench = await delivered();
  await eraseInOutbox(bench.deps(), await bench.row());
  expect(await bench.erase('now')).toBe('erased');
  expect(await bench.row()).toMatchObject(nameless);
});

test('the second step happens whole or not at all', async () => {
  const bench = await delivered();
  const target = await bench.row();
  const statements = goneStatements(bench.requests, { mode: 'now', by, now: bench.clock.now, target });
  const before = [await bench.rows('requests'), await bench.rows('request_words'), await bench.rows('events')];
  await expect(bench.requests.batch([...statements, bench.requests.prepare('SELECT * FROM no_such_table')])).rejects.toThrow();
  expect([await bench.rows('requests'), await bench.rows('request_words'), await bench.rows('events')]).toEqual(before);
});

// The cron leaves alone what nobody wanted erased.
test('nothing is finished that was not begun', async () => {
  const bench = await delivered();
  await bench.job(finishErasures);
  expect((await bench.row()).state).toBe('open');
});

test('a change that was not seen stops an erasure', async () => {
  const bench = await delivered();
  const seen = await bench.row();
  await bench.requests.prepare("UPDATE requests SET outcome = 'booked', version = version + 1").run();
  expect(await eraseRequest(bench.deps(), seen, { mode: 'now', by })).toBe('changed');
  expect((await bench.row()).state).toBe('open');
  expect(await bench.outbox.prepare('SELECT state FROM outbox').first('state')).toBe('delivered');
});

test('what is being delivered is not erased under way', async () => {
  const bench = await delivered();
  await bench.outbox
    .prepare("UPDATE outbox SET state = 'pending', settled_at = NULL, ciphertext = x'00', lease_until = ?")
    .bind(bench.clock.now + minute)
    .run();
  expect(await bench.erase('now')).toBe('being-delivered');
  expect((await bench.row()).state).toBe('open');
});

/** The same call of the API and the same form of the site, so often each; then with nothing left in the site's store. */
async function retryLate(mode: 'now' | 'lock', times: number) {
  const bench = await delivered();
  const { idempotency_key: key } = await bench.row();
  await bench.erase(mode);
  const before = await bench.rows('requests');
  const body = { ...asha.payload, description: `[${bench.reference}] Pain` };
  for (let left = times; left > 0; left -= 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => bench.post('/appointement', body, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    await Promise.all(Array.from({ length: 20 }, () => bench.send(asha, { idempotencyKey })));
  }
  expect(await bench.outbox.prepare('SELECT state FROM outbox').first('state')).toBe('withdrawn');
  // The line in the site's store has had its 400 days: the form gets as far as the tombstone.
  await bench.outbox.prepare('DELETE FROM outbox').run();
  await bench.send(asha, { idempotencyKey });
  expect(await bench.rows('requests')).toEqual(before);
  expect(await bench.rows('request_words')).toEqual([]);
  expect((await searchRequests(bench.requests, bench.ring, '9876543210')).requests).toEqual([]);
}

test.each(['now', 'lock'] as const)('late retries bring nobody back: %s', (mode) => retryLate(mode, 20));
