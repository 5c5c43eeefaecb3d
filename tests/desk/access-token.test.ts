import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { minute } from '#content/practice-time.ts';
import { accessKeys, emailOfToken } from '#desk/door/access-token.ts';
import { clockStart } from '#tests/clock.ts';
import { startAccess } from '#tests/cloudflare-access.ts';

const email = 'asha.kulkarni@practice.test';
let access: Awaited<ReturnType<typeof startAccess>>;
beforeAll(async () => {
  access = await startAccess();
});
beforeEach(() => {
  access.answers(undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => access.close());

/** Verifies a token, by default with a fresh set of keys. */
function emailIn(token: string, keys = accessKeys(access.team)): Promise<string | undefined> {
  return emailOfToken(token, access, clockStart, keys);
}

test("sign-in takes a valid token's e-mail address in lower case", async () => {
  expect(await emailIn(access.tokenFor(email))).toBe(email);
  expect(await emailIn(access.tokenFor('Asha.Kulkarni@Practice.TEST'))).toBe(email);
  // A narrower pattern would reject this address.
  expect(await emailIn(access.tokenFor("niamh.o'brien+desk@practice.test"))).toBe("niamh.o'brien+desk@practice.test");
});

test('sign-in accepts an audience list that contains our audience', async () => {
  const claims = access.claimsOf(email);
  expect(await emailIn(access.sign({ ...claims, aud: access.audience }))).toBe(email);
  expect(await emailIn(access.sign({ ...claims, aud: ['0'.repeat(64), access.audience] }))).toBe(email);
  expect(await emailIn(access.sign({ ...claims, aud: [[access.audience]] }))).toBeUndefined();
});

test('sign-in rejects every kind of invalid token', async () => {
  const wrong = Object.entries(access.wrongTokens(email));
  expect(wrong.length).toBeGreaterThan(30);
  const keys = accessKeys(access.team);
  const passed = [];
  for (const [what, token] of wrong) if ((await emailIn(token, keys)) !== undefined) passed.push(what);
  expect(passed).toEqual([]);
  // Control: the same keys accept a valid token.
  expect(await emailIn(access.tokenFor(email), keys)).toBe(email);
});

test('sign-in rejects e-mail addresses with non-ASCII lookalike letters', async () => {
  for (const strange of [
    'ashα@practice.test',
    'a\u212A@practice.test',
    'ſ@practice.test',
    'a b@practice.test',
    'a@b@practice.test',
    '@',
    '',
  ])
    expect([strange, await emailIn(access.tokenFor(strange))]).toEqual([strange, undefined]);
});

test('sign-in rejects signing keys of another type, use or algorithm', async () => {
  const [key = {}] = access.published().keys;
  const token = access.tokenFor(email);
  const kinds: ReadonlyArray<Record<string, unknown>> = [
    { ...key, kty: 'oct', k: 'c2VjcmV0' },
    { ...key, kty: 'EC', crv: 'P-256' },
    { ...key, use: 'enc' },
    { ...key, alg: 'RS512' },
    { ...key, key_ops: ['sign'] },
  ];
  for (const kind of kinds) {
    access.answers(200, () => JSON.stringify({ keys: [kind] }));
    expect([kind, await emailIn(token).catch(() => 'no keys')]).toEqual([kind, kind.kty === 'RSA' ? undefined : 'no keys']);
  }
});

test('sign-in tolerates ten seconds of clock skew but no expired token', async () => {
  const at = clockStart / 1_000;
  const claims = { ...access.claimsOf(email), exp: at + 60 };
  const keys = accessKeys(access.team);
  const emailAt = (more: object) => emailOfToken(access.sign({ ...claims, ...more }), access, at * 1_000, keys);
  expect(await emailAt({ iat: at + 10, nbf: at + 10 })).toBe(email);
  expect(await emailAt({ iat: at + 11 })).toBeUndefined();
  expect(await emailAt({ nbf: at + 11 })).toBeUndefined();
  expect(await emailAt({ nbf: String(at) })).toBeUndefined();
  expect(await emailAt({ exp: at + 1 })).toBe(email);
  expect(await emailAt({ exp: at })).toBeUndefined();
});

test('sign-in uses the first of two published keys sharing an id', async () => {
  const [key = {}] = access.published().keys;
  const another = await startAccess();
  const [theirs = {}] = another.published().keys;
  access.answers(200, () => JSON.stringify({ keys: [key, { ...theirs, kid: 'key-1' }] }));
  expect(await emailIn(access.tokenFor(email))).toBe(email);
  expect(await emailIn(another.sign({ ...access.claimsOf(email) }))).toBeUndefined();
  await another.close();
});

test('sign-in fetches the Access signing keys once an hour', async () => {
  const keys = accessKeys(access.team);
  const before = access.asked();
  for (let at = 0; at <= 60; at += 10) await keys('key-1', clockStart + at * minute);
  expect(access.asked() - before).toBe(1);
  await keys('key-1', clockStart + 61 * minute);
  expect(access.asked() - before).toBe(2);
});

test('unknown key ids refetch sign-in keys at most once a minute', async () => {
  const keys = accessKeys(access.team);
  await keys('key-1', clockStart);
  const before = access.asked();
  for (let second = 0; second < 180; second += 1) await keys(`nobody-${second}`, clockStart + second * 1_000);
  expect(access.asked() - before).toBe(2);
});

test('sign-in accepts Cloudflare Access’s new and previous signing keys', async () => {
  const keys = accessKeys(access.team);
  const old = access.tokenFor(email);
  const at = (milliseconds: number, token: string) => emailOfToken(token, access, clockStart + milliseconds, keys);
  expect(await at(0, old)).toBe(email);
  access.rotate();
  const fresh = access.tokenFor(email);
  expect(await at(2 * minute, fresh)).toBe(email);
  expect(await at(2 * minute, old)).toBe(email);
  access.rotate();
  // A key that is no longer published is dropped at the next fetch.
  expect(await at(4 * minute, access.tokenFor(email))).toBe(email);
  expect(await at(4 * minute, old)).toBeUndefined();
});

test('sign-in accepts known signing keys while fetching new ones fails', async () => {
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

test('sign-in fails without Cloudflare Access keys and refetches them next time', async () => {
  access.answers(503);
  const keys = accessKeys(access.team);
  await expect(keys('key-1', clockStart)).rejects.toThrow();
  access.answers(undefined);
  expect((await keys('key-1', clockStart)).length).toBeGreaterThan(0);
});

test('two parallel first sign-ins both get Cloudflare Access keys', async () => {
  const keys = accessKeys(access.team);
  const both = await Promise.allSettled([keys('key-1', clockStart), keys('key-1', clockStart)]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

test('sign-in ignores Cloudflare Access keys of an unknown type', async () => {
  const token = access.tokenFor(email);
  access.answers(200, () => JSON.stringify({ keys: [{ kid: 'post-quantum', kty: 'AKP' }, null, ...access.published().keys] }));
  expect(await emailOfToken(token, access, clockStart, accessKeys(access.team))).toBe(email);
});
