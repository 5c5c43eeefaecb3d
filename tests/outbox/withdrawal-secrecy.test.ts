import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { alertStaff } from '#requests/alerts.ts';
import { askWithdrawal } from '#requests/withdraw/ask.ts';
import { listWithdrawals } from '#requests/withdraw/tasks.ts';
import { databaseOnDisk } from '#tests/databases.ts';
import { countingDatabase } from './fallible-database.ts';
import { callbackFrom, minute } from './outbox-bench.ts';
import { email, phone, withdrawBench } from './withdraw-bench.ts';

test('staff are told of what was taken back, once, without names', async () => {
  const { ask, deps, pass, logged } = await withdrawBench('ok');
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
  const { deps, reference, send } = await withdrawBench('ok');
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

test('no file of the database holds the contact that was given', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'withdraw-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { db, close } = await databaseOnDisk('migrations', folder);
  const { ask, reference, deps } = await withdrawBench('ok', { db });
  await ask('9123456700');
  await ask('canary@example.com');
  expect(await listWithdrawals(deps)).toHaveLength(2);
  await close();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = Buffer.concat(files.map((file) => readFileSync(join(file.parentPath, file.name))));
  expect(bytes.includes(reference)).toBe(true);
  for (const given of ['9123456700', 'canary@example.com']) expect(bytes.includes(given)).toBe(false);
});
