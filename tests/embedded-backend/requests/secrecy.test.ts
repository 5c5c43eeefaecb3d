import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { carryOver } from '#embedded-backend/requests/carry-over.ts';
import { encryptJson } from '#encryption/encrypt.ts';
import { keyRing } from '#encryption/keys.ts';
import { noteContext } from '#requests/request.ts';
import { databaseOnDisk } from '#tests/databases.ts';
import { keys } from '#tests/embedded-backend/practice-database.ts';
import { aFriday, callback, clearRows, custody, message, requestsBench, writeClear } from './requests-bench.ts';

const at = '2026-11-20T10:04:00+05:30';
const written = { name: 'Canaryname', phone: '9123456789', email: 'canary@example.com', text: 'Canarywords आशा', note: 'Canarynote' };

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'requests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function filesIn(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Buffer.concat(files.map((file) => readFileSync(join(file.parentPath, file.name))));
}

/** Without the journal beside the file, which is the platform's (SECURITY.md, "Keys"). */
function pagesIn(folder: string): Buffer {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sqlite'))) {
    const pages = new DatabaseSync(join(folder, file));
    pages.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    pages.close();
  }
  return filesIn(folder);
}

function canariesIn(bytes: Buffer): ReadonlyArray<string> {
  return Object.values(written).filter((text) => bytes.includes(text) || bytes.includes(btoa(encodeURIComponent(text)).slice(0, -4)));
}

const longer = (text: string) => `${text} ${'x'.repeat(6_000)} ${text}`;

test('no file of the database holds what is stored', async () => {
  const folder = emptyFolder();
  const { db, close } = await databaseOnDisk('migrations', folder);
  const { post, read } = await requestsBench({ db });
  const { name, phone, email, text } = written;
  await post('/appointement', { ...callback, fname: name, phone, email, description: `[GI-7K3Q-92] ${text}` }, 'key-number-one', custody);
  await post('/inquiry', { ...message, fullName: name, phoneNumber: phone, email, message: text }, 'key-number-one');
  const { keyId, iv, ciphertext } = await encryptJson((await keyRing(keys))[0], noteContext(1, aFriday), written.note);
  const sql = "INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext) VALUES (1, ?, 'a@b.c', 'advised', ?, ?, ?)";
  await db.prepare(sql).bind(aFriday, keyId, iv, ciphertext).run();
  expect((await read('/inquiry')).data).toMatchObject([{ fullName: name }]);
  await close();
  const bytes = filesIn(folder);
  expect(bytes.includes('key-number-one')).toBe(true);
  expect(canariesIn(bytes)).toEqual([]);
});

test('what was carried over or removed is gone from the pages', async () => {
  const folder = emptyFolder();
  const { db, close } = await databaseOnDisk('migrations', folder);
  const { read, remove } = await requestsBench({ db });
  for (let row = 1; row <= 60; row += 1)
    for (const table of ['appointments', 'inquiries'] as const) {
      const text = row % 7 === 0 ? longer(written.text) : written.text;
      await writeClear(db, table, { key: `${table}-${row}`, at, name: written.name, text });
    }
  expect(canariesIn(filesIn(folder))).toEqual([written.name, written.email, written.text]);
  await remove('60');
  await remove('56');
  await carryOver(db, await keyRing(keys), aFriday, 500);
  expect((await read('/appointement')).data).toHaveLength(60);
  expect((await read('/inquiry')).data).toHaveLength(58);
  await close();
  const bytes = pagesIn(folder);
  expect(bytes.includes('inquiries-60')).toBe(true);
  expect(canariesIn(bytes)).toEqual([]);
});

test('the first that are carried over leave nothing beside the rest', async () => {
  const folder = emptyFolder();
  const { db, close } = await databaseOnDisk('migrations', folder);
  for (let row = 1; row <= 20; row += 1)
    await writeClear(db, 'inquiries', {
      key: `key-${row}`,
      at,
      name: row > 17 ? written.name : 'Asha',
      text: row > 17 ? written.text : '',
    });
  await carryOver(db, await keyRing(keys), aFriday, 3);
  expect(await clearRows(db)).toBe(17);
  await close();
  // The address is that of the others, too.
  expect(canariesIn(pagesIn(folder))).toEqual([written.email]);
});

test('erased ciphertext and notes are gone from the pages', async () => {
  const folder = emptyFolder();
  const { db, close } = await databaseOnDisk('migrations', folder);
  const { post, remove } = await requestsBench({ db });
  const [newest] = await keyRing(keys);
  for (let row = 1; row <= 4; row += 1) {
    await post('/inquiry', { ...message, message: row === 3 ? 'y'.repeat(4_000) : written.text }, `key-${row}`);
    const { keyId, iv, ciphertext } = await encryptJson(newest, noteContext(row, aFriday), written.note);
    const sql = "INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext) VALUES (?, ?, 'a@b.c', 'advised', ?, ?, ?)";
    await db.prepare(sql).bind(row, aFriday, keyId, iv, ciphertext).run();
  }
  const sealed = 'SELECT hex(ciphertext) AS hex FROM requests UNION ALL SELECT hex(ciphertext) FROM events';
  const before = (await db.prepare(sealed).all<{ hex: string }>()).results.map(({ hex }) => Buffer.from(hex, 'hex'));
  await remove('3');
  await remove('delete/all');
  await close();
  const bytes = pagesIn(folder);
  expect([before.length, bytes.includes('key-4')]).toEqual([8, true]);
  // The beginning is enough: a long one lies on several pages.
  expect(before.filter((ciphertext) => bytes.includes(ciphertext.subarray(0, 24)))).toEqual([]);
});
