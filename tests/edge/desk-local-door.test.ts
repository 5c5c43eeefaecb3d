/** @module-tag long */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInPath } from '#commands/fake-access/answers.ts';
import { claimsOf, keyInFile, type SigningKey, signToken } from '#commands/fake-access/tokens.ts';
import { roles } from '#desk/desk-env.ts';
import { siteProcess } from '#tests/chaos/site-process.ts';
import { cookieOf } from '#tests/desk/check/local-sign-in.ts';

let site: Awaited<ReturnType<typeof siteProcess>>;
let key: SigningKey;
beforeAll(async () => {
  site = await siteProcess('');
  await site.start();
  while (!(await site.deskIsUp())) await setTimeout(100);
  key = await keyInFile(join(site.state, 'access-stand-in.pem'));
});
afterAll(() => site?.close());

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fetch(site.deskUrl + path, { method, headers, redirect: 'manual' });
const tokenOf = (more: object = {}) => signToken({ ...claimsOf(site.deskUrl, 'owner@practice.test'), ...more }, key);
const login = '/cdn-cgi/access/login';

test('each sign-in link printed by npm start signs in its role', async () => {
  for (const role of [...roles, ...roles]) {
    const screen = await ask('/staff', { Cookie: `other=1; ${await cookieOf(site, role)}` });
    expect([role, screen.status]).toEqual([role, role === 'owner' ? 200 : 403]);
  }
});

test('npm start prints no warning', () => {
  expect(site.printed.join('')).toMatch(/Sign in as\n.*\(desk\)/);
  expect(site.printed.join('')).not.toMatch(/warn|▲|Error/i);
});

test('the local desk redirects a stranger to the sign-in page', async () => {
  for (const Cookie of ['', 'CF_Authorization=x', `CF_Authorization=${tokenOf({ exp: 1 })}`]) {
    const answer = await ask('/requests', { Cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, login]);
  }
  expect(await (await ask(login)).text()).toContain('Who are you?');
  expect((await ask('/closed-days', {}, 'POST')).status).toBe(401);
});

test('the local desk returns 403 to people missing from staff', async () => {
  const signedIn = await ask(signInPath('stranger@x.test'));
  const Cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await ask('/more', { Cookie })).status).toBe(403);
});

test('the local desk ignores a token header from outside', async () => {
  expect((await ask('/more', { 'Cf-Access-Jwt-Assertion': tokenOf() })).status).toBe(302);
  expect((await ask('/more', { Cookie: `CF_Authorization=${tokenOf()}` })).status).toBe(200);
});

test('signing out of the local desk deletes the cookie', async () => {
  const screen = await (await ask('/more', { Cookie: await cookieOf(site, 'desk') })).text();
  const answer = await ask(/href="([^"]+)"[^>]*>\s*Sign out/.exec(screen)?.[1] ?? '');
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/^CF_Authorization=;.*Max-Age=0/)]);
});

test('a local sign-in survives a restart', async () => {
  const Cookie = await cookieOf(site, 'owner');
  await site.kill();
  await site.start();
  while (!(await site.deskIsUp())) await setTimeout(100);
  expect((await ask('/more', { Cookie })).status).toBe(200);
});
