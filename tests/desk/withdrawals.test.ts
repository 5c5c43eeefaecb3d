import { afterAll, expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { day } from '#content/practice-time.ts';
import { answerDue, fitOf } from '#desk/requests/withdrawal-decision.tsx';
import { decryptJson } from '#encryption/keys.ts';
import { eraseRequest } from '#requests/erase.ts';
import { nameOf, noteContext, openRequest, type RequestRow } from '#requests/request.ts';
import type { Submission } from '#requests/submission.ts';
import { decideWithdrawal, listWithdrawals } from '#requests/withdraw/tasks.ts';
import { endDatabases } from '#tests/databases.ts';
import { requestsBench } from '#tests/desk/requests-bench.ts';

afterAll(endDatabases);

const asha: Submission = {
  kind: 'callback',
  payload: { fname: 'Asha', lname: '', phone: '9876543210', email: 'asha@x.test', patientType: '', reason: '', description: '' },
};
const by = 'meera@practice.test';

async function withdrawn(...contacts: ReadonlyArray<string>) {
  const bench = await requestsBench();
  const told = await bench.send(asha);
  const reference = 'reference' in told ? told.reference : '';
  for (const contact of contacts) await bench.ask(reference, contact);
  const tasks = () => listWithdrawals(bench.db, bench.ring);
  const decide = async (at: number, decision: 'erase' | 'leave' | 'done', mode: 'now' | 'lock' = 'now') => {
    const task = (await tasks())[at];
    const note = 'Rang her: it was not she.';
    return task && decideWithdrawal(bench.db, bench.ring, task, { decision, note, mode, by, now: bench.clock.now });
  };
  const row = async () => (await bench.db.prepare('SELECT * FROM requests').first<RequestRow>()) as RequestRow;
  return { ...bench, reference, tasks, decide, row };
}

test('a withdrawal shows its due day and whether its contact matches', async () => {
  const bench = await withdrawn('9876543210', 'ASHA@x.test', '9000000000');
  const tasks = await bench.tasks();
  expect(tasks.map(fitOf)).toEqual(['fits', 'fits', 'does-not-fit']);
  expect(tasks.map(answerDue)).toEqual(Array(3).fill(bench.clock.now + practice.privacy.answersWithinDays * day));
  expect(tasks[0]?.request?.written?.name).toBe('Asha');
});

test('erasing through one withdrawal closes the request’s other withdrawals', async () => {
  const bench = await withdrawn('9876543210', 'asha@x.test');
  expect(await bench.decide(0, 'erase')).toBe('done');
  expect((await bench.row()).state).toBe('erased');
  expect(await bench.tasks()).toEqual([]);
  const { results } = await bench.db.prepare('SELECT state, length(ciphertext) AS kept FROM withdrawals').all();
  expect(results).toEqual(Array(2).fill({ state: 'done', kept: 0 }));
});

test('a withdrawal locks the request when the owner chose locking', async () => {
  const bench = await withdrawn('9876543210');
  await bench.decide(0, 'erase', 'lock');
  expect((await bench.row()).state).toBe('locked');
});

// Anybody who knows a reference can send a withdrawal with another contact, which must not close the genuine one.
test('dismissing one withdrawal keeps the request’s other withdrawal open', async () => {
  const bench = await withdrawn('9000000000', '9876543210');
  expect(await bench.decide(0, 'leave')).toBe('done');
  expect((await bench.tasks()).map(fitOf)).toEqual(['fits']);
  const row = await bench.row();
  expect((await openRequest(bench.ring, row)).written?.name).toBe('Asha');
  const [event] = (await bench.table('events')) as unknown as ReadonlyArray<RequestRow & { at: number }>;
  const note = event && (await decryptJson(bench.ring, noteContext(row.id, event.at), event));
  expect([event?.outcome, note]).toEqual([
    'note',
    { ok: true, value: 'A withdrawal of consent did not fit this request. Rang her: it was not she.' },
  ]);
});

test('erasing a request closes its withdrawals', async () => {
  const bench = await withdrawn('9876543210');
  const { id, version, ...row } = await bench.row();
  await eraseRequest(bench.db, { request: { id, version, name: nameOf(row) }, mode: 'now', by, now: bench.clock.now });
  expect(await bench.tasks()).toEqual([]);
});

test('a withdrawal of an unknown request can only be marked done', async () => {
  const bench = await withdrawn('9876543210');
  await bench.db.batch(['request_words', 'requests'].map((table) => bench.db.prepare(`DELETE FROM ${table}`)));
  expect((await bench.tasks()).map(fitOf)).toEqual(['nowhere']);
  expect(await bench.decide(0, 'erase')).toBe('not-there');
  expect(await bench.decide(0, 'done')).toBe('done');
  expect(await bench.tasks()).toEqual([]);
});

test('a withdrawal does not erase a request that has changed', async () => {
  const bench = await withdrawn('9876543210');
  const [task] = await bench.tasks();
  await bench.db.prepare("UPDATE requests SET outcome = 'booked', version = version + 1").run();
  const decision = { decision: 'erase', note: '', mode: 'now', by, now: bench.clock.now } as const;
  expect(task && (await decideWithdrawal(bench.db, bench.ring, task, decision))).toBe('changed');
  expect((await bench.tasks()).length).toBe(1);
});
