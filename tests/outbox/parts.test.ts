import { expect, test } from 'vitest';
import { retryAfterMs } from '#backend/http/client.ts';
import { decrypt, encrypt } from '#encryption/encrypt.ts';
import { keyRing } from '#encryption/keys.ts';
import { backoffDelay } from '#requests/forward/backoff.ts';
import { resultOf } from '#requests/forward/delivery.ts';
import { fingerprintOf, identify } from '#requests/identity.ts';
import { referenceFrom } from '#requests/reference.ts';
import { asha, minute, oneKey, rotatedKeys, second } from './outbox-bench.ts';

const middle = () => 0.5;

// The waits between attempts are 0, 5 s, 30 s, 2 m, 10 m, 30 m, then an hour for ever.
test('the backoff grows from 0 seconds to an hour', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 7, 1_000].map((attempts) => backoffDelay(attempts, 0, middle));
  expect(waits).toEqual([0, 5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 60 * minute, 60 * minute]);
});

test('waits differ by a fifth either way', () => {
  expect(backoffDelay(3, 0, () => 0)).toBe(96 * second);
  expect(backoffDelay(3, 0, () => 1)).toBe(144 * second);
});

// What the backend asks for is honoured, up to an hour, and never shortens the wait.
test('Retry-After is honoured, up to an hour', () => {
  expect(backoffDelay(1, 10 * minute, middle)).toBe(10 * minute);
  expect(backoffDelay(1, 24 * 60 * minute, middle)).toBe(60 * minute);
  expect(backoffDelay(5, second, middle)).toBe(30 * minute);
});

test.each([
  ['120', 120_000],
  ['Fri, 20 Nov 2026 04:36:00 GMT', 120_000],
  ['Fri, 20 Nov 2026 04:30:00 GMT', 0],
  ['soon', undefined],
  [null, undefined],
])('Retry-After %s is %s milliseconds', (header, wait) => {
  expect(retryAfterMs(header, Date.parse('2026-11-20T04:34:00Z'))).toBe(wait);
});

test('only 400 and 422 are refusals', () => {
  const kindOf = (status: number) => resultOf({ kind: 'status', status, body: null }).kind;
  const statuses = Array.from({ length: 600 }, (_, status) => status);
  expect(statuses.filter((status) => kindOf(status) === 'refused')).toEqual([400, 422]);
  expect(statuses.filter((status) => kindOf(status) === 'retry')).toHaveLength(598);
  expect(resultOf({ kind: 'malformed', why: 'html' })).toEqual({ kind: 'retry', code: 'html' });
});

// A reference has six letters that are told apart by ear, each as likely as the next.
test('a reference has six unbiased, unambiguous letters', () => {
  const counts = new Map<string, number>();
  for (let round = 0; round < 20_000; round += 1) {
    const reference = referenceFrom(crypto.getRandomValues(new Uint8Array(32)));
    expect(reference).toMatch(/^GI-[^01OIL\W_]{4}-[^01OIL\W_]{2}$/);
    for (const letter of reference.slice(3).replace('-', '')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(counts.size).toBe(31);
  // A plain remainder of a byte would give eight letters 12.5 % more than the others.
  const mean = (20_000 * 6) / 31;
  for (const count of counts.values()) expect(Math.abs(count - mean) / mean).toBeLessThan(0.08);
});

// Who a request is follows from its key, so that it can be worked out again without the database.
test('an identity follows from its key alone', async () => {
  const ring = await keyRing(oneKey);
  const [one, two] = await Promise.all([1, 2].map((now) => identify(ring, asha, 'a-browsers-key-1', now)));
  expect(one).toMatchObject({ id: two?.id, idempotencyKey: two?.idempotencyKey, fingerprint: two?.fingerprint });
  expect(await one?.reference(0)).toBe(await two?.reference(0));
  expect(one?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});

// The order of a payload’s fields does not change its fingerprint, and any field does.
test('field order does not change a fingerprint', async () => {
  const [key] = await keyRing(oneKey);
  const { kind, payload } = asha;
  const backwards = Object.fromEntries(Object.entries(payload).reverse()) as typeof payload;
  expect(await fingerprintOf(key, { kind, payload: backwards })).toBe(await fingerprintOf(key, asha));
  expect(await fingerprintOf(key, { kind, payload: { ...payload, reason: 'billing' } })).not.toBe(await fingerprintOf(key, asha));
});

// An encrypted payload opens with its key for its own row only, and never looks the same twice.
test('a ciphertext opens with its key, for its row', async () => {
  const ring = await keyRing(oneKey);
  const encrypted = await encrypt(ring[0], 'row-1', asha);
  const row = { id: 'row-1', kind: asha.kind, key_id: encrypted.keyId, iv: [...encrypted.iv], ciphertext: [...encrypted.ciphertext] };
  expect(await decrypt(ring, row)).toEqual({ ok: true, submission: asha });
  expect(await decrypt(await keyRing(rotatedKeys), row)).toMatchObject({ ok: true });
  expect(await decrypt(ring, { ...row, id: 'row-2' })).toEqual({ ok: false, why: 'cannot-open' });
  expect(await decrypt(ring, { ...row, kind: 'contact' })).toEqual({ ok: false, why: 'cannot-open' });
  expect(await decrypt(ring, { ...row, key_id: 'c' })).toEqual({ ok: false, why: 'no-key' });
  expect((await encrypt(ring[0], 'row-1', asha)).iv).not.toEqual(encrypted.iv);
});

test("the browser's own key is in no identity", async () => {
  const identity = await identify(await keyRing(oneKey), asha, 'a-browsers-key-1', 1);
  expect(JSON.stringify([identity.idempotencyKey, identity.id, identity.fingerprint])).not.toContain('browsers-key');
});
