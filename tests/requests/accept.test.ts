import { expect, test } from 'vitest';
import { answerBy, callBy } from '#content/callback-promise.ts';
import { practice } from '#content/practice.ts';
import { wholeDay } from '#content/practice-time.ts';
import { keyRing } from '#encryption/keys.ts';
import { accept, remainingTimeouts } from '#requests/accept.ts';
import { initialDue } from '#requests/calls/due-times.ts';
import { hoursWithout } from '#requests/closed-days.ts';
import { eraseRequest } from '#requests/erase.ts';
import { reencryptSome } from '#requests/reencrypt.ts';
import { openRequest } from '#requests/request.ts';
import { neverOpen } from '#tests/hours.ts';
import {
  aFriday,
  asha,
  callbackFrom,
  day,
  forwardingBench,
  key,
  laterKeys,
  minute,
  ravi,
  referenceIn,
  requestsBench,
  rotatedKeys,
  second,
} from './requests-bench.ts';

const idempotencyKey = key('1');
const reference = expect.stringMatching(/^GI-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{2}$/);
const saturdayCloses = Date.parse('2026-11-21T17:00:00+05:30');
const mondayCloses = Date.parse('2026-11-23T17:00:00+05:30');
const promisedAt = aFriday + 116 * minute;

test('a callback request is stored open, due at its promised time', async () => {
  const { send, rows, deps } = await requestsBench();
  expect(await send(asha, { idempotencyKey, promisedAt })).toEqual({ outcome: 'delivered', reference, promisedAt });
  const [row] = await rows();
  expect(row).toMatchObject({
    ...{ kind: 'callback', number: 1, reference, state: 'open', accepted_at: aFriday, promised_at: promisedAt, due_at: promisedAt },
    ...{ notice_version: '2026-11-20', language: 'en', key_id: 'a', held_reason: null, version: 1 },
  });
  const opened = row && (await openRequest(await keyRing(deps.keys), row));
  const { name, phone, email, text } = opened?.written ?? {};
  expect([name, phone, email, text]).toEqual(['Asha Rao', '9876543210', 'asha@example.com', 'Pain after meals']);
});

test('a contact message is due when the next opening day closes', async () => {
  const { send, rows } = await requestsBench();
  await send(ravi);
  await send(ravi, { idempotencyKey, hours: hoursWithout([wholeDay(Date.parse('2026-11-21'))]) });
  // A practice that never opens looks at it tomorrow.
  await send(ravi, { idempotencyKey: key('2'), hours: neverOpen });
  expect((await rows()).map(({ promised_at, due_at }) => [promised_at, due_at])).toEqual([
    [null, saturdayCloses],
    [null, mondayCloses],
    [null, aFriday + day],
  ]);
});

test('50 simultaneous identical requests create one row and one reference', async () => {
  const { send, rows } = await requestsBench();
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(asha, { idempotencyKey })));
  expect(new Set(answers.map(referenceIn)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
});

test('fifty identical requests at a deduplication-window boundary create one row', async () => {
  const { deps, rows } = await requestsBench();
  const boundary = aFriday + 6 * minute;
  const options = { noticeVersion: '1', language: 'en', hours: practice.openingHours, promisedAt: null, emergency: null };
  const instants = Array.from({ length: 50 }, (_, index) => boundary - (index % 2));
  const answers = await Promise.all(instants.map((at) => accept({ ...deps, now: () => at }, asha, options)));
  expect(new Set(answers.map(referenceIn)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
});

test('an identical request hours later returns the first response', async () => {
  const { send, rows, pass } = await requestsBench();
  const first = await send(asha, { idempotencyKey, promisedAt });
  pass(3 * 60 * minute);
  expect(await send(asha, { idempotencyKey, promisedAt: promisedAt + 1 })).toEqual(first);
  expect(await rows()).toHaveLength(1);
});

test.each([
  ['a double click across two time buckets', 1, 6 * minute - second, 2 * second],
  ['a resend with a slow clock', 1, 6 * minute, -second],
  ['the same form half an hour later', 2, 0, 30 * minute],
])('without an idempotency key, %s creates %i row(s)', async (_, count, before, between) => {
  const { send, rows, pass } = await requestsBench();
  pass(before);
  const first = await send(asha);
  pass(between);
  const again = await send(asha);
  expect([referenceIn(first) === referenceIn(again), (await rows()).length]).toEqual([count === 1, count]);
});

test('a reused idempotency key with different text is rejected', async () => {
  const { send, rows } = await requestsBench();
  await send(asha, { idempotencyKey });
  expect(await send(callbackFrom('Meena'), { idempotencyKey })).toEqual({ outcome: 'key-reused' });
  expect(await send(ravi, { idempotencyKey })).toEqual({ outcome: 'key-reused' });
  expect(await rows()).toHaveLength(1);
});

test('a new request never has the reference of another', async () => {
  const { send, db, rows } = await requestsBench();
  const first = await send(asha, { idempotencyKey });
  // The first request under another key, holding the reference that this one would get.
  await db.prepare("UPDATE requests SET idempotency_key = 'another'").run();
  const again = await send(asha, { idempotencyKey });
  expect(again).toMatchObject({ outcome: 'delivered', reference });
  expect(referenceIn(again)).not.toBe(referenceIn(first));
  expect((await rows()).map(({ number }) => number)).toEqual([1, 2]);
});

test.each([
  ['kept here', requestsBench],
  ['forwarded', forwardingBench],
])('a suspected spam request (%s) is held but looks accepted', async (_, bench) => {
  const { send, rows, logged } = await bench();
  const options = { idempotencyKey, spamSignal: 'honeypot' };
  const first = await send(asha, options);
  expect(first).toMatchObject({ outcome: 'accepted', reference });
  expect(await send(asha, options)).toEqual(first);
  expect(await rows()).toMatchObject([{ state: 'held', held_reason: 'honeypot', attempts: 0 }]);
  expect(logged).toEqual([{ event: 'request', reference: referenceIn(first), state: 'held', code: 'honeypot' }]);
});

test("resending an erased request returns 'erased' and stores nothing", async () => {
  const { send, db, rows, table } = await requestsBench();
  await send(asha, { idempotencyKey });
  for (const mode of ['lock', 'now'] as const) {
    const [row] = await rows();
    await eraseRequest(db, { request: { id: 1, name: '', version: row?.version ?? 0 }, mode, by: 'a@b.c', now: aFriday });
    const [tombstone] = await rows();
    // Other words too: a fingerprint that is erased can be compared with nothing.
    for (const submission of [asha, callbackFrom('Meena')])
      expect([mode, await send(submission, { idempotencyKey })]).toEqual([mode, { outcome: 'erased' }]);
    expect([await rows(), await table('request_words')]).toEqual([[tombstone], []]);
  }
});

test('after encryption-key rotation a resent request keeps its reference', async () => {
  const bench = await requestsBench();
  const first = [await bench.send(asha), await bench.send(ravi, { idempotencyKey })];
  bench.deps.keys = rotatedKeys;
  expect([await bench.send(asha), await bench.send(ravi, { idempotencyKey })]).toEqual(first);
});

test('a resent form is recognised after re-encryption and old-key removal', async () => {
  const bench = await requestsBench();
  const first = await bench.send(asha, { idempotencyKey });
  expect(await reencryptSome(bench.db, await keyRing(rotatedKeys), 10)).toBe(1);
  bench.deps.keys = laterKeys;
  expect(await bench.send(asha, { idempotencyKey })).toEqual(first);
});

test('a resent request whose encryption key was removed creates no duplicate', async () => {
  const bench = await requestsBench();
  await bench.send(asha, { idempotencyKey });
  bench.deps.keys = laterKeys;
  expect(await bench.send(asha, { idempotencyKey })).toEqual({ outcome: 'key-reused' });
  expect(await bench.rows()).toHaveLength(1);
});

test.each([
  ['open', requestsBench],
  ['delivered', forwardingBench],
])('resending fails while the recent %s original cannot be decrypted', async (state, makeBench) => {
  const bench = await makeBench();
  await bench.send(asha);
  expect(await bench.rows()).toMatchObject([{ state }]);
  bench.deps.keys = laterKeys;
  expect(await bench.send(asha)).toEqual({ outcome: 'not-received' });
  expect(await bench.send(callbackFrom('With a key'), { idempotencyKey })).toMatchObject({ outcome: 'delivered' });
  // After twenty minutes the same words would be another request anyway.
  bench.pass(20 * minute);
  expect(await bench.send(asha)).toMatchObject({ outcome: 'delivered' });
});

test('time spent before storing a request shortens its later timeouts', () => {
  const defaults = { store: 2_000, kvFallback: 2_500, delivery: 300, settle: 2_500 };
  expect(remainingTimeouts(undefined, defaults)).toEqual(defaults);
  expect(remainingTimeouts(1_900, defaults)).toEqual({ store: 500, kvFallback: 600, delivery: 300, settle: 600 });
});

test.each([
  ['How long should I fast before endoscopy tomorrow?', true],
  ['Is the clinic open To-day, or only TOMMOROW?', true],
  ['Kal endoscopy hai, kya kha sakte hain?', true],
  ['aaj aa sakta hoon kya', true],
  ['udyala yeu ka?', true],
  ['कल कितने बजे आना है?', true],
  ['आजच भेट मिळेल का?', true],
  ['उद्या उपाशी यायचे का?', true],
  ['What does a gastroscopy cost?', false],
  ['आजकल पेट ख़राब रहता है', false],
  ['उद्यानाजवळ क्लिनिक आहे का?', false],
  ['My skalpel wound and the Kalyan branch', false],
] as const)('the contact message “%s” is due today: %s', async (message, isSoon) => {
  const due = initialDue({ kind: 'contact', text: message }, aFriday, null, practice.openingHours);
  expect(due).toBe((isSoon ? callBy : answerBy)(aFriday, practice.openingHours));
});
