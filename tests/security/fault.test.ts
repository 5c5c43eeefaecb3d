import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { faults, finishedAnswers } from '#edge/finished-pages.ts';
import { dataMark } from '#edge/payload-after-html.ts';
import { pagePolicy } from '#edge/policy.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { observatoryScore } from './observatory.ts';

const typed = 'Asha Canary 98765 43210';

function failing() {
  const app = new Hono<SiteEnv>();
  app.onError(faults);
  app.use(finishedAnswers);
  app.use((c, next) => {
    c.set('settings', {} as SiteEnv['Variables']['settings']);
    return next();
  });
  app.all('/api/callback', () => JSON.parse(typed));
  app.get('/throws', () => {
    throw new TypeError(`cannot read ${typed}\nand more of ${typed}`);
  });
  app.get('/framework', (c) => c.text('Internal Server Error', 500, { 'Cache-Control': 'public, max-age=600' }));
  app.get('/finishing', (c) => {
    const broken = c.html('<p>half</p>');
    Object.defineProperty(broken, 'text', { value: () => Promise.reject(new Error(typed)) });
    return broken;
  });
  return app;
}

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

test.each(['/throws', '/framework', '/finishing'])('a failure in %s has a page with the phone number', async (path) => {
  const answer = await failing().request(path);
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(html).toMatch(/href="tel:\+\d+"/);
  expect(html).not.toContain('Canary');
  expect(observatoryScore(Object.fromEntries(answer.headers), html)).toBeGreaterThanOrEqual(125);
});

test("a form's own script gets a failure in catalogue words", async () => {
  const answer = await failing().request('/api/callback', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ outcome: 'server-error', message: '❌ Server error. Please try again later.' });
});

test("the log names a failure's kind and place only", async () => {
  await failing().request('/throws');
  await failing().request('/api/callback', { method: 'POST' });
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, string>);
  expect(lines.map(({ kind }) => kind)).toEqual(['TypeError', 'SyntaxError']);
  expect(lines[0]?.at).toContain('fault.test.ts');
  expect(JSON.stringify(lines)).not.toMatch(/Canary|98765/);
});

test('only successful pages are finished for the next visitor', async () => {
  const kept: number[] = [];
  const app = new Hono<SiteEnv>();
  app.use(finishedAnswers);
  app.get('/:status', (c) => {
    const status = Number(c.req.param('status'));
    c.set('finish', (html) => {
      expect(html).not.toContain('row');
      kept.push(status);
      return c.html(html, 200, { 'Content-Security-Policy': pagePolicy });
    });
    const start = `<script id="_R_" nonce="${c.var.nonce}">import("/assets/index.js")</script>`;
    return c.html(`<html><head></head><body>${start}</body></html>${dataMark(c.var.nonce)}row`, status as 200);
  });
  const answers = await Promise.all([200, 404, 500, 200].map((status) => app.request(`/${status}`)));
  expect(kept).toEqual([200, 200]);
  expect(await answers[0]?.text()).toContain('<script async src="/assets/index.js" type="module">');
});

test('no two renders have one secret', async () => {
  const app = new Hono<SiteEnv>();
  app.use(finishedAnswers);
  app.get('/', (c) => c.text(c.var.nonce));
  const [first, second] = await Promise.all([0, 1].map(async () => (await app.request('/')).text()));
  expect(first).not.toBe(second);
  expect(first?.length).toBeGreaterThan(20);
});
