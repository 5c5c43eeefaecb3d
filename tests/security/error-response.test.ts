import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { faults, headers } from '#edge/http/headers.ts';
import { pagePolicy, securityHeaders } from '#edge/http/policy.ts';
import type { SiteEnv } from '#edge/site-env.ts';

const typed = 'Asha Canary 98765 43210';

function failing() {
  const app = new Hono<SiteEnv>();
  app.onError(faults);
  app.use(headers);
  app.use((c, next) => {
    c.set('settings', {} as SiteEnv['Variables']['settings']);
    return next();
  });
  app.all('/api/callback', () => JSON.parse(typed));
  app.get('/throws', () => {
    throw new TypeError(`cannot read ${typed}\nand more of ${typed}`);
  });
  app.get('/framework', (c) => c.text('Internal Server Error', 500, { 'Cache-Control': 'public, max-age=600' }));
  return app;
}

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

test.each(['/throws', '/framework'])('a server error in %s shows our phone number', async (path) => {
  const answer = await failing().request(`https://practice.example${path}`);
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(html).toMatch(/href="tel:\+\d+"/);
  expect(html).not.toContain('Canary');
  const policy = { 'Content-Security-Policy': pagePolicy };
  for (const [name, value] of Object.entries({ ...securityHeaders, ...policy }))
    expect([name, answer.headers.get(name)]).toEqual([name, value]);
});

test('a form submitted by script gets a server error as JSON', async () => {
  const answer = await failing().request('/api/callback', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ outcome: 'server-error', message: '❌ Server error. Please try again later.' });
});

test('a server error logs its type and location, no personal data', async () => {
  await failing().request('/throws');
  await failing().request('/api/callback', { method: 'POST' });
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, string>);
  expect(lines.map(({ kind }) => kind)).toEqual(['TypeError', 'SyntaxError']);
  expect(lines[0]?.at).toContain('error-response.test.ts');
  expect(JSON.stringify(lines)).not.toMatch(/Canary|98765/);
});

test('each page request gets its own CSP nonce', async () => {
  const app = new Hono<SiteEnv>();
  app.use(headers);
  app.get('/', (c) => c.text(c.var.nonce));
  const [first, second] = await Promise.all([0, 1].map(async () => (await app.request('/')).text()));
  expect(first).not.toBe(second);
  expect(first?.length).toBeGreaterThan(20);
});
