import { afterAll, expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { eraseRequest } from '#desk/requests/erase-request.ts';
import { finishTasks } from '#desk/requests/finish-erasures.ts';
import type { KeptRow } from '#desk/requests/kept.ts';
import { openRequest } from '#desk/requests/opened.ts';
import { decideTask } from '#desk/withdrawals/decide-task.ts';
import { listTasks } from '#desk/withdrawals/tasks.ts';
import { decryptJson, type EncryptedRow } from '#encryption/encrypt.ts';
import { noteContext } from '#requests/request.ts';
import type { Submission } from '#requests/types.ts';
import { endDatabases } from '#tests/databases.ts';
import { day, keepingBench } from '#tests/desk/keeping-bench.ts';

afterAll(endDatabases);

const asha: Submission = {
  kind: 'callback',
  payload: { fname: 'Asha', lname: '', phone: '9876543210', email: 'asha@x.test', patientType: '', reason: '', description: '' },
};
const by = 'meera@practice.test';

async function withdrawn(...contacts: ReadonlyArray<string>) {
  const bench = await keepingBench();
  const told = await bench.send(asha);
  const reference = 'reference' in told ? told.reference : '';
  for (const contact of contacts) await bench.withdraw(reference, contact);
  const deps = () => ({ outbox: bench.outbox, requests: bench.requests, keys: bench.keys, ring: bench.ring, now: bench.clock.now });
  const tasks = () => listTasks(deps());
  const decide = async (at: number, decision: 'erase' | 'leave' | 'done', mode: 'now' | 'lock' = 'now') => {
    const task = (await tasks())[at];
    return task && decideTask(deps(), task, { decision, note: 'Rang her: it was not she.', mode, by });
  };
  const row = async () => (await bench.requests.prepare('SELECT * FROM requests').first<KeptRow>()) as KeptRow;
  return { ...bench, reference, deps, tasks, decide, row };
}

test('a task says whether the contact fits, and by when', async () => {
  const bench = await withdrawn('9876543210', 'ASHA@x.test', '9000000000');
  const tasks = await bench.tasks();
  expect(tasks.map(({ fit }) => fit)).toEqual(['fits', 'fits', 'does-not-fit']);
  expect(tasks.map(({ dueAt }) => dueAt)).toEqual(Array(3).fill(bench.clock.now + practice.privacy.answersWithinDays * day));
  expect(tasks[0]?.kept?.sender?.name).toBe('Asha');
});

test('erasing answers every withdrawal of the request', async () => {
  const bench = await withdrawn('9876543210', 'asha@x.test');
  expect(await bench.decide(0, 'erase')).toBe('done');
  expect((await bench.row()).state).toBe('erased');
  expect(await bench.tasks()).toEqual([]);
  const { results } = await bench.outbox.prepare('SELECT state, length(ciphertext) AS kept FROM withdrawals').all();
  expect(results).toEqual(Array(2).fill({ state: 'done', kept: 0 }));
});

test('the lock is used where the owner chose it', async () => {
  const bench = await withdrawn('9876543210');
  await bench.decide(0, 'erase', 'lock');
  expect((await bench.row()).state).toBe('locked');
});

// Whoever knows a reference can send a stranger's contact with it; that must not end the wish of the one who fits.
test('leaving one does not answer the other', async () => {
  const bench = await withdrawn('9000000000', '9876543210');
  expect(await bench.decide(0, 'leave')).toBe('done');
  expect((await bench.tasks()).map(({ fit }) => fit)).toEqual(['fits']);
  const row = await bench.row();
  expect((await openRequest(bench.ring, row))?.name).toBe('Asha');
  const [event] = (await bench.rows('events')) as unknown as ReadonlyArray<EncryptedRow & { at: number; outcome: string }>;
  const note = event && (await decryptJson(bench.ring, noteContext(row.id, event.at), event));
  expect([event?.outcome, note]).toEqual([
    'note',
    { ok: true, value: 'A withdrawal of consent did not fit this request. Rang her: it was not she.' },
  ]);
});

test('a task whose request is gone is closed by itself', async () => {
  const bench = await withdrawn('9876543210');
  await eraseRequest(bench.deps(), await bench.row(), { mode: 'now', by });
  expect((await bench.tasks()).map(({ fit }) => fit)).toEqual(['gone']);
  await bench.job(finishTasks);
  expect(await bench.tasks()).toEqual([]);
});

test('a task stays open while its request is here', async () => {
  const bench = await withdrawn('9876543210');
  await bench.job(finishTasks);
  expect((await bench.tasks()).length).toBe(1);
});

test('without a request there is nothing to compare', async () => {
  const bench = await withdrawn('9876543210');
  await bench.requests.batch([bench.requests.prepare('DELETE FROM request_words'), bench.requests.prepare('DELETE FROM requests')]);
  expect((await bench.tasks()).map(({ fit }) => fit)).toEqual(['nowhere']);
  expect(await bench.decide(0, 'erase')).toBe('not-there');
  expect(await bench.decide(0, 'done')).toBe('done');
  expect(await bench.tasks()).toEqual([]);
});

test('a request that changed meanwhile is not erased by a task', async () => {
  const bench = await withdrawn('9876543210');
  const [task] = await bench.tasks();
  await bench.requests.prepare("UPDATE requests SET outcome = 'booked', version = version + 1").run();
  expect(task && (await decideTask(bench.deps(), task, { decision: 'erase', note: '', mode: 'now', by }))).toBe('changed');
  expect((await bench.tasks()).length).toBe(1);
});
