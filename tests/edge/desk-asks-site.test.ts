import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { deskApp } from '#desk/app.ts';
import { markAgain } from '#desk/mark-again.ts';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { formOf, startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
let app: ReturnType<typeof deskApp>;
const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };

beforeAll(async () => {
  site = await startDesk();
  vi.stubGlobal('__DESK_ASSETS__', { css: '/a.css', script: '/a.js', writing: '/w.js' });
  vi.stubGlobal('__LIVE__', false);
  vi.useFakeTimers({ now: clockStart, toFake: ['Date'] });
  app = (await import('#desk/app.ts')).deskApp();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await site?.close();
});

/** Asks the desk in this process, with the databases of the one that was started. */
async function ask(path: string, role: 'doctor' | 'owner', more: object = {}, init: RequestInit = {}): Promise<Response> {
  const origin = init.method === 'POST' ? { Origin: site.deskUrl } : {};
  const request = new Request(`${site.deskUrl}${path}`, { ...init, headers: { ...site.signedInAs(role), ...origin } });
  return app.fetch(request, { ...site.env, ...site.access.vars, ...more }, context);
}

test('a walk-in is kept while the site is away', async () => {
  const silent = { SITE: { fetch: () => Promise.reject(new Error('gone')) } };
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fields = { name: 'Ramu', phone: '9822077999', wish: 'vomiting blood since morning', came: 'phone' };
  const marks = async () => {
    const { results } = await site.env.DB.prepare('SELECT emergency FROM requests WHERE entered_by IS NOT NULL ORDER BY number').all();
    return results.map(({ emergency }) => emergency !== null);
  };
  const unmarked = await ask('/write-down', 'owner', silent, formOf(fields));
  expect(unmarked.headers.get('location')).toMatch(/written-down-unmarked&about=GI-/);
  error.mockRestore();
  const marked = await ask('/write-down', 'owner', {}, formOf({ ...fields, phone: '9822077998' }));
  expect(marked.headers.get('location')).toMatch(/written-down-emergency&about=GI-/);
  expect(await marks()).toEqual([false, true]);
  // Nobody looked again, and the doctor's list, the first line and the bell never knew.
  const row = () =>
    site.env.DB.prepare(
      'SELECT id, emergency, due_at, first_opened_at, unmarked_since FROM requests WHERE entered_by IS NOT NULL ORDER BY number',
    ).first();
  await site.env.DB.prepare('UPDATE requests SET first_opened_at = 1 WHERE entered_by IS NOT NULL').run();
  expect(await row()).toMatchObject({ unmarked_since: clockStart });
  const { ring } = { ring: await keyRing([developmentSecret]) };
  const job = (SITE: unknown) => markAgain({ env: { ...site.env, SITE } as never, settings: {} as never, ring, now: clockStart + 60_000 });
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await job(silent.SITE);
  quiet.mockRestore();
  expect(await marks()).toEqual([false, true]);
  await job(site.env.SITE);
  expect(await marks()).toEqual([true, true]);
  expect(await row()).toMatchObject({ emergency: expect.stringContaining('vomits-blood'), first_opened_at: null, unmarked_since: null });
});

test('the public cannot ask the site for an emergency mark', async () => {
  const answer = await site.fetch('/_desk/mark', { method: 'POST', body: 'vomiting blood' });
  expect(answer.status).not.toBe(200);
  expect(await answer.text()).not.toContain('vomits-blood');
});
