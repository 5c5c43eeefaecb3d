import { expect, test } from 'vitest';
import { decryptJson, type KeyRing, keyRing } from '#encryption/keys.ts';
import { eraseStatements, lockStatements } from '#requests/erase.ts';
import { countUnopenable } from '#requests/health.ts';
import { digestsOfQuery } from '#requests/lists/search-terms.ts';
import { reencryptSome } from '#requests/reencrypt.ts';
import { noteContext, openRequests } from '#requests/request.ts';
import { listWithdrawals } from '#requests/withdraw/tasks.ts';
import { addNote, aFriday, asha, key, laterKeys, oneKey, ravi, referenceIn, requestsBench, rotatedKeys } from './requests-bench.ts';

const [first, rotated, later] = await Promise.all([keyRing(oneKey), keyRing(rotatedKeys), keyRing(laterKeys)]);
type Bench = Awaited<ReturnType<typeof requestsBench>>;

async function found({ db }: Bench, ring: KeyRing, typed: string): Promise<ReadonlyArray<number>> {
  const [any = []] = await digestsOfQuery(ring, typed);
  const sql = 'SELECT DISTINCT request_id AS id FROM request_words WHERE digest IN (SELECT value FROM json_each(?)) ORDER BY id';
  return (await db.prepare(sql).bind(JSON.stringify(any)).all<{ id: number }>()).results.map(({ id }) => id);
}

const writtenIn = async ({ rows }: Bench, ring: KeyRing) => (await openRequests(ring, await rows())).map(({ written }) => written);

test('re-encrypted requests, notes and withdrawals open with the newest key alone', async () => {
  const bench = await requestsBench();
  const { db, send, ask, rows, table } = bench;
  for (const name of ['1', '2', '3']) await send(ravi, { idempotencyKey: key(name) });
  const reference = referenceIn(await send(asha, { idempotencyKey: key('4'), language: 'hi' }));
  await addNote(bench, 2, 'Rang back');
  await ask(reference, asha.payload.phone);
  const before = await writtenIn(bench, first);
  const versions = (await rows()).map(({ version }) => version);
  expect(await writtenIn(bench, rotated)).toEqual(before);
  expect([await found(bench, rotated, 'ravi'), await countUnopenable(db, later)]).toEqual([[1, 2, 3], 4]);

  const rounds: number[] = [];
  for (let done = 1; done > 0; ) {
    done = await reencryptSome(db, rotated, 2);
    rounds.push(done);
  }
  expect(rounds).toEqual([4, 2, 0]);
  expect(await writtenIn(bench, later)).toEqual(before);
  expect((await rows()).map(({ language }) => language)).toEqual(['en', 'en', 'en', 'hi']);
  expect([await found(bench, later, 'ravi'), await found(bench, first, 'ravi')]).toEqual([[1, 2, 3], []]);
  expect(await countUnopenable(db, later)).toBe(0);
  // Nobody who has one open is told that it changed.
  expect((await rows()).map(({ version }) => version)).toEqual(versions);
  const [note] = (await table('events')) as [{ key_id: string; iv: number[]; ciphertext: number[] }];
  expect(await decryptJson(later, noteContext(2, aFriday), note)).toEqual({ ok: true, value: 'Rang back' });
  expect(await listWithdrawals(db, later)).toMatchObject([{ reference, contact: asha.payload.phone }]);
});

test('a locked request is re-encrypted without search digests', async () => {
  const { db, send, rows, table } = await requestsBench();
  await send(ravi);
  await db.batch(lockStatements(db, { where: 'id = ?1', bind: [1] }, aFriday));
  expect(await reencryptSome(db, rotated, 10)).toBe(1);
  expect(await rows()).toMatchObject([{ key_id: 'b', phone_hash: null, email_hash: null, state: 'locked' }]);
  expect(await table('request_words')).toEqual([]);
});

test('re-encryption does not undo an erasure that happened meanwhile', async () => {
  const bench = await requestsBench();
  const { db, deps, database, send, rows, table } = bench;
  await send(ravi);
  await addNote(bench, 1, 'Rang back');
  database.become(async (work) => {
    const results = await work();
    await db.batch(eraseStatements(db, { where: 'id = ?1', bind: [1] }, aFriday));
    return results;
  }, 'well');
  await reencryptSome(deps.db, rotated, 10);
  expect(await rows()).toMatchObject([{ state: 'erased', ciphertext: [], key_id: '', phone_hash: null }]);
  expect([await table('request_words'), await table('events')]).toMatchObject([[], [{ key_id: '', ciphertext: [] }]]);
  expect(await reencryptSome(db, rotated, 10)).toBe(0);
});

test('re-encryption leaves rows unchanged that no key decrypts', async () => {
  const { db, deps, send, rows } = await requestsBench();
  await send(ravi);
  const before = await rows();
  expect(await reencryptSome(db, later, 10)).toBe(0);
  await db.prepare("UPDATE requests SET ciphertext = x'0102'").run();
  expect(await reencryptSome(db, rotated, 10)).toBe(0);
  expect(await rows()).toMatchObject([{ key_id: 'a', iv: before[0]?.iv }]);
  expect(deps.keys).toBe(oneKey);
});
