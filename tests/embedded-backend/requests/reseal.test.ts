import { expect, test } from 'vitest';
import { decryptJson, encryptJson } from '#encryption/encrypt.ts';
import { type KeyRing, keyRing } from '#encryption/keys.ts';
import { digestsOfQuery } from '#requests/digests.ts';
import { eraseStatements, lockStatements } from '#requests/erase.ts';
import { noteContext } from '#requests/request.ts';
import { countUnopenableRequests, resealSome } from '#requests/reseal.ts';
import { keys, laterKeys, rotatedKeys } from '#tests/embedded-backend/practice-database.ts';
import { aFriday, callback, message, requestsBench } from './requests-bench.ts';

type Bench = Awaited<ReturnType<typeof requestsBench>>;

async function found({ db }: Bench, ring: KeyRing, typed: string): Promise<ReadonlyArray<number>> {
  const [any = []] = await digestsOfQuery(ring, typed);
  const sql = 'SELECT DISTINCT request_id AS id FROM request_words WHERE digest IN (SELECT value FROM json_each(?)) ORDER BY id';
  return (await db.prepare(sql).bind(JSON.stringify(any)).all<{ id: number }>()).results.map(({ id }) => id);
}

async function addNote({ db }: Bench, requestId: number, text: string) {
  const [newest] = await keyRing(keys);
  const { keyId, iv, ciphertext } = await encryptJson(newest, noteContext(requestId, aFriday), text);
  const sql = "INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext) VALUES (?, ?, 'a@b.c', 'advised', ?, ?, ?)";
  await db.prepare(sql).bind(requestId, aFriday, keyId, iv, ciphertext).run();
}

test('resealed requests need the newest key alone', async () => {
  const first = await requestsBench();
  for (const key of ['k1', 'k2', 'k3']) await first.post('/inquiry', message, key);
  await first.post('/appointement', callback, 'k1');
  await addNote(first, 2, 'Rang back');
  const { db } = first;
  const rotated = await keyRing(rotatedKeys);
  const later = await keyRing(laterKeys);
  const read = async (secrets: typeof keys) => {
    const bench = await requestsBench({ db, keys: secrets });
    return [(await bench.read('/inquiry')).data, (await bench.read('/appointement')).data];
  };
  const before = await read(keys);
  const [{ version }] = (await first.requests()) as [{ version: number }];
  expect(await read(rotatedKeys)).toEqual(before);
  expect(await found(first, rotated, 'ravi')).toEqual([1, 2, 3]);
  expect(await countUnopenableRequests(db, later)).toBe(4);

  const rounds: number[] = [];
  for (let done = 1; done > 0; ) {
    done = await resealSome(db, rotated, 2);
    rounds.push(done);
  }
  expect(rounds).toEqual([3, 2, 0]);
  expect(await read(laterKeys)).toEqual(before);
  expect(await found(first, later, 'ravi')).toEqual([1, 2, 3]);
  expect(await found(first, await keyRing(keys), 'ravi')).toEqual([]);
  expect(await countUnopenableRequests(db, later)).toBe(0);
  // Nobody who has one open is told that it changed.
  expect((await first.requests()).map((row) => row.version)).toEqual([version, version, version, version]);
  const note = await db
    .prepare('SELECT key_id, iv, ciphertext FROM events')
    .first<{ key_id: string; iv: number[]; ciphertext: number[] }>();
  expect(note && (await decryptJson(later, noteContext(2, aFriday), note))).toEqual({ ok: true, value: 'Rang back' });
});

test('what is locked is resealed, and found by nobody', async () => {
  const bench = await requestsBench();
  await bench.post('/inquiry', message, 'k1');
  await bench.db.batch(lockStatements(bench.db, { where: 'id = ?1', bind: [1] }, aFriday));
  expect(await resealSome(bench.db, await keyRing(rotatedKeys), 10)).toBe(1);
  expect(await bench.requests()).toMatchObject([{ key_id: 'b', phone_hash: null, email_hash: null, state: 'locked' }]);
  expect(await bench.words()).toEqual([]);
});

// An erasure between reading and writing: the database below answers the reading, then erases.
test('an erasure meanwhile is not undone', async () => {
  const bench = await requestsBench();
  await bench.post('/inquiry', message, 'k1');
  await addNote(bench, 1, 'Rang back');
  let batches = 0;
  const db = {
    prepare: (sql: string) => bench.db.prepare(sql),
    batch: async (statements: Parameters<typeof bench.db.batch>[0]) => {
      const results = await bench.db.batch(statements);
      batches += 1;
      if (batches === 1) await bench.db.batch(eraseStatements(bench.db, { where: 'id = ?1', bind: [1] }));
      return results;
    },
  } as unknown as typeof bench.db;
  await resealSome(db, await keyRing(rotatedKeys), 10);
  expect(batches).toBe(2);
  expect(await bench.requests()).toMatchObject([{ state: 'erased', ciphertext: [], key_id: '', phone_hash: null }]);
  expect(await bench.words()).toEqual([]);
  expect((await bench.db.prepare('SELECT key_id, ciphertext FROM events').all()).results).toEqual([{ key_id: '', ciphertext: [] }]);
  expect(await resealSome(bench.db, await keyRing(rotatedKeys), 10)).toBe(0);
});

test('a request whose key is missing is there with empty fields', async () => {
  const first = await requestsBench();
  await first.post('/inquiry', message, 'k1');
  await first.post('/appointement', callback, 'k1');
  const without = await requestsBench({ db: first.db, keys: laterKeys });
  await without.post('/inquiry', message, 'k2');
  const [inquiries, appointments] = [(await without.read('/inquiry')).data, (await without.read('/appointement')).data];
  expect(inquiries).toMatchObject([
    { id: 2, ...message },
    { id: 1, fullName: '', email: '', phoneNumber: '', message: '' },
  ]);
  expect(Object.keys(appointments[0] ?? {})).toEqual(['id', ...Object.keys(callback), 'createdAt']);
  expect(await countUnopenableRequests(first.db, await keyRing(laterKeys))).toBe(2);
  // What nobody can open is left as it is.
  expect(await resealSome(first.db, await keyRing(laterKeys), 10)).toBe(0);
});
