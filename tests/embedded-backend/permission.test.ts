import { expect, test, vi } from 'vitest';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { keys, practiceDatabase } from './practice-database.ts';

const token = 'a-token-of-24-characters';

const open = [
  ['GET', '/dynamic'],
  ['GET', '/dynamic/Blog'],
] as const;

const staffOnly = [
  ['GET', '/appointement'],
  ['POST', '/appointement'],
  ['POST', '/dynamic/section'],
  ['POST', '/dynamic/child/1'],
  ['GET', '/inquiry'],
  ['POST', '/inquiry'],
  ['DELETE', '/inquiry/1'],
  ['DELETE', '/inquiry/delete/all'],
  ['GET', '/vendor'],
  ['POST', '/vendor'],
  ['DELETE', '/vendor/1'],
] as const;

test.each(open)('the API serves %s %s without a token', async (method, path) => {
  const app = embeddedBackend({ db: await practiceDatabase(), keys });
  expect((await app.request(`/api/v1${path}`, { method })).status).toBe(200);
});

test('the API serves sections and pictures without a token', async () => {
  const app = embeddedBackend({ db: await practiceDatabase(), keys });
  const section = await app.request('/api/v1/dynamic/get/section', { method: 'POST', body: '{}' });
  const photo = await app.request('/api/v1/photo/1');
  expect([section.status, photo.status]).toEqual([400, 404]);
});

test.each(staffOnly)('API %s %s returns 404 when no token is configured', async (method, path) => {
  const db = await practiceDatabase();
  for (const configured of [undefined, '']) {
    const app = embeddedBackend({ db, keys, token: configured });
    for (const authorization of ['', 'Bearer', 'Bearer undefined']) {
      const answer = await app.request(`/api/v1${path}`, { method, headers: { authorization } });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ message: 'Not found' });
    }
  }
});

test.each(staffOnly)('API %s %s returns 401 without the right token', async (method, path) => {
  const app = embeddedBackend({ db: await practiceDatabase(), keys, token });
  for (const authorization of [
    '',
    token,
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Bearer ${token.slice(1)}x`,
    `Basic ${token}`,
    'Bearer ',
  ]) {
    const answer = await app.request(`/api/v1${path}`, { method, headers: { authorization } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
  }
  const allowed = await app.request(`/api/v1${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  expect(allowed.status).not.toBe(401);
});

test.each(staffOnly)("API %s %s needs no token from the site's own code", async (method, path) => {
  const app = embeddedBackend({ db: await practiceDatabase(), keys, trusted: true });
  const { status } = await app.request(`/api/v1${path}`, { method, body: method === 'POST' ? '[]' : null });
  // Any status but 401 and 404 by permission: nothing is stored yet, and '[]' is not a valid body.
  expect(status).toBe(method === 'POST' && !path.includes('child') ? 400 : path.endsWith('/1') ? 404 : 200);
});

test('API responses with personal data are sent with no-store', async () => {
  const app = embeddedBackend({ db: await practiceDatabase(), keys, trusted: true });
  expect((await app.request('/api/v1/inquiry')).headers.get('Cache-Control')).toBe('no-store');
});

test('the API returns 404 as JSON for an unknown path', async () => {
  const app = embeddedBackend({ db: await practiceDatabase(), keys, trusted: true });
  for (const path of ['/api/v1/dynamic/Other', '/api/v1/inquiry/abc', '/', '/api/v1']) {
    const answer = await app.request(path);
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'Not found' }]);
  }
});

test('the API returns a bare 500 when the database fails', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const db = await practiceDatabase();
  await db.prepare('DROP TABLE children').run();
  await db.prepare('DROP TABLE sections').run();
  const answer = await embeddedBackend({ db, keys }).request('/api/v1/dynamic/Blog');
  expect([answer.status, await answer.json()]).toEqual([500, { message: 'Server error' }]);
  expect(logged.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([{ event: 'embedded-backend', kind: 'Error' }]);
});
