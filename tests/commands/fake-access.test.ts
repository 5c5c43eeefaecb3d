import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { accessAnswer, signInPath } from '#commands/fake-access/answers.ts';
import { localStaff } from '#commands/fake-access/local-staff.ts';
import { keyInFile, newKey, publishedKeys } from '#commands/fake-access/tokens.ts';
import { findStaff, putStaff } from '#desk/door/staff.ts';
import { freshDatabase } from '#tests/databases.ts';

const team = {
  team: 'http://127.0.0.1:1',
  keys: [newKey('one')],
  people: [{ email: "o'neil&co@x.test", name: '<b>Asha</b>', role: 'desk' as const }],
};

test('the local sign-in page offers every staff member and any e-mail', () => {
  const { status, body } = accessAnswer('/cdn-cgi/access/login', team);
  expect(status).toBe(200);
  expect(body).toContain('href="/cdn-cgi/access/login?email=o%27neil%26co%40x.test"');
  expect(body).toContain('name="email"');
  expect(body).not.toContain('<b>Asha');
});

test('a local sign-in link sets the session cookie on every use', () => {
  for (let times = 2; times > 0; times -= 1) {
    const { status, headers } = accessAnswer(signInPath('asha@x.test'), team);
    expect([status, headers.Location]).toEqual([303, '/']);
    expect(headers['Set-Cookie']).toMatch(/^CF_Authorization=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  }
});

test('signing out of the local desk clears the session cookie', () => {
  expect(accessAnswer('/cdn-cgi/access/logout', team).headers['Set-Cookie']).toMatch(/^CF_Authorization=;.*Max-Age=0$/);
});

test('the local sign-in keeps its signing key across restarts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'access-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'key.pem');
  const [made, read] = [await keyInFile(file), await keyInFile(file)];
  expect(publishedKeys([read])).toEqual(publishedKeys([made]));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('the local sign-in fills an empty staff list with every role', async () => {
  const db = await freshDatabase('migrations');
  const samples = await localStaff(db, 1);
  expect(samples.map(({ role }) => role)).toEqual(['desk', 'doctor', 'owner']);
  expect(await localStaff(db, 2)).toMatchObject(samples);
});

test('the local sign-in leaves a staff list with members unchanged', async () => {
  const db = await freshDatabase('migrations');
  await putStaff(db, { email: 'you@x.test', name: 'You', role: 'owner', addedBy: 'set-up', now: 1 });
  expect(await localStaff(db, 2)).toMatchObject([{ email: 'you@x.test', name: 'You', role: 'owner' }]);
  expect(await findStaff(db, 'owner@practice.test')).toBeUndefined();
});
