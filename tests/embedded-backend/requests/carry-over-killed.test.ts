/** @module-tag long */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { D1Database } from '@cloudflare/workers-types';
import { expect, onTestFinished, test } from 'vitest';
import { databaseOnDisk } from '#tests/databases.ts';
import { aFriday, clearRows, requestsBench } from './requests-bench.ts';

const each = 5_000;
const script = new URL('carry-over-process.ts', import.meta.url).pathname;

const fill = [
  `INSERT INTO appointments (idempotency_key, fname, lname, phone, email, patient_type, reason, description, created_at, updated_at)
    SELECT 'a' || n, 'Name ' || n, 'Rao', 9000000000 + n, 'n' || n || '@example.com', 'new', '', 'Words ' || n, '2026-11-20T10:04:00+05:30', '' FROM count`,
  `INSERT INTO inquiries (idempotency_key, full_name, email, phone_number, message, created_at, updated_at)
    SELECT 'i' || n, 'Name ' || n, 'n' || n || '@example.com', 9000000000 + n, 'Words ' || n, '2026-11-20T10:04:00+05:30', '' FROM count`,
];

async function everyNumber(db: D1Database, path: string, nameOf: (row: Record<string, unknown>) => unknown) {
  const { read } = await requestsBench({ db });
  const rows: string[] = [];
  for (let after: number | null = 100_000; after !== null; ) {
    const page = await read(`${path}?after=${after}`);
    rows.push(...page.data.map((row) => `${row.id} ${nameOf(row)}`));
    after = page.next;
  }
  return rows;
}

// The group at once, workerd too, as a machine that loses its power would end it; at `killAfter` done, or never.
async function carryOverInProcess(folder: string, killAfter: number): Promise<number> {
  const child = spawn(process.execPath, ['--no-warnings', script, folder, String(aFriday)], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null && process.kill(-child.pid, 'SIGKILL');
  onTestFinished(() => void end());
  const exited = once(child, 'exit');
  let done = 0;
  for await (const line of createInterface(child.stdout)) {
    done = Number(line);
    if (done >= killAfter) end();
  }
  await exited;
  return done;
}

test('10,000 carried over, killed twice on the way: all there once', { timeout: 300_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carry-over-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  const first = await databaseOnDisk('migrations', folder);
  const count = `WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < ${each})`;
  for (const sql of fill) await first.db.prepare(sql.replace('SELECT', `${count} SELECT`)).run();
  await first.close();

  const left: number[] = [];
  for (const killAfter of [2_000, 3_000]) {
    expect(await carryOverInProcess(folder, killAfter)).toBeGreaterThanOrEqual(killAfter);
    const { db, close } = await databaseOnDisk(undefined, folder);
    const lies = await clearRows(db);
    left.push(lies);
    // Each lies in one place and no other.
    expect(await db.prepare('SELECT count(*) AS rows FROM requests').first('rows')).toBe(2 * each - lies);
    await close();
  }
  expect(left.every((rows) => rows > 0 && rows < 2 * each)).toBe(true);
  await carryOverInProcess(folder, Number.POSITIVE_INFINITY);

  const { db, close } = await databaseOnDisk(undefined, folder);
  const expected = Array.from({ length: each }, (_, at) => `${each - at} Name ${each - at}`);
  expect(await clearRows(db)).toBe(0);
  expect(await everyNumber(db, '/appointement', (row) => row.fname)).toEqual(expected);
  expect(await everyNumber(db, '/inquiry', (row) => row.fullName)).toEqual(expected);
  await close();
});
