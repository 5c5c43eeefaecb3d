import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { putDeskRows } from '#tests/desk-rows.ts';
import { type Ask, formOf, startDesk } from '#tests/desk-site.ts';
import { startHttpBackend } from '#tests/http-backend.ts';

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let site: Awaited<ReturnType<typeof startDesk>>;
let asOwner: Ask;
beforeAll(async () => {
  backend = await startHttpBackend();
  site = await startDesk({ vars: { BACKEND_URL: backend.url } });
  asOwner = await site.signIn('owner');
});
afterAll(async () => {
  await site?.close();
  await backend?.close();
});

test('with an own backend, the desk’s article screens refer staff there', async () => {
  for (const path of ['/articles', '/articles/new', '/articles/1', '/articles/1/publish']) {
    const text = await (await asOwner(path)).text();
    expect([path, text.includes('Articles live in the practice’s own system')]).toEqual([path, true]);
  }
  expect((await asOwner('/articles/new', formOf({ version: '0', title: 'Here', markdown: 'x' }))).status).toBe(409);
  const { results } = await site.env.DB.prepare('SELECT id FROM articles').all();
  expect(results).toEqual([]);
});

test('old titles return 404 with the practice’s own backend', async () => {
  const db = site.env.DB;
  await db
    .prepare(
      "INSERT INTO articles (state, title, category, live_title, updated_at, updated_by, last_change, section_id) VALUES ('published', 'New', '', 'New', 0, '', 'x', 1)",
    )
    .run();
  await db.prepare("INSERT INTO old_titles (title, article_id) VALUES ('old', 1)").run();
  await site.tick();
  expect((await site.fetch('/blog/Old')).status).toBe(404);
});

test('the desk’s failed page list shows the backend’s message', async () => {
  expect((await asOwner('/articles/pages')).status).toBe(200);
  // The server's own message if it has one, else the API's default.
  for (const [mode, words] of [
    [400, 'Please check the fields.'],
    [500, 'Failed to add discount'],
    ['html', 'Failed to add discount'],
  ] as const) {
    backend.setMode(mode);
    const failed = await asOwner('/articles/pages');
    expect([mode, failed.status, (await failed.text()).includes(words)]).toEqual([mode, 502, true]);
  }
  backend.setMode('ok');
});

async function send(fname: string) {
  const body = JSON.stringify({ fname, phone: '9812345670', consent: true, elapsedMs: 20_000 });
  await site.fetch('/api/callback', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}
const look = '/requests?show=look';

test('the desk first shows requests the practice’s own backend lacks', async () => {
  await send('Zubeida');
  backend.setMode(503);
  await send('Ishwar');
  const first = await asOwner('/?flash=recorded');
  expect([first.status, first.headers.get('location')]).toEqual([303, `${look}&flash=recorded`]);
  const page = await (await asOwner(look)).text();
  expect(page).toContain('hands requests to the practice’s own system');
  expect(page).toMatch(/It took\s*<strong>1<\/strong> since midnight/);
  expect(page).toContain('The backend answers with status 503.');
  expect(page).toContain('Ishwar');
  expect(page).not.toContain('Zubeida');
});

test('a released request is delivered to the practice’s own backend', async () => {
  const name = await site.env.DB.prepare("UPDATE requests SET state = 'rejected' WHERE state = 'pending' RETURNING reference").first(
    'reference',
  );
  const answer = await asOwner(`/requests/${name}/decide`, formOf({ decision: 'release' }));
  expect(answer.headers.get('location')).toBe(`${look}&flash=sent-again`);
  backend.setMode('ok');
  await site.tick();
  expect((await asOwner(`/requests/${name}`)).status).toBe(410);
  expect(await (await asOwner(look)).text()).toContain('Nothing is stuck.');
});

// A practice that switches to its own backend still has earlier requests to call.
test('with open requests the call list stays the desk’s first screen', async () => {
  await putDeskRows(site.env.DB, await keyRing([developmentSecret]), clockStart);
  expect(await (await asOwner('/')).text()).toContain('Sunita Kulkarni');
});
