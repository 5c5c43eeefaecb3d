import { afterAll, beforeAll, expect, test } from 'vitest';
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

test("with a backend of the practice's own articles live there", async () => {
  for (const path of ['/articles', '/articles/new', '/articles/1', '/articles/1/publish']) {
    const text = await (await asOwner(path)).text();
    expect([path, text.includes('Articles live in the practice’s own system')]).toEqual([path, true]);
  }
  expect((await asOwner('/articles/new', formOf({ version: '0', title: 'Here', markdown: 'x' }))).status).toBe(409);
  const { results } = await site.env.DB.prepare('SELECT id FROM articles').all();
  expect(results).toEqual([]);
});

test('with such a backend no old title is looked up', async () => {
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

test('a page list that fails says so in the agreed words', async () => {
  expect((await asOwner('/articles/pages')).status).toBe(200);
  // The server's own message where it has one, else the API's fixed words.
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
