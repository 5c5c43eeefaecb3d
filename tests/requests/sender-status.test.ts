import { expect, test } from 'vitest';
import { keyRing } from '#encryption/keys.ts';
import { senderStatus } from '#requests/sender-status.ts';
import { decideWithdrawal, listWithdrawals } from '#requests/withdraw/tasks.ts';
import { asha, forwardingBench, referenceIn, requestsBench } from './requests-bench.ts';

const { phone } = asha.payload;

test('a visitor’s uncalled request shows as waiting, even when held', async () => {
  const { send, db, deps } = await requestsBench();
  const open = referenceIn(await send(asha));
  const held = referenceIn(await send({ ...asha, payload: { ...asha.payload, lname: 'Two' } }, { spamSignal: 'links' }));
  for (const reference of [open, held, 'GI-2222-22']) expect(await senderStatus(db, reference, deps.now())).toEqual({ state: 'waiting' });
});

test('a called request’s sender is told when it was called', async () => {
  const { send, db, deps } = await requestsBench();
  const reference = referenceIn(await send(asha));
  await db.prepare('UPDATE requests SET first_call_at = ?1').bind(deps.now()).run();
  expect(await senderStatus(db, reference, deps.now())).toEqual({ state: 'called', at: deps.now() });
});

/** What staff decide about the only withdrawal. */
async function decide({ db, deps }: Pick<Awaited<ReturnType<typeof requestsBench>>, 'db' | 'deps'>, decision: 'erase' | 'leave' | 'done') {
  const ring = await keyRing(deps.keys);
  const [task] = await listWithdrawals(db, ring);
  if (!task) throw new Error('No withdrawal.');
  await decideWithdrawal(db, ring, task, { decision, note: '', mode: 'now', by: 'asha@practice.test', now: deps.now() });
}

// On the call list already, so that staff decide; before and after they do.
test.each(['erase', 'leave'] as const)('a matching withdrawal shows its status before and after staff %s', async (decision) => {
  const bench = await requestsBench();
  const reference = referenceIn(await bench.send(asha));
  await bench.ask(reference, phone);
  expect(await senderStatus(bench.db, reference, bench.deps.now())).toEqual({ state: 'taken-back' });
  await decide(bench, decision);
  expect(await senderStatus(bench.db, reference, bench.deps.now())).toEqual({ state: decision === 'erase' ? 'taken-back' : 'waiting' });
});

// Who has the reference alone must not change what its owner reads.
test('a withdrawal with the wrong contact leaves the shown status unchanged', async () => {
  const { send, db, ask, table, deps } = await requestsBench();
  const reference = referenceIn(await send(asha));
  await ask(reference, '9000000000');
  expect(await table('withdrawals')).toMatchObject([{ state: 'open', fits: 0 }]);
  expect(await senderStatus(db, reference, deps.now())).toEqual({ state: 'waiting' });
});

test('a withdrawn request delivered earlier shows as withdrawal requested', async () => {
  const bench = await forwardingBench();
  const { send, db, ask, deps } = bench;
  const reference = referenceIn(await send(asha));
  expect(await senderStatus(db, reference, deps.now())).toEqual({ state: 'waiting' });
  await ask(reference, phone);
  expect(await senderStatus(db, reference, deps.now())).toEqual({ state: 'asked-back' });
  await decide(bench, 'done');
  expect(await senderStatus(db, reference, deps.now())).toEqual({ state: 'asked-back' });
});

test('a request’s status shows as waiting when the database hangs', async () => {
  const { send, database, deps } = await requestsBench();
  const reference = referenceIn(await send(asha));
  database.become('hang');
  expect(await senderStatus(deps.db, reference, deps.now(), 1)).toEqual({ state: 'waiting' });
});
