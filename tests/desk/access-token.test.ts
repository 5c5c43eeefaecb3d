import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessKeys, emailOfToken } from '#desk/door/access-token.ts';
import { clockStart } from '#tests/clock.ts';
import { startAccess } from '#tests/cloudflare-access.ts';

const email = 'asha.kulkarni@practice.test';
let access: Awaited<ReturnType<typeof startAccess>>;
beforeAll(async () => {
  access = await startAccess();
});
afterAll(() => access.close());

/** Who a token says it is, asked with keys of the test's own. */
function emailIn(token: string, keys = accessKeys(access.team)): Promise<string | undefined> {
  return emailOfToken(token, access, clockStart, keys);
}

test('a whole token gives the e-mail, in small letters', async () => {
  expect(await emailIn(access.tokenFor(email))).toBe(email);
  expect(await emailIn(access.tokenFor('Asha.Kulkarni@Practice.TEST'))).toBe(email);
  // An address that a narrower pattern would turn away.
  expect(await emailIn(access.tokenFor("niamh.o'brien+desk@practice.test"))).toBe("niamh.o'brien+desk@practice.test");
});

test('an audience of several is one that names ours whole', async () => {
  const claims = access.claimsOf(email);
  expect(await emailIn(access.sign({ ...claims, aud: access.audience }))).toBe(email);
  expect(await emailIn(access.sign({ ...claims, aud: ['0'.repeat(64), access.audience] }))).toBe(email);
  expect(await emailIn(access.sign({ ...claims, aud: [[access.audience]] }))).toBeUndefined();
});

test('no token with anything wrong gives an e-mail', async () => {
  const wrong = Object.entries(access.wrongTokens(email));
  expect(wrong.length).toBeGreaterThan(30);
  const keys = accessKeys(access.team);
  const passed = [];
  for (const [what, token] of wrong) if ((await emailIn(token, keys)) !== undefined) passed.push(what);
  expect(passed).toEqual([]);
  // The trial is a fair one: the same keys know who is right.
  expect(await emailIn(access.tokenFor(email), keys)).toBe(email);
});

test('letters that look like others are nobody’s address', async () => {
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

test('a key of another kind, use or algorithm verifies nothing', async () => {
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
  access.answers(undefined);
});

// The clocks of Access and of the Worker differ a little; nothing is given to a token whose time is over.
test('a token may be ten seconds early, never late', async () => {
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

// The first of that name is asked; the second can neither stand in for it nor stop it.
test('of two keys with one name the first counts', async () => {
  const [key = {}] = access.published().keys;
  const another = await startAccess();
  const [theirs = {}] = another.published().keys;
  access.answers(200, () => JSON.stringify({ keys: [key, { ...theirs, kid: 'key-1' }] }));
  expect(await emailIn(access.tokenFor(email))).toBe(email);
  expect(await emailIn(another.sign({ ...access.claimsOf(email) }))).toBeUndefined();
  access.answers(undefined);
  await another.close();
});
