import { expect, test } from 'vitest';
import { retryAfterMs } from '#backend/http/client.ts';
import { decryptJson, encryptJson, keyRing } from '#encryption/keys.ts';
import { backoffDelay, resultOf } from '#requests/forward/delivery.ts';
import { requestContext } from '#requests/request.ts';
import { fingerprintOf, identify, referenceOf } from '#requests/submission.ts';
import { asha, minute, oneKey, rotatedKeys, second } from './requests-bench.ts';

const middle = () => 0.5;

test('the delivery retry delay grows from 0 seconds to an hour', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 7, 1_000].map((attempts) => backoffDelay(attempts, 0, middle));
  expect(waits).toEqual([0, 5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 60 * minute, 60 * minute]);
  // A fifth either way, so that rows do not come in step.
  expect([backoffDelay(3, 0, () => 0), backoffDelay(3, 0, () => 1)]).toEqual([96 * second, 144 * second]);
});

test('Retry-After lengthens the delivery retry delay, up to an hour', () => {
  const waits = [backoffDelay(1, 10 * minute, middle), backoffDelay(1, 24 * 60 * minute, middle), backoffDelay(5, second, middle)];
  expect(waits).toEqual([10 * minute, 60 * minute, 30 * minute]);
});

test.each([
  ['120', 120_000],
  ['Fri, 20 Nov 2026 04:36:00 GMT', 120_000],
  ['Fri, 20 Nov 2026 04:30:00 GMT', 0],
  ['soon', undefined],
  [null, undefined],
])('the header Retry-After %s means %s milliseconds', (header, wait) => {
  expect(retryAfterMs(header, Date.parse('2026-11-20T04:34:00Z'))).toBe(wait);
});

test('only backend status 400 and 422 count as rejections', () => {
  const kindOf = (status: number) => resultOf({ kind: 'status', status, body: null }).kind;
  const statuses = Array.from({ length: 600 }, (_, status) => status);
  expect(statuses.filter((status) => kindOf(status) === 'refused')).toEqual([400, 422]);
  expect(statuses.filter((status) => kindOf(status) === 'retry')).toHaveLength(598);
  expect(resultOf({ kind: 'malformed', why: 'html' })).toEqual({ kind: 'retry', code: 'html' });
});

test('a reference has six unbiased letters without lookalikes', async () => {
  const counts = new Map<string, number>();
  for (let at = 0; at < 6_000; at += 1) {
    const reference = await referenceOf(`request ${at}`, 0);
    expect(reference).toMatch(/^GI-[^01OIL\W_]{4}-[^01OIL\W_]{2}$/);
    for (const letter of reference.slice(3).replace('-', '')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(counts.size).toBe(31);
  // A plain remainder of a byte would give eight letters 12.5 % more than the others.
  const mean = (6_000 * 6) / 31;
  const favoured = [...'23456789'].reduce((sum, letter) => sum + (counts.get(letter) ?? 0), 0);
  expect(Math.abs(favoured / (8 * mean) - 1)).toBeLessThan(0.04);
  expect(await referenceOf('request 1', 1)).not.toBe(await referenceOf('request 1', 0));
});

test('a browser’s idempotency key yields one database key, even after rotation', async () => {
  const ring = await keyRing(oneKey);
  const [one, two] = await Promise.all([1, 20 * minute].map((now) => identify(ring, asha, 'a-browsers-key-1', now)));
  expect(one).toEqual(two);
  expect(one?.idempotencyKey).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  const rotated = await identify(await keyRing(rotatedKeys), asha, 'a-browsers-key-1', 1);
  expect(rotated.idempotencyKey).toBe(one?.idempotencyKey);
});

test('a request fingerprint depends on every field, not on their order', async () => {
  const [key] = await keyRing(oneKey);
  const { kind, payload } = asha;
  const backwards = Object.fromEntries(Object.entries(payload).reverse()) as typeof payload;
  expect(await fingerprintOf(key, { kind, payload: backwards })).toBe(await fingerprintOf(key, asha));
  for (const field of Object.keys(payload))
    expect(await fingerprintOf(key, { kind, payload: { ...payload, [field]: 'other' } })).not.toBe(await fingerprintOf(key, asha));
});

test('a ciphertext decrypts only with its key and its own row', async () => {
  const ring = await keyRing(oneKey);
  const encrypted = await encryptJson(ring[0], requestContext('callback', 'row-1'), asha);
  const row = { key_id: encrypted.keyId, iv: [...encrypted.iv], ciphertext: [...encrypted.ciphertext] };
  const opened = { ok: true, value: asha };
  expect(await decryptJson(ring, requestContext('callback', 'row-1'), row)).toEqual(opened);
  expect(await decryptJson(await keyRing(rotatedKeys), requestContext('callback', 'row-1'), row)).toEqual(opened);
  for (const elsewhere of [requestContext('callback', 'row-2'), requestContext('contact', 'row-1')])
    expect(await decryptJson(ring, elsewhere, row)).toEqual({ ok: false, why: 'cannot-open' });
  expect(await decryptJson(ring, requestContext('callback', 'row-1'), { ...row, key_id: 'c' })).toEqual({ ok: false, why: 'no-key' });
  expect((await encryptJson(ring[0], requestContext('callback', 'row-1'), asha)).iv).not.toEqual(encrypted.iv);
});
