import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { discard } from '#outbox/staff/review.ts';
import { sweep } from '#requests/forward/sweep.ts';
import { databaseOnDisk } from '#tests/databases.ts';
import { asha, callbackFrom, key, minute, outboxBench } from './outbox-bench.ts';

test('no file of the database holds what a visitor wrote', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { db, close } = await databaseOnDisk('migrations', folder);
  const bench = await outboxBench({ db, mode: 503 });
  for (const name of ['Canary One', 'Canary Two']) await bench.send(callbackFrom(name), { idempotencyKey: key(name.slice(-3)) });
  const { results } = await db.prepare('SELECT ref, hex(ciphertext) AS ciphertext FROM outbox').all<{ ref: string; ciphertext: string }>();
  const waiting = filesIn(folder);
  bench.backend.setMode('ok');
  bench.pass(minute);
  expect(await sweep(bench.deps)).toMatchObject({ sent: 2 });
  await close();
  for (const bytes of [waiting, filesIn(folder)]) {
    // The reference is there in clear, so these are the right files.
    expect(bytes.includes(results[0]?.ref ?? 'none')).toBe(true);
    for (const written of ['Canary', asha.payload.phone, asha.payload.email, asha.payload.description]) {
      expect(bytes.includes(written)).toBe(false);
      expect(bytes.includes(btoa(written).slice(0, -4))).toBe(false);
    }
  }
  expect(waiting.includes(Buffer.from(results[0]?.ciphertext ?? 'none', 'hex'))).toBe(true);
});

// The journal beside the file is the platform's: what went through it stays there until it is used again (SECURITY.md, "Keys").
test('erased ciphertext is gone from the pages of the database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { db, close } = await databaseOnDisk('migrations', folder);
  const bench = await outboxBench({ db, mode: 503 });
  for (const name of ['One', 'Two', 'Three']) await bench.send(callbackFrom(name), { idempotencyKey: key(name) });
  await bench.send(callbackFrom('Held'), { spamSignal: 'links' });
  const { results } = await db
    .prepare('SELECT ref, state, hex(ciphertext) AS ciphertext FROM outbox')
    .all<{ ref: string; state: string; ciphertext: string }>();
  bench.backend.setMode('ok');
  bench.pass(minute);
  await sweep(bench.deps);
  expect(await discard(bench.deps, results.find(({ state }) => state === 'held')?.ref ?? '')).toBe(true);
  await close();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sqlite'))) {
    const pages = new DatabaseSync(join(folder, file));
    pages.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    pages.close();
  }
  const bytes = filesIn(folder);
  expect(bytes.includes(results[0]?.ref ?? 'none')).toBe(true);
  expect(results.filter(({ ciphertext }) => bytes.includes(Buffer.from(ciphertext, 'hex'))).map(({ ref }) => ref)).toEqual([]);
});

function filesIn(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Buffer.concat(files.map((file) => readFileSync(join(file.parentPath, file.name))));
}
