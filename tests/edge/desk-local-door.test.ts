import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHarness } from 'wrangler';
import { accessAnswer, signInPath } from '#commands/access-stand-in/answers.ts';
import { localStaff } from '#commands/access-stand-in/local-staff.ts';
import { serveAccess } from '#commands/access-stand-in/server.ts';
import { audience, claimsOf, newKey, signToken } from '#commands/access-stand-in/tokens.ts';
import type { DeskBindings, Person } from '#desk/desk-env.ts';

const keys = [newKey('local')];
let people: ReadonlyArray<Person> = [];
let standIn: Awaited<ReturnType<typeof serveAccess>>;
let harness: ReturnType<typeof createTestHarness>;
let url: URL;
// As `npm start` has them: the local door in front, the stand-in behind it.
beforeAll(async () => {
  standIn = await serveAccess((path) => accessAnswer(path, { team: standIn.url, keys, people }));
  const vars = { MODE: 'local' };
  harness = createTestHarness({
    root: fileURLToPath(new URL('../../', import.meta.url)),
    workers: [
      { configPath: 'src/commands/local-door/wrangler.toml', vars: { STAND_IN: standIn.url } },
      { configPath: 'dist/desk/wrangler.json', vars: { ...vars, ACCESS_TEAM: standIn.url, ACCESS_AUD: audience } },
      { configPath: 'dist/server/wrangler.json', vars },
    ],
  });
  ({ url } = await harness.listen());
  const desk = harness.getWorker<DeskBindings>('gi-practice-desk');
  await desk.applyD1Migrations('DB');
  people = await localStaff((await desk.getEnv()).DB, Date.now());
});
afterAll(async () => {
  await harness?.close();
  await standIn?.close();
});

const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, url), { redirect: 'manual', ...init });

async function cookieOf(path: string): Promise<string> {
  const answer = await ask(path);
  expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 303, '/']);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('each printed link signs its person in, more than once', async () => {
  for (const { email, name } of [...people, ...people]) {
    const screen = await ask('/more', { headers: { Cookie: `other=1; ${await cookieOf(signInPath(email))}` } });
    expect([email, screen.status, (await screen.text()).includes(name)]).toEqual([email, 200, true]);
  }
});

test('a stranger is led to the sign-in page', async () => {
  const old = { ...claimsOf(standIn.url, 'owner@practice.test'), exp: 1 };
  for (const Cookie of ['', 'CF_Authorization=x', `CF_Authorization=${signToken(old, keys[0] as (typeof keys)[0])}`]) {
    const answer = await ask('/requests', { headers: { Cookie } });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/cdn-cgi/access/login']);
  }
  expect(await (await ask('/cdn-cgi/access/login')).text()).toContain('Who are you?');
  expect((await ask('/closed-days', { method: 'POST' })).status).toBe(401);
});

test('a signed-in person who is not on the list stays out', async () => {
  const Cookie = await cookieOf(signInPath('stranger@x.test'));
  expect((await ask('/more', { headers: { Cookie } })).status).toBe(403);
});

test('a token header from outside is not let in', async () => {
  const token = signToken(claimsOf(standIn.url, 'owner@practice.test'), keys[0] as (typeof keys)[0]);
  expect((await ask('/more', { headers: { 'Cf-Access-Jwt-Assertion': token } })).status).toBe(302);
  expect((await ask('/more', { headers: { Cookie: `CF_Authorization=${token}` } })).status).toBe(200);
});

test('signing out ends at a page that takes the cookie away', async () => {
  const screen = await (await ask('/more', { headers: { Cookie: await cookieOf(signInPath('desk@practice.test')) } })).text();
  const path = /href="([^"]+)"[^>]*>\s*Sign out/.exec(screen)?.[1] ?? '';
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/^CF_Authorization=;.*Max-Age=0/)]);
});
