import { expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { answerDue, fitOf } from '#desk/requests/withdrawal-decision.tsx';
import { decryptJson, type EncryptedColumns, keyRing } from '#encryption/keys.ts';
import { eraseRequest } from '#requests/erase.ts';
import { sweep } from '#requests/forward/sweep.ts';
import { requestsHealth } from '#requests/health.ts';
import { noteContext } from '#requests/request.ts';
import type { Submission } from '#requests/submission.ts';
import { carryOutWithdrawals } from '#requests/withdraw/carry-out.ts';
import { decideWithdrawal, listWithdrawals, type WithdrawalTask } from '#requests/withdraw/tasks.ts';
import {
  aFriday,
  asha,
  callbackFrom,
  day,
  forwardingBench,
  key,
  laterKeys,
  minute,
  numbered,
  ravi,
  referenceIn,
  requestsBench,
  rotatedKeys,
  second,
  sendWhileDown,
} from './requests-bench.ts';

const { phone, email } = asha.payload;

type Target = { id: number; name: string; version: number };

/** A request in the given mode of the practice's own backend, and how its sender takes it back. */
async function forwarded(mode: 'ok' | 503 | 400 = 503, submission: Submission = asha) {
  const bench = await forwardingBench({ mode });
  const reference = referenceIn(await bench.send(submission));
  bench.backend.received.splice(0);
  const withdraw = (contact: string, spamSignal?: string) => bench.ask(reference, contact, spamSignal);
  return { ...bench, reference, withdraw, withdrawals: () => bench.table('withdrawals'), tasks: tasksOf(bench) };
}

/** A request that is kept here, and a list of what staff are asked to do. */
async function keptHere(submission: Submission = asha) {
  const bench = await requestsBench();
  const reference = referenceIn(await bench.send(submission));
  const withdraw = (contact: string, spamSignal?: string) => bench.ask(reference, contact, spamSignal);
  return { ...bench, reference, withdraw, withdrawals: () => bench.table('withdrawals'), tasks: tasksOf(bench) };
}

const tasksOf =
  ({ db, deps }: Pick<Awaited<ReturnType<typeof requestsBench>>, 'db' | 'deps'>) =>
  async () =>
    listWithdrawals(db, await keyRing(deps.keys));

type Decided = { decision: 'erase' | 'leave' | 'done'; mode?: 'now' | 'lock'; note?: string };

async function decide({ db, deps }: Parameters<typeof tasksOf>[0], task: WithdrawalTask | undefined, decided: Decided) {
  if (!task) throw new Error('No task is open.');
  const ring = await keyRing(deps.keys);
  return decideWithdrawal(db, ring, task, { mode: 'now', note: '', ...decided, by: 'a@b.c', now: deps.now() });
}

test.each([
  ['phone', asha, phone],
  ['e-mail', asha, email],
  ['landline', ravi, '2025431234'],
] as const)('a withdrawal with the right %s erases a pending request', async (_, submission, contact) => {
  const { withdraw, rows, table, withdrawals, backend, deps, pass } = await forwarded(503, submission);
  expect(await withdraw(contact)).toBe(true);
  expect(await rows()).toMatchObject([{ state: 'erased', iv: [], ciphertext: [], fingerprint: '', phone_hash: null, email_hash: null }]);
  expect([await table('request_words'), await withdrawals()]).toEqual([[], []]);
  backend.setMode('ok');
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 0 });
  expect(backend.received).toEqual([]);
});

test.each(['9876543211', 'asha@example.org', ''])('a withdrawal with the wrong contact %j changes nothing', async (contact) => {
  // She left the box for the e-mail empty, which is no contact either.
  const withoutEmail = { ...asha, payload: { ...asha.payload, email: '' } };
  const { withdraw, rows, withdrawals, backend, deps, pass, reference, logged } = await forwarded(503, withoutEmail);
  const before = await rows();
  logged.splice(0);
  expect(await withdraw(contact)).toBe(true);
  expect([await rows(), await withdrawals(), logged]).toEqual([before, [], []]);
  backend.setMode('ok');
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
  expect(backend.stored.appointments).toMatchObject([{ description: `[${reference}] Pain after meals` }]);
});

test.each([
  ['open', "UPDATE requests SET state = 'open'"],
  ['done', "UPDATE requests SET state = 'done', due_at = NULL"],
])('a withdrawal task for an %s request shows whether contacts match', async (_, sql) => {
  const { withdraw, tasks, rows, reference, db } = await keptHere();
  await db.prepare(sql).run();
  const before = await rows();
  for (const contact of [phone, email, '9000000000']) await withdraw(contact);
  expect(await rows()).toEqual(before);
  const all = await tasks();
  expect(all.map(({ contact, fits, reason, request }) => [contact, fits, reason, request?.reference])).toEqual([
    [phone, true, 'delivered', reference],
    [email, true, 'delivered', reference],
    ['9000000000', false, 'delivered', reference],
  ]);
  expect([all.map(fitOf), all[0]?.request?.written?.name]).toEqual([['fits', 'fits', 'does-not-fit'], 'Asha Rao']);
  expect(all.map(answerDue)).toEqual(Array(3).fill(aFriday + practice.privacy.answersWithinDays * day));
});

// It cannot be compared any more, so staff compare it with their own record.
test('withdrawing a delivered request creates a staff task until marked done', async () => {
  const bench = await forwarded('ok');
  const { withdraw, tasks, deps, db, rows, withdrawals, reference, cron, pass, table } = bench;
  const before = await rows();
  await withdraw(phone);
  await withdraw(phone);
  const [task] = await tasks();
  expect(await tasks()).toMatchObject([{ reference, reason: 'delivered', fits: null, contact: phone }]);
  expect(await requestsHealth(db, deps.now())).toMatchObject({ withdrawals: 1 });
  expect(await decide(bench, task, { decision: 'done' })).toBe('done');
  expect(await rows()).toEqual(before);
  expect(await withdrawals()).toMatchObject([{ state: 'done', ciphertext: [], iv: [], fingerprint: null, done_at: deps.now() }]);
  expect(await table('access_log')).toMatchObject([{ by: 'a@b.c', reference, what: 'withdrawal done' }]);
  expect([await tasks(), (await requestsHealth(db, deps.now())).withdrawals]).toEqual([[], 0]);
  // A line without anything personal stays for 400 days.
  pass(399 * day);
  await cron({ minute: 0 });
  expect(await withdrawals()).toHaveLength(1);
  pass(2 * day);
  await cron({ minute: 0 });
  expect(await withdrawals()).toEqual([]);
});

test.each([
  ['done', 'now'],
  ['done', 'lock'],
  ['erase', 'now'],
  ['erase', 'lock'],
] as const)('deciding a withdrawal (%s, %s) closes the request’s other withdrawals', async (decision, mode) => {
  const bench = await keptHere();
  const { withdraw, tasks, rows, withdrawals, table } = bench;
  for (const contact of [phone, email]) await withdraw(contact);
  expect(await decide(bench, (await tasks())[0], { decision, mode })).toBe('done');
  const state = mode === 'now' ? 'erased' : 'locked';
  expect([await rows(), await table('events'), await tasks()]).toMatchObject([[{ state }], [{ outcome: state, by: 'a@b.c' }], []]);
  expect(await withdrawals()).toMatchObject(Array(2).fill({ state: 'done', ciphertext: [] }));
});

// Anybody who knows a reference can send a withdrawal with another contact, which must not close the genuine one.
test('dismissing one withdrawal keeps the request’s other withdrawal open', async () => {
  const bench = await keptHere();
  const { deps, withdraw, tasks, rows, table } = bench;
  for (const contact of ['9000000000', phone]) await withdraw(contact);
  const before = await rows();
  expect(await decide(bench, (await tasks())[0], { decision: 'leave', note: 'Rang her: it was not she.' })).toBe('done');
  expect([(await tasks()).map(fitOf), await rows()]).toEqual([['fits'], before]);
  const [event, ...others] = (await table('events')) as unknown as ReadonlyArray<EncryptedColumns & { outcome: string }>;
  expect([event?.outcome, others, event && (await decryptJson(await keyRing(deps.keys), noteContext(1, deps.now()), event))]).toEqual([
    'note',
    [],
    { ok: true, value: 'A withdrawal of consent did not fit this request. Rang her: it was not she.' },
  ]);
});

test('a withdrawal of an unknown request can only be marked done', async () => {
  const bench = await keptHere();
  const { db, withdraw, tasks } = bench;
  await withdraw(phone);
  await db.batch(['request_words', 'requests'].map((table) => db.prepare(`DELETE FROM ${table}`)));
  const [task] = await tasks();
  expect(task && fitOf(task)).toBe('nowhere');
  expect(await decide(bench, task, { decision: 'erase' })).toBe('not-there');
  expect(await decide(bench, task, { decision: 'done' })).toBe('done');
  expect(await tasks()).toEqual([]);
});

test('a withdrawal does not erase a request that has changed', async () => {
  const bench = await keptHere();
  await bench.withdraw(phone);
  const [task] = await bench.tasks();
  await bench.db.prepare("UPDATE requests SET outcome = 'booked', version = version + 1").run();
  expect(await decide(bench, task, { decision: 'erase' })).toBe('changed');
  expect(await bench.tasks()).toHaveLength(1);
});

test('withdrawing a request in delivery erases it after its lease expires', async () => {
  const { withdraw, deps, db, rows, withdrawals, pass, backend, cron } = await forwarded();
  const until = deps.now() + 30 * second;
  await db.prepare('UPDATE requests SET lease_until = ?').bind(until).run();
  await withdraw(phone);
  expect([await rows(), await withdrawals()]).toMatchObject([[{ state: 'pending' }], [{ state: 'asked' }]]);
  backend.setMode('ok');
  pass(30 * second);
  await cron();
  expect([await rows(), await withdrawals()]).toMatchObject([[{ state: 'erased', ciphertext: [] }], []]);
  expect(backend.received).toEqual([]);
});

test('withdrawing a request delivered meanwhile creates a staff task', async () => {
  const { withdraw, deps, db, reference, cron, tasks, backend } = await forwarded();
  await db
    .prepare('UPDATE requests SET lease_until = ?')
    .bind(deps.now() + 30 * second)
    .run();
  await withdraw(email);
  await db.prepare("UPDATE requests SET state = 'delivered', settled_at = 1, iv = x'', ciphertext = x'', due_at = NULL").run();
  await cron();
  expect(await tasks()).toMatchObject([{ reference, reason: 'delivered', contact: email }]);
  expect(backend.received).toEqual([]);
});

// Its answer was lost, so the practice may have it all the same. Staff need no contact: it has been compared.
test.each([
  ['a backend response was lost', "last_code = 'unreachable'"],
  ['delivery was tried twice', 'attempts = 2'],
])('a withdrawal has staff look for a backend copy when %s', async (_, change) => {
  const { withdraw, db, rows, withdrawals, reference, tasks } = await forwarded();
  await db.prepare(`UPDATE requests SET ${change}`).run();
  await withdraw(phone);
  expect(await rows()).toMatchObject([{ state: 'erased', ciphertext: [] }]);
  expect(await tasks()).toMatchObject([{ reference, reason: 'maybe-delivered', fits: true, contact: undefined }]);
  expect(await withdrawals()).toMatchObject([{ iv: [], ciphertext: [] }]);
});

// The task is about a copy in the practice's own system, which erasing anything here does not reach.
test('the task to look for a copy survives erasing another request', async () => {
  const { withdraw, send, db, deps, reference, tasks } = await forwarded();
  await db.prepare("UPDATE requests SET last_code = 'unreachable'").run();
  await withdraw(phone);
  const other = referenceIn(await send(callbackFrom('Held'), { spamSignal: 'links' }));
  const row = await db.prepare('SELECT id, reference AS name, version FROM requests WHERE reference = ?').bind(other).first<Target>();
  const request = row ?? expect.unreachable('nothing is held');
  expect(await eraseRequest(db, { request, mode: 'now', by: 'asha@practice.test', now: deps.now() })).toBe('erased');
  expect(await tasks()).toMatchObject([{ reference, reason: 'maybe-delivered' }]);
});

test.each([
  ['kept here', requestsBench],
  ['forwarded', forwardingBench],
])('a withdrawal erases a suspected spam request (%s)', async (_, makeBench) => {
  const bench = await makeBench();
  const reference = referenceIn(await bench.send(asha, { spamSignal: 'links' }));
  await bench.ask(reference, phone);
  expect(await bench.rows()).toMatchObject([{ state: 'erased', ciphertext: [], held_reason: null }]);
  expect(await tasksOf(bench)()).toEqual([]);
});

test('a withdrawal waits while its encryption key is missing', async () => {
  const { withdraw, rows, withdrawals, deps, cron } = await forwarded();
  deps.keys = laterKeys;
  await withdraw(phone);
  expect([await rows(), await withdrawals()]).toMatchObject([[{ state: 'pending' }], [{ state: 'asked' }]]);
  deps.keys = rotatedKeys;
  await cron();
  expect([await rows(), await withdrawals()]).toMatchObject([[{ state: 'erased' }], []]);
});

test('six withdrawals of one request create at most five staff tasks', async () => {
  const { reference, database, ask, deps, tasks, withdrawals } = await keptHere();
  for (const at of numbered(6)) {
    // Kept, and not carried out.
    database.become('well', 'refuse');
    await ask(reference, `987654322${at}`, 'honeypot');
  }
  database.become('well');
  for (const _ of numbered(3)) await Promise.all(numbered(6).map(() => carryOutWithdrawals(deps)));
  expect(await tasks()).toHaveLength(5);
  expect((await withdrawals()).map(({ state }) => state)).toEqual(Array(5).fill('open'));
  expect((await tasks())[0]).toMatchObject({ contact: '9876543220', spamSignal: 'honeypot' });
});

test('a withdrawal erases a request brought in from KV later', async () => {
  const { send, database, ask, cron, rows, table, pass, backend } = await forwardingBench();
  database.become('refuse');
  const reference = referenceIn(await send(asha));
  database.become('well');
  await ask(reference, phone);
  pass(14 * minute);
  await cron({ broughtIn: 0 });
  expect(await table('withdrawals')).toMatchObject([{ state: 'asked' }]);
  await cron();
  expect([await rows(), await table('withdrawals')]).toMatchObject([[{ state: 'erased', reference }], []]);
  expect(backend.received).toEqual([]);
});

test('withdrawals of unknown requests are forgotten after 15 minutes', async () => {
  const { ask, cron, table, pass, send, logged } = await requestsBench();
  for (const at of numbered(9)) await ask(`GI-2222-2${at}`, phone);
  pass(15 * minute);
  await cron();
  expect(await table('withdrawals')).toHaveLength(9);
  pass(1);
  // However many they are, they keep no other waiting.
  const reference = referenceIn(await send(asha, { spamSignal: 'links' }));
  await ask(reference, phone);
  expect(await table('withdrawals')).toEqual([]);
  expect(logged.at(-1)).toEqual({ event: 'request', state: 'erased', code: 'withdrawn', reference });
});

test('a withdrawal that cannot be stored is not confirmed', async () => {
  const { database, withdraw, rows, withdrawals, logged } = await forwarded();
  database.become('refuse');
  expect(await withdraw(phone)).toBe(false);
  expect(logged.at(-1)).toEqual({ event: 'withdrawal', state: 'not-stored' });
  expect([await rows(), await withdrawals()]).toMatchObject([[{ state: 'pending' }], []]);
});

// More than one run carries out: those that wait for the next are not delivered meanwhile.
test('no request is delivered while its withdrawal is pending', async () => {
  const bench = await forwardingBench();
  const { backend, database, ask, cron, rows, pass } = bench;
  const [, ...references] = await sendWhileDown(bench, numbered(8));
  for (const reference of references) {
    database.become('well', 'refuse');
    expect(await ask(reference, phone)).toBe(true);
  }
  database.become('well');
  backend.setMode('ok');
  for (const _ of numbered(3)) {
    pass(minute);
    await cron();
  }
  expect((await rows()).map(({ state }) => state)).toEqual(['delivered', ...Array(7).fill('erased')]);
  expect(backend.received).toHaveLength(1);
});

test('a cron run with withdrawals and deliveries stays within 50 statements', async () => {
  const bench = await forwardingBench();
  const { backend, database, db, ask, cron, pass, rows } = bench;
  const references = await sendWhileDown(bench, numbered(16));
  // Each may have arrived, so that each is erased and becomes a task as well.
  await db.prepare("UPDATE requests SET last_code = 'unreachable'").run();
  for (const reference of references.slice(0, 7)) {
    database.become('well', 'refuse');
    await ask(reference, phone);
  }
  database.become('well');
  backend.setMode('ok');
  pass(minute);
  const before = database.statements();
  await cron({ minute: 0, limit: 12, broughtIn: 0 });
  expect(database.statements() - before).toBeLessThanOrEqual(50);
  const states = (await rows()).map(({ state }) => state);
  expect([states.filter((state) => state === 'erased').length, states.filter((state) => state === 'delivered').length]).toEqual([3, 6]);
});

// The whole work before the answer is one statement, and the same one: whether there is such a request is looked at behind it.
test('every withdrawal does equal database work, hiding whether it matched', async () => {
  const { deps, reference, send, database, ask, backend } = await forwarded('ok');
  backend.setMode(503);
  const waiting = referenceIn(await send(callbackFrom('Waiting'), { idempotencyKey: key('2') }));
  const before: number[] = [];
  for (const [given, contact] of [
    [reference, phone],
    [reference, '9000000000'],
    [waiting, phone],
    ['GI-2222-22', phone],
  ] as const) {
    const started = database.statements();
    const { waitUntil } = deps;
    deps.waitUntil = (work) => {
      before.push(database.statements() - started);
      waitUntil(work);
    };
    expect(await ask(given, contact)).toBe(true);
    deps.waitUntil = waitUntil;
  }
  expect(before).toEqual([1, 1, 1, 1]);
});
