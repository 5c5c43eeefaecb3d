import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accessKeys, emailOfToken } from '#desk/door/access-token.ts';
import { clockStart } from '#tests/clock.ts';
import { startAccess } from '#tests/cloudflare-access.ts';

const email = 'asha@practice.test';
const minute = 60_000;
let access: Awaited<ReturnType<typeof startAccess>>;
beforeAll(async () => {
  access = await startAccess();
});
beforeEach(() => access.answers(undefined));
afterAll(() => access.close());

test('keys are asked for once an hour', async () => {
  const keys = accessKeys(access.team);
  const before = access.asked();
  for (let at = 0; at <= 60; at += 10) await keys('key-1', clockStart + at * minute);
  expect(access.asked() - before).toBe(1);
  await keys('key-1', clockStart + 61 * minute);
  expect(access.asked() - before).toBe(2);
});

test('an unknown key is asked for at most once a minute', async () => {
  const keys = accessKeys(access.team);
  await keys('key-1', clockStart);
  const before = access.asked();
  for (let second = 0; second < 180; second += 1) await keys(`nobody-${second}`, clockStart + second * 1_000);
  expect(access.asked() - before).toBe(2);
});

test('a new key is found, and the one before still serves', async () => {
  const keys = accessKeys(access.team);
  const old = access.tokenFor(email);
  const at = (milliseconds: number, token: string) => emailOfToken(token, access, clockStart + milliseconds, keys);
  expect(await at(0, old)).toBe(email);
  access.rotate();
  const fresh = access.tokenFor(email);
  expect(await at(2 * minute, fresh)).toBe(email);
  expect(await at(2 * minute, old)).toBe(email);
  access.rotate();
  // Published no more, and known no more once the new ones are asked for.
  expect(await at(4 * minute, access.tokenFor(email))).toBe(email);
  expect(await at(4 * minute, old)).toBeUndefined();
});

test('while keys cannot be had, those known go on serving', async () => {
  const keys = accessKeys(access.team);
  const token = access.sign({ ...access.claimsOf(email), exp: clockStart / 1_000 + 86_400 });
  expect(await emailOfToken(token, access, clockStart, keys)).toBe(email);
  const broken = [
    [500, '{}'],
    [200, 'not JSON'],
    [200, '{"keys":[]}'],
    [200, '{"keys":"none"}'],
    [302, ''],
    [200, ' '.repeat(70_000)],
  ] as const;
  for (const [place, [status, body]] of broken.entries()) {
    access.answers(status, () => body);
    const before = access.asked();
    const at = clockStart + (61 + 2 * place) * minute;
    expect([body.slice(0, 20), await emailOfToken(token, access, at, keys)]).toEqual([body.slice(0, 20), email]);
    expect(access.asked() - before).toBe(1);
  }
});

test('without any keys nobody gets in; the next asks again', async () => {
  access.answers(503);
  const keys = accessKeys(access.team);
  await expect(keys('key-1', clockStart)).rejects.toThrow();
  access.answers(undefined);
  expect((await keys('key-1', clockStart)).length).toBeGreaterThan(0);
});

// A person's first two tabs.
test('two who come first at once both get keys', async () => {
  const keys = accessKeys(access.team);
  const both = await Promise.allSettled([keys('key-1', clockStart), keys('key-1', clockStart)]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

test('a key of an unknown kind shuts nobody out', async () => {
  const token = access.tokenFor(email);
  access.answers(200, () => JSON.stringify({ keys: [{ kid: 'post-quantum', kty: 'AKP' }, null, ...access.published().keys] }));
  expect(await emailOfToken(token, access, clockStart, accessKeys(access.team))).toBe(email);
});
