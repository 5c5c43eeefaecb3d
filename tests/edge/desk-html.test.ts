import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { deskApp } from '#desk/app.ts';
import { clockStart } from '#tests/clock.ts';
import { htmlDifference } from '#tests/desk/html-difference.ts';
import { known, seedForTrials, trials } from '#tests/desk/route-trials.ts';
import { formOf, startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
let app: ReturnType<typeof deskApp>;
const pages: ReactNode[] = [];
const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };

beforeAll(async () => {
  site = await startDesk();
  await seedForTrials(site);
  vi.stubGlobal('__DESK_ASSETS__', { css: '/a.css', script: '/a.js', writing: '/w.js' });
  vi.stubGlobal('__LIVE__', false);
  vi.useFakeTimers({ now: clockStart, toFake: ['Date'] });
  vi.resetModules();
  vi.doMock('#desk/render.ts', async (original) => {
    const { renderHtml } = await original<typeof import('#desk/render.ts')>();
    const noted = (page: ReactNode) => {
      pages.push(page);
      return renderHtml(page);
    };
    return { renderHtml: noted };
  });
  app = (await import('#desk/app.ts')).deskApp();
});
afterAll(async () => {
  vi.doUnmock('#desk/render.ts');
  vi.resetModules();
  vi.useRealTimers();
  await site?.close();
});

/** Asks the desk in this process, with the databases of the one that was started. */
async function ask(path: string, role: 'doctor' | 'owner', more: object = {}, init: RequestInit = {}): Promise<Response> {
  const origin = init.method === 'POST' ? { Origin: site.deskUrl } : {};
  const request = new Request(`${site.deskUrl}${path}`, { ...init, headers: { ...site.signedInAs(role), ...origin } });
  return app.fetch(request, { ...site.env, ...site.access.vars, ...more }, context);
}

test('every screen of the desk is rendered as React would', async () => {
  const addresses = trials(known).flatMap(({ method, address }) => (method === 'GET' ? [address] : []));
  let compared = 0;
  for (const address of [...addresses, '/?page=2', '/nothing-here'])
    for (const role of ['owner', 'doctor'] as const) {
      pages.length = 0;
      const answer = await ask(address, role);
      const text = await answer.text();
      expect([address, answer.status < 500]).toEqual([address, true]);
      if (!answer.headers.get('content-type')?.includes('text/html') || pages.length === 0) continue;
      compared += 1;
      expect([address, htmlDifference(text, `<!doctype html>${renderToStaticMarkup(pages[0])}`)]).toEqual([address, undefined]);
    }
  expect(compared).toBeGreaterThan(60);
});

test('nobody is written down while the site cannot mark emergencies', async () => {
  const silent = { SITE: { fetch: () => Promise.reject(new Error('gone')) } };
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fields = { name: 'Ramu', phone: '9822077999', wish: 'vomiting blood since morning', came: 'phone' };
  const kept = () => site.env.DB.prepare('SELECT count(*) AS n FROM requests WHERE entered_by IS NOT NULL').first('n');
  const before = await kept();
  const refused = await ask('/write-down', 'owner', silent, formOf(fields));
  expect([refused.status, await kept()]).toEqual([409, before]);
  const text = await refused.text();
  for (const words of ['so nothing was stored', 'value="Ramu"', 'vomiting blood since morning']) expect(text).toContain(words);
  error.mockRestore();
  expect((await ask('/write-down', 'owner', {}, formOf(fields))).headers.get('location')).toMatch(/written-down-emergency$/);
});

test('the public cannot ask the site for an emergency mark', async () => {
  const answer = await site.fetch('/_desk/mark', { method: 'POST', body: 'vomiting blood' });
  expect(answer.status).not.toBe(200);
  expect(await answer.text()).not.toContain('vomits-blood');
});
