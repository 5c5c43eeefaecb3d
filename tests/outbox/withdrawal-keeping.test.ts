import { expect, test } from 'vitest';
import { alertStaff } from '#requests/alerts.ts';
import { sweep } from '#requests/forward/sweep.ts';
import { askWithdrawal } from '#requests/withdraw/ask.ts';
import { listWithdrawals } from '#requests/withdraw/tasks.ts';
import { countingDatabase, fallibleDatabase } from './fallible-database.ts';
import { callbackFrom, minute } from './outbox-bench.ts';
import { phone, withdrawBench } from './withdraw-bench.ts';

test('a withdrawal that cannot be kept is not promised', async () => {
  const { ask, deps, rows } = await withdrawBench();
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
  const { ask, deps, rows } = await withdrawBench();
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
  const { deps, send, backend, rows, pass } = await withdrawBench();
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
  const { deps, send, backend, pass } = await withdrawBench();
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
