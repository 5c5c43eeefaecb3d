import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sweep } from '#outbox/deliver/sweep.ts';
import { alertStaff } from '#outbox/staff/alerts.ts';
import { outboxHealth } from '#outbox/staff/health.ts';
import type { Submission } from '#outbox/types.ts';
import { askWithdrawal } from '#outbox/withdraw/ask.ts';
import { listWithdrawals, markWithdrawn } from '#outbox/withdraw/tasks.ts';
import { databaseOnDisk } from '#tests/databases.ts';
import { countingDatabase, fallibleDatabase } from './fallible-database.ts';
import { asha, callbackFrom, day, laterKeys, minute, outboxBench, ravi, second } from './outbox-bench.ts';

const { phone, email } = asha.payload;

/** A request in the given mode of the backend, and how its sender takes it back. */
async function bench(mode: 'ok' | 503 | 400 = 503, options: Parameters<typeof outboxBench>[0] = {}, submission: Submission = asha) {
  const own = await outboxBench({ mode, ...options });
  const accepted = await own.send(submission);
  const reference = 'reference' in accepted ? accepted.reference : '';
  own.backend.received.splice(0);
  const ask = async (contact: string, more: { reference?: string; spamSignal?: string } = {}) => {
    const kept = await askWithdrawal(own.deps, { reference, contact, ...more });
    await own.settled();
    return kept;
  };
  const withdrawals = async () => (await own.deps.db.prepare('SELECT * FROM withdrawals ORDER BY rowid').all()).results;
  return { ...own, reference, ask, withdrawals };
}

test.each([
  ['phone', asha, phone],
  ['e-mail', asha, email],
  ['landline', ravi, '2025431234'],
] as const)('a request is erased with the right %s, and never delivered', async (_, submission, contact) => {
  const { ask, rows, withdrawals, backend, deps, pass } = await bench(503, {}, submission);
  expect(await ask(contact)).toBe(true);
  expect(await rows()).toMatchObject([{ state: 'withdrawn', iv: [], ciphertext: [], fingerprint: '' }]);
  expect(await withdrawals()).toEqual([]);
  backend.setMode('ok');
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 0 });
  expect(backend.received).toEqual([]);
});

test.each(['9876543211', 'asha@example.org', ''])('the contact %j is not hers: nothing happens, nothing is left', async (contact) => {
  // She left the box for the e-mail empty, which is no contact either.
  const withoutEmail = { ...asha, payload: { ...asha.payload, email: '' } };
  const { ask, rows, withdrawals, backend, deps, pass, reference, logged } = await bench(503, {}, withoutEmail);
  const before = await rows();
  logged.splice(0);
  expect(await ask(contact)).toBe(true);
  expect(await ask(phone, { reference: 'GI-2222-22' })).toBe(true);
  expect([await rows(), await withdrawals(), logged]).toEqual([before, [], []]);
  backend.setMode('ok');
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
  expect(backend.stored.appointments).toMatchObject([{ description: `[${reference}] Pain after meals` }]);
});

// It cannot be compared any more, so staff compare it with their own record.
test('what was delivered becomes a task for staff', async () => {
  const { ask, deps, rows, withdrawals, reference, pass } = await bench('ok');
  const before = await rows();
  await ask(phone);
  await ask(phone);
  expect(await rows()).toEqual(before);
  expect(await listWithdrawals(deps)).toMatchObject([{ reference, reason: 'delivered', contact: phone }]);
  expect(await outboxHealth(deps.db, deps.now)).toMatchObject({ withdrawals: 1 });
  expect(await markWithdrawn(deps, ` ${reference.toLowerCase()} `)).toBe(true);
  expect(await markWithdrawn(deps, reference)).toBe(false);
  expect(await withdrawals()).toMatchObject([{ state: 'done', ciphertext: [], iv: [], fingerprint: null, done_at: deps.now() }]);
  expect(await outboxHealth(deps.db, deps.now)).toMatchObject({ withdrawals: 0 });
  // A line without anything personal stays for 400 days.
  pass(401 * day);
  await sweep(deps);
  expect(await withdrawals()).toEqual([]);
});

test('a request being delivered is erased once its lease ends', async () => {
  const { ask, deps, rows, withdrawals, pass, backend } = await bench();
  await deps.db
    .prepare('UPDATE outbox SET lease_until = ?')
    .bind(deps.now() + 30 * second)
    .run();
  await ask(phone);
  expect([await rows(), await withdrawals()]).toMatchObject([[{ state: 'pending' }], [{ state: 'asked' }]]);
  backend.setMode('ok');
  pass(30 * second);
  expect(await sweep(deps)).toMatchObject({ sent: 0 });
  expect([await rows(), await withdrawals()]).toMatchObject([[{ state: 'withdrawn', ciphertext: [] }], []]);
  expect(backend.received).toEqual([]);
});

test('what was delivered meanwhile becomes a task', async () => {
  const { ask, deps, reference, pass } = await bench();
  const lease = (until: number) => deps.db.prepare('UPDATE outbox SET lease_until = ?').bind(until).run();
  await lease(deps.now() + 30 * second);
  await ask(email);
  await deps.db.prepare("UPDATE outbox SET state = 'delivered', settled_at = 1, iv = x'', ciphertext = x''").run();
  pass(minute);
  await sweep(deps);
  expect(await listWithdrawals(deps)).toMatchObject([{ reference, reason: 'delivered', contact: email }]);
});

// Its answer was lost, so the practice may have it all the same. Staff need no contact: it has been compared.
test('a lost answer makes staff look for a copy', async () => {
  const { ask, deps, rows, withdrawals, reference } = await bench();
  await deps.db.prepare("UPDATE outbox SET last_code = 'unreachable'").run();
  await ask(phone);
  expect(await rows()).toMatchObject([{ state: 'withdrawn', ciphertext: [] }]);
  expect(await listWithdrawals(deps)).toMatchObject([{ reference, reason: 'maybe-delivered', contact: undefined }]);
  expect(await withdrawals()).toMatchObject([{ iv: [], ciphertext: [] }]);
});

test('what is held is erased as well', async () => {
  const { send, ask, rows, deps } = await bench('ok');
  const held = await send(callbackFrom('Held'), { spamSignal: 'links' });
  await ask(phone, { reference: 'reference' in held ? held.reference : '' });
  expect(await rows()).toMatchObject([{ state: 'delivered' }, { state: 'withdrawn', ciphertext: [], held_reason: null }]);
  expect(await listWithdrawals(deps)).toEqual([]);
});

test('a withdrawal waits for a key that is missing', async () => {
  const { ask, rows, withdrawals, deps } = await bench();
  const keys = deps.keys;
  deps.keys = laterKeys;
  await ask(phone);
  expect([await rows(), await withdrawals()]).toMatchObject([[{ state: 'pending' }], [{ state: 'asked' }]]);
  deps.keys = [...laterKeys, ...keys];
  await sweep(deps);
  expect([await rows(), await withdrawals()]).toMatchObject([[{ state: 'withdrawn' }], []]);
});

test('nobody can fill the staff’s list with one reference', async () => {
  const { ask, deps } = await bench('ok');
  for (let at = 0; at < 12; at++) await ask(`98765432${at + 10}`, { spamSignal: 'honeypot' });
  const tasks = await listWithdrawals(deps);
  expect(tasks).toHaveLength(5);
  expect(tasks[0]).toMatchObject({ contact: '9876543210', spamSignal: 'honeypot' });
});

test('staff are told of what was taken back, once, without names', async () => {
  const { ask, deps, pass, logged } = await bench('ok');
  const told: Array<{ text: string }> = [];
  const fetch = async (request: Request) => {
    told.push(await request.json());
    return new Response();
  };
  const alert = () => alertStaff({ ...deps, webhook: { url: 'https://chat.example/hook', fetch } });
  expect(await alert()).toBe('quiet');
  await ask(phone);
  expect([await alert(), await alert()]).toEqual(['sent', 'quiet']);
  expect(told[0]?.text).toMatch(/\(1 new\)[\s\S]*1 withdrawn by/);
  pass(5 * minute);
  await ask(email);
  expect([await alert(), told[1]?.text]).toEqual(['sent', expect.stringMatching(/\(1 new\)[\s\S]*2 withdrawn by/)]);
  expect(JSON.stringify([told, logged])).not.toMatch(/Asha|98765|asha@|Pain/);
});

// The whole work before the answer is one statement, and the same one: whether there is such a request is looked at behind it.
test('before the answer the same is done for everybody', async () => {
  const { deps, reference, send } = await bench('ok');
  deps.backend = { ...deps.backend, base: 'http://127.0.0.1:9' };
  const waiting = await send(callbackFrom('Waiting'));
  const counted = countingDatabase(deps.db);
  const asked = [
    { reference, contact: phone },
    { reference, contact: '9000000000' },
    { reference: 'reference' in waiting ? waiting.reference : '', contact: phone },
    { reference: 'GI-2222-22', contact: phone },
  ];
  const before: number[] = [];
  for (const withdrawal of asked) {
    const started = counted.statements();
    const behind: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => {
      before.push(counted.statements() - started);
      behind.push(work);
    };
    expect(await askWithdrawal({ ...deps, db: counted.db, waitUntil }, withdrawal)).toBe(true);
    await Promise.all(behind);
  }
  expect(before).toEqual([1, 1, 1, 1]);
});

test('a withdrawal that cannot be kept is not promised', async () => {
  const { ask, deps, rows } = await bench();
  const real = deps.db;
  deps.db = new Proxy(real, {
    get: (_, name) => () => {
      throw new Error(`D1_ERROR ${String(name)}`);
    },
  });
  expect(await ask(phone)).toBe(false);
  deps.db = real;
  expect(await rows()).toMatchObject([{ state: 'pending' }]);
});

// The database fails after the withdrawal was kept: the cron carries it out.
test('a withdrawal that was kept is carried out by the cron', async () => {
  const { ask, deps, rows } = await bench();
  const real = deps.db;
  const faulty = fallibleDatabase(real);
  faulty.refuse();
  deps.db = faulty.db;
  expect(await ask(phone)).toBe(true);
  expect(await rows()).toMatchObject([{ state: 'pending' }]);
  deps.db = real;
  await sweep(deps);
  expect(await rows()).toMatchObject([{ state: 'withdrawn' }]);
});

// More than one run carries out: those that wait for the next are not delivered meanwhile.
test('nothing is delivered while a withdrawal for it waits', async () => {
  const { deps, send, backend, rows, pass } = await bench();
  const references: string[] = [];
  for (const name of ['B', 'C', 'D', 'E', 'F', 'G', 'H']) {
    const accepted = await send(callbackFrom(name));
    if ('reference' in accepted) references.push(accepted.reference);
  }
  const faulty = fallibleDatabase(deps.db);
  faulty.refuse();
  for (const reference of references)
    await askWithdrawal({ ...deps, db: faulty.db, waitUntil: () => undefined }, { reference, contact: phone });
  backend.setMode('ok');
  backend.received.splice(0);
  for (const _ of [1, 2]) {
    pass(minute);
    await sweep(deps);
  }
  expect((await rows()).map(({ state }) => state)).toEqual(['delivered', ...Array(7).fill('withdrawn')]);
  expect(backend.received).toHaveLength(1);
});

test('a run that carries out withdrawals keeps to the free plan', async () => {
  const { deps, send, backend, pass } = await bench();
  const references: string[] = [];
  for (let at = 0; at < 20; at++) {
    const accepted = await send(callbackFrom(`Number ${at}`));
    if ('reference' in accepted) references.push(accepted.reference);
  }
  // Each may have arrived, so that each is erased and a task as well.
  await deps.db.prepare("UPDATE outbox SET last_code = 'unreachable'").run();
  const faulty = fallibleDatabase(deps.db);
  const late = { ...deps, db: faulty.db, waitUntil: () => undefined };
  faulty.refuse();
  for (const reference of references.slice(0, 7)) await askWithdrawal(late, { reference, contact: phone });
  backend.setMode('ok');
  pass(minute);
  const { db, statements } = countingDatabase(deps.db);
  const { sent } = await sweep({ ...deps, db }, 12);
  await alertStaff({ ...deps, db });
  expect(sent).toBeGreaterThan(0);
  expect((await listWithdrawals(deps)).filter(({ reason }) => reason === 'maybe-delivered')).toHaveLength(5);
  // The embedded backend takes two for each delivery.
  expect(statements() + 2 * sent).toBeLessThanOrEqual(50);
});

test('no file of the database holds the contact that was given', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'withdraw-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { db, close } = await databaseOnDisk('outbox/migrations', folder);
  const { ask, reference, deps } = await bench('ok', { db });
  await ask('9123456700');
  await ask('canary@example.com');
  expect(await listWithdrawals(deps)).toHaveLength(2);
  await close();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = Buffer.concat(files.map((file) => readFileSync(join(file.parentPath, file.name))));
  expect(bytes.includes(reference)).toBe(true);
  for (const given of ['9123456700', 'canary@example.com']) expect(bytes.includes(given)).toBe(false);
});
