import { afterAll, expect, test } from 'vitest';
import { deliveredSince, readCustody } from '#desk/requests/custody.ts';
import { sawAllStatement } from '#desk/requests/log-seen.ts';
import { answerWords, heldWords } from '#desk/requests/state-words.ts';
import { keyRing } from '#encryption/keys.ts';
import type { Submission } from '#requests/types.ts';
import { endDatabases } from '#tests/databases.ts';
import { day, hour, keepingBench, newKey, oldKey } from '#tests/desk/keeping-bench.ts';

afterAll(endDatabases);

const from = (fullName: string): Submission => ({
  kind: 'contact',
  payload: { fullName, email: 'x@x.test', phoneNumber: '020 2543 1234', message: 'Hello' },
});

async function waiting() {
  const bench = await keepingBench();
  await bench.send(from('Held'), { spamSignal: 'links' });
  const stuck = async (name: string, state: string) => {
    await bench.send(from(name), { spamSignal: 'x' });
    await bench.outbox
      .prepare('UPDATE outbox SET state = ?, last_code = 422, held_reason = NULL WHERE held_reason = ?')
      .bind(state, 'x')
      .run();
  };
  await stuck('Waiting', 'pending');
  await stuck('Rejected', 'rejected');
  await bench.send(from('Delivered'));
  const read = async (keys = [oldKey]) => readCustody({ outbox: bench.outbox, requests: bench.requests, ring: await keyRing(keys) });
  return { ...bench, read };
}

const names = (some: { shown: ReadonlyArray<{ sender: { name: string } | undefined }> }) => some.shown.map(({ sender }) => sender?.name);

test('everything that nobody has yet is shown, with its reason', async () => {
  const custody = await (await waiting()).read();
  expect([custody.held, custody.waiting, custody.rejected].map(names)).toEqual([['Held'], ['Waiting'], ['Rejected']]);
  expect([custody.held.shown[0]?.why, custody.rejected.shown[0]?.why]).toEqual(['links', '422']);
  expect([custody.unopenable.all, custody.unopenableKept.all]).toEqual([0, 0]);
});

test('what lacks its key is counted with the key’s name', async () => {
  const custody = await (await waiting()).read([newKey]);
  expect([custody.held.all, custody.waiting.all, custody.rejected.all]).toEqual([0, 0, 0]);
  expect([custody.unopenable.all, custody.unopenableKept.all]).toEqual([3, 1]);
  expect(custody.unopenableKept.shown.map(({ keyId }) => keyId)).toEqual([oldKey.id]);
});

test('one that was tampered with is shown as such', async () => {
  const bench = await waiting();
  await bench.outbox.prepare("UPDATE outbox SET ciphertext = zeroblob(length(ciphertext)) WHERE state = 'held'").run();
  const { held } = await bench.read();
  expect([held.all, held.shown[0]?.sender]).toEqual([1, undefined]);
});

test('deliveries are counted from when it is asked', async () => {
  const bench = await waiting();
  expect(await deliveredSince(bench.outbox, [bench.clock.now - day, bench.clock.now + 1])).toEqual([1, 0]);
});

test('who saw what waits is written down once an hour', async () => {
  const bench = await keepingBench();
  const saw = (now: number, by: string, references: ReadonlyArray<string>) =>
    sawAllStatement(bench.requests, { by, now, references, what: 'saw what waits' }).run();
  await saw(bench.clock.now, 'a', ['GI-1', 'GI-2', 'GI-1']);
  await saw(bench.clock.now + 1, 'a', ['GI-1', 'GI-3']);
  await saw(bench.clock.now + 1, 'b', ['GI-1']);
  await saw(bench.clock.now + hour + 2, 'a', ['GI-1']);
  expect((await bench.rows('access_log')).map(({ by, reference }) => `${by} ${reference}`)).toEqual([
    'a GI-1',
    'a GI-2',
    'a GI-3',
    'b GI-1',
    'a GI-1',
  ]);
});

test('every reason has words of its own', () => {
  const words = ['honeypot', 'too-fast', 'links', 'anything else', null].map(heldWords);
  expect(new Set(words).size).toBe(4);
  expect(
    [answerWords(null), answerWords('unreachable'), answerWords('401')].every((text) => text.endsWith('.') || text.endsWith('?')),
  ).toBe(true);
});
