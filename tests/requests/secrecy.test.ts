import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { eraseRequest } from '#requests/erase.ts';
import { sweep } from '#requests/forward/sweep.ts';
import { discard } from '#requests/moderation.ts';
import type { Submission } from '#requests/submission.ts';
import { databaseOnDisk } from '#tests/databases.ts';
import { addNote, aFriday, asha, forwardingBench, key, minute, oneKey, ravi, referenceIn, requestsBench } from './requests-bench.ts';

const written = { name: 'Canaryname', phone: '9123456789', email: 'canary@example.com', text: 'Canarywords आशा', note: 'Canarynote' };
const given = { phone: '9123456700', email: 'withdrawn@example.com' };
const { name, phone, email, text } = written;

const callback = (words = text): Submission => ({ ...asha, payload: { ...asha.payload, fname: name, phone, email, description: words } });
const message: Submission = { ...ravi, payload: { fullName: name, phoneNumber: phone, email, message: text } };

async function onDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'requests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, ...(await databaseOnDisk('migrations', folder)) };
}

function filesIn(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Buffer.concat(files.map((file) => readFileSync(join(file.parentPath, file.name))));
}

/** Without the journal beside the file, which is the platform's (SECURITY.md, "Keys"). */
function pagesIn(folder: string): Buffer {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((found) => found.endsWith('.sqlite'))) {
    const pages = new DatabaseSync(join(folder, file));
    pages.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    pages.close();
  }
  return filesIn(folder);
}

const canariesIn = (bytes: Buffer): ReadonlyArray<string> =>
  [...Object.values(written), ...Object.values(given), 'secret-of-a-form'].filter(
    (canary) => bytes.includes(canary) || bytes.includes(btoa(encodeURIComponent(canary)).slice(0, -4)),
  );

test('no database file contains submitted text in plain text', async () => {
  const { folder, db, close } = await onDisk();
  const bench = await forwardingBench({ db, mode: 503 });
  const reference = referenceIn(await bench.send(callback(), { idempotencyKey: 'secret-of-a-form-01' }));
  await bench.send(message, { spamSignal: 'links' });
  const api = embeddedBackend({ db, keys: oneKey, trusted: true });
  await api.request('/api/v1/inquiry', { method: 'POST', body: JSON.stringify(message.payload) });
  await addNote(bench, 1, written.note);
  for (const contact of Object.values(given)) await bench.ask(reference, contact);
  const sealed = await db.prepare('SELECT hex(ciphertext) AS hex FROM requests').first<string>('hex');
  const waiting = filesIn(folder);
  bench.backend.setMode('ok');
  bench.pass(minute);
  expect(await sweep(bench.deps)).toMatchObject({ sent: 1 });
  await bench.ask(reference, given.phone);
  await close();
  for (const bytes of [waiting, filesIn(folder)]) {
    // The reference is there in clear, so these are the right files.
    expect([bytes.includes(reference), canariesIn(bytes)]).toEqual([true, []]);
  }
  expect(waiting.includes(Buffer.from(sealed ?? 'none', 'hex'))).toBe(true);
});

test('erased ciphertext and notes are gone from the database pages', async () => {
  const { folder, db, close } = await onDisk();
  const bench = await requestsBench({ db });
  const references: string[] = [];
  for (const at of [1, 2, 3, 4]) {
    references.push(referenceIn(await bench.send(callback(at === 3 ? 'y'.repeat(4_000) : text), { idempotencyKey: key(String(at)) })));
    await addNote(bench, at, written.note);
    await bench.ask(references[at - 1] ?? '', given.phone);
  }
  const held = referenceIn(await bench.send(message, { spamSignal: 'links' }));
  const withdrawn = referenceIn(await bench.send(callback(), { idempotencyKey: key('6'), spamSignal: 'links' }));
  const before = await sealedIn(bench.db);
  for (const [at, request] of references.entries())
    await eraseRequest(db, { request: { id: at + 1, name: request, version: 1 }, mode: 'now', by: 'a@b.c', now: aFriday });
  expect(await discard(db, { name: held, by: 'a@b.c', now: aFriday })).toBe(true);
  await bench.ask(withdrawn, phone);
  expect((await bench.rows()).map(({ state }) => state)).toEqual(Array(6).fill('erased'));
  await close();
  const bytes = pagesIn(folder);
  expect([before.length, bytes.includes(held)]).toEqual([14, true]);
  // The beginning is enough: a long one lies on several pages.
  expect(before.filter((ciphertext) => bytes.includes(ciphertext.subarray(0, 24)))).toEqual([]);
});

test('delivered ciphertext is gone from the database pages', async () => {
  const { folder, db, close } = await onDisk();
  const bench = await forwardingBench({ db, mode: 503 });
  const reference = referenceIn(await bench.send(callback()));
  await bench.send(message);
  const before = await sealedIn(db);
  bench.backend.setMode('ok');
  bench.pass(minute);
  expect(await sweep(bench.deps)).toMatchObject({ sent: 2 });
  await close();
  const bytes = pagesIn(folder);
  expect([before.length, bytes.includes(reference)]).toEqual([2, true]);
  expect(before.filter((ciphertext) => bytes.includes(ciphertext))).toEqual([]);
});

async function sealedIn(db: Awaited<ReturnType<typeof onDisk>>['db']): Promise<ReadonlyArray<Buffer>> {
  const tables = ['requests', 'events', 'withdrawals'].map((table) => `SELECT hex(ciphertext) AS hex FROM ${table}`);
  const { results } = await db.prepare(tables.join(' UNION ALL ')).all<{ hex: string }>();
  return results.map(({ hex }) => Buffer.from(hex, 'hex'));
}
