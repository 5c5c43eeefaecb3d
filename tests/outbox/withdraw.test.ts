import { expect, test } from 'vitest';
import { sweep } from '#requests/forward/sweep.ts';
import { outboxHealth } from '#requests/health.ts';
import { listWithdrawals, markWithdrawn } from '#requests/withdraw/tasks.ts';
import { asha, callbackFrom, day, laterKeys, minute, ravi, second } from './outbox-bench.ts';
import { email, phone, withdrawBench } from './withdraw-bench.ts';

test.each([
  ['phone', asha, phone],
  ['e-mail', asha, email],
  ['landline', ravi, '2025431234'],
] as const)('a request is erased with the right %s, and never delivered', async (_, submission, contact) => {
  const { ask, rows, withdrawals, backend, deps, pass } = await withdrawBench(503, {}, submission);
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
  const { ask, rows, withdrawals, backend, deps, pass, reference, logged } = await withdrawBench(503, {}, withoutEmail);
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
  const { ask, deps, rows, withdrawals, reference, pass } = await withdrawBench('ok');
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
  const { ask, deps, rows, withdrawals, pass, backend } = await withdrawBench();
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
  const { ask, deps, reference, pass } = await withdrawBench();
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
  const { ask, deps, rows, withdrawals, reference } = await withdrawBench();
  await deps.db.prepare("UPDATE outbox SET last_code = 'unreachable'").run();
  await ask(phone);
  expect(await rows()).toMatchObject([{ state: 'withdrawn', ciphertext: [] }]);
  expect(await listWithdrawals(deps)).toMatchObject([{ reference, reason: 'maybe-delivered', contact: undefined }]);
  expect(await withdrawals()).toMatchObject([{ iv: [], ciphertext: [] }]);
});

test('what is held is erased as well', async () => {
  const { send, ask, rows, deps } = await withdrawBench('ok');
  const held = await send(callbackFrom('Held'), { spamSignal: 'links' });
  await ask(phone, { reference: 'reference' in held ? held.reference : '' });
  expect(await rows()).toMatchObject([{ state: 'delivered' }, { state: 'withdrawn', ciphertext: [], held_reason: null }]);
  expect(await listWithdrawals(deps)).toEqual([]);
});

test('a withdrawal waits for a key that is missing', async () => {
  const { ask, rows, withdrawals, deps } = await withdrawBench();
  const keys = deps.keys;
  deps.keys = laterKeys;
  await ask(phone);
  expect([await rows(), await withdrawals()]).toMatchObject([[{ state: 'pending' }], [{ state: 'asked' }]]);
  deps.keys = [...laterKeys, ...keys];
  await sweep(deps);
  expect([await rows(), await withdrawals()]).toMatchObject([[{ state: 'withdrawn' }], []]);
});

test('nobody can fill the staff’s list with one reference', async () => {
  const { ask, deps } = await withdrawBench('ok');
  for (let at = 0; at < 12; at++) await ask(`98765432${at + 10}`, { spamSignal: 'honeypot' });
  const tasks = await listWithdrawals(deps);
  expect(tasks).toHaveLength(5);
  expect(tasks[0]).toMatchObject({ contact: '9876543210', spamSignal: 'honeypot' });
});
