import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestHarness } from 'wrangler';
import { doctorName } from '#content/contact-links.ts';
import { dayOf } from '#content/practice-time.ts';
import { dateAsRead } from '#content/review.ts';
import type { DeskPage, DeskPageText } from '#content/reviews/desk-page.ts';
import { newestSignatures } from '#desk/signing/signatures.ts';
import { yearsOn } from '#desk/signing/signing-rules.ts';
import { clockStart } from '#tests/clock.ts';
import { type Ask, formOf, startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
let asDoctor: Ask;
let asDesk: Ask;
beforeAll(async () => {
  site = await startDesk();
  [asDoctor, asDesk] = await Promise.all([site.signIn('doctor'), site.signIn('desk')]);
});
afterAll(() => site?.close());
beforeEach(async () => {
  const db = site.env.DB;
  await db.batch(['DELETE FROM signatures', 'DELETE FROM remarks'].map((sql) => db.prepare(sql)));
});

const built = 'dist/desk/public/signing';
const pages = JSON.parse(readFileSync(`${built}/index.json`, 'utf8')) as ReadonlyArray<DeskPage>;
const fissure = JSON.parse(readFileSync(`${built}/treatments/fisures.json`, 'utf8')) as DeskPageText;
const path = `/pages/${fissure.id}`;
const today = new Date(dayOf(clockStart)).toJSON().slice(0, 10);
const next = yearsOn(today, 2);

const sign = (ask: Ask, fields: Record<string, string> = {}) => ask(`${path}/sign`, formOf({ hash: fissure.hash, next, ...fields }));
const signed = async () => (await newestSignatures(site.env.DB)).map(({ page, hash, by, days }) => ({ page, hash, by, days }));
const textOf = async (answer: Promise<Response>) => (await (await answer).text()).replaceAll('&#x27;', "'");

test("the doctor's signature is stored and shown", async () => {
  const before = await textOf(asDoctor('/pages'));
  expect(before).toContain(`0 of ${pages.length} signed`);
  expect(before.indexOf('/pages/triage')).toBeLessThan(before.indexOf(path));
  const answer = await sign(asDoctor);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/pages?flash=page-signed&day=${next}`]);
  expect(await signed()).toEqual([{ page: fissure.id, hash: fissure.hash, by: doctorName, days: { on: today, next } }]);
  expect(await textOf(asDesk('/pages'))).toContain(`1 of ${pages.length} signed`);
  expect(await textOf(asDesk(path))).toContain(`Signed on ${dateAsRead(today)}, next by ${dateAsRead(next)}`);
});

test('a page changed since signing is listed first', async () => {
  const sql = 'INSERT INTO signatures (page, hash, by, email, signed_on, next_on, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1)';
  await site.env.DB.prepare(sql).bind(fissure.id, '0'.repeat(16), doctorName, 'meera@practice.test', '2026-01-05', '2028-01-05').run();
  const list = await textOf(asDoctor('/pages'));
  const places = ['Changed since they were signed', `href="${path}"`, 'As in the site’s menu', '>Gallbladder', '>Proctology', '>Services'];
  const found = places.map((words) => list.lastIndexOf(words));
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(Math.min(...found)).toBeGreaterThan(0);
  expect(list).toContain('0 signed, 3 waiting (1 above)');
});

test('a rejected review date is spelled out in the error', async () => {
  expect(await (await sign(asDoctor, { next: '2020-03-12' })).text()).toContain('Thursday 12 March 2020');
});

test('only the doctor can sign or withdraw a signature', async () => {
  const asOwner = await site.signIn('owner');
  for (const ask of [asDesk, asOwner]) {
    expect((await sign(ask)).status).toBe(403);
    expect((await ask(`${path}/take-back`, formOf({}))).status).toBe(403);
    expect(await textOf(ask(path))).not.toContain('Sign this page');
  }
  expect(await signed()).toEqual([]);
});

// The role may sign, but the pages name another doctor.
test('refuses a signature from a second doctor', async () => {
  const db = site.env.DB;
  const rename = (name: string) => db.prepare("UPDATE staff SET name = ?1 WHERE role = 'doctor'").bind(name).run();
  const name = await db.prepare("SELECT name FROM staff WHERE role = 'doctor'").first<string>('name');
  await rename('Dr. A. Nother');
  try {
    const answer = await sign(asDoctor);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(`Only ${doctorName} signs`)]);
    expect(await signed()).toEqual([]);
  } finally {
    await rename(name ?? '');
  }
});

const refused: ReadonlyArray<[string, Record<string, string>, number, string]> = [
  ['other words than she read', { hash: '0'.repeat(16) }, 409, 'Read it again'],
  ['no next day', { next: '' }, 422, 'Enter the day'],
  ['a day that is past', { next: today }, 422, 'still to come'],
  ['a day beyond three years', { next: yearsOn(next, 2) }, 422, 'within 3 years'],
  ['a day that does not exist', { next: '2028-02-30' }, 422, 'Enter the day'],
];
for (const [what, fields, status, words] of refused) {
  test(`rejects a signature with ${what}`, async () => {
    const answer = await sign(asDoctor, fields);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
    expect(await signed()).toEqual([]);
  });
}

test('a signature no longer counts once the page’s text changes', async () => {
  const sql = 'INSERT INTO signatures (page, hash, by, email, signed_on, next_on, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1)';
  const old = [fissure.id, '0'.repeat(16), doctorName, 'meera@practice.test', '2026-01-05', '2028-01-05'];
  await site.env.DB.prepare(sql)
    .bind(...old)
    .run();
  expect(await textOf(asDesk('/pages'))).toContain(`0 of ${pages.length} signed`);
  const page = await textOf(asDoctor(path));
  expect(page).toContain('Changed since you signed on 5 January 2026');
  expect(page).toContain('Sign this page');
});

test('a withdrawn signature no longer counts', async () => {
  await sign(asDoctor);
  expect((await asDoctor(`${path}/take-back`, formOf({}))).status).toBe(303);
  expect(await signed()).toEqual([expect.objectContaining({ page: fissure.id, days: undefined })]);
  expect(await textOf(asDoctor('/pages'))).toContain(`0 of ${pages.length} signed`);
  // Taking back twice adds no row.
  await asDoctor(`${path}/take-back`, formOf({}));
  expect(await site.env.DB.prepare('SELECT count(*) AS rows FROM signatures').first('rows')).toBe(2);
});

const [[block = '', quote = ''] = []] = Object.entries(fissure.blocks).slice(5);
const remark = (fields: Record<string, string>) => asDesk(`${path}/remarks`, formOf(fields));

test('a remark quotes its paragraph and can be settled', async () => {
  expect(await textOf(asDesk(`${path}?at=${block}`))).toContain('Remark on this paragraph');
  const kept = await remark({ at: block, text: 'Say <b>how long</b>.\r\nIn weeks.' });
  expect([kept.status, kept.headers.get('location')]).toEqual([303, `${path}?from=${block}&flash=remark-kept`]);
  const db = site.env.DB;
  const row = await db.prepare('SELECT id, block, quote, text, by, hash FROM remarks').first<Record<string, unknown>>();
  expect(row).toEqual({ id: row?.id, block, quote, text: 'Say <b>how long</b>.\nIn weeks.', by: 'Asha', hash: fissure.hash });
  const page = await textOf(asDoctor(path));
  for (const words of ['Say &lt;b&gt;how long', '1 remark is open', `view#${block}`]) expect(page).toContain(words);
  expect(await textOf(asDoctor('/pages'))).toContain('1 open remark');
  await asDoctor(`${path}/remarks/settle`, formOf({ remark: String(row?.id) }));
  expect(await db.prepare('SELECT settled_by FROM remarks').first('settled_by')).toBe(doctorName);
  expect(await textOf(asDoctor('/pages'))).not.toContain('open remark');
});

test('a remark keeps its quote when the text changes', async () => {
  await remark({ at: block, text: 'Why?' });
  await site.env.DB.prepare("UPDATE remarks SET block = 'b-0000000000', quote = 'Words of old.'").run();
  const page = await textOf(asDoctor(path));
  expect(page).toContain('Words of old.');
  expect(page).toContain('changed or taken out since');
});

test('a refused remark keeps the typed text', async () => {
  const gone = await remark({ at: 'b-0000000000', text: 'Written for nothing?' });
  expect([gone.status, await gone.text()]).toEqual([409, expect.stringContaining('Written for nothing?')]);
  const empty = await remark({ at: block, text: ' ' });
  expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining('Write what you noticed.')]);
  expect(await site.env.DB.prepare('SELECT count(*) AS rows FROM remarks').first('rows')).toBe(0);
});

test('a page’s signing view is staff-only and runs no script', async () => {
  for (const { id } of [fissure, { id: 'triage' }]) {
    const view = await asDesk(`/pages/${id}/view`);
    expect([view.status, view.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = view.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('script-src');
    expect(view.headers.get('x-frame-options')).toBeNull();
    expect(await view.text()).toContain(`href="/pages/${id}?at=b-`);
    expect((await site.desk(`/pages/${id}/view`)).status).toBe(401);
  }
  expect((await asDesk('/pages/view.css')).headers.get('content-type')).toContain('text/css');
});

// Requests the proxy, which serves static files before the Worker runs.
test('signing files are not served directly', async () => {
  const vars = { MODE: 'local', ...site.access.vars };
  const workers = ['dist/desk/wrangler.json', 'dist/server/wrangler.json'].map((configPath) => ({ configPath, vars }));
  const front = createTestHarness({ root: fileURLToPath(new URL('../../', import.meta.url)), workers });
  try {
    const { url } = await front.listen();
    const statusOf = async (path: string) => [path, (await fetch(new URL(path, url), { redirect: 'manual' })).status];
    const files = ['index.json', 'view.css', 'treatments/fisures', 'treatments/fisures.html', 'treatments/fisures.json', 'triage'];
    for (const file of files) expect(await statusOf(`/signing/${file}`)).toEqual([`/signing/${file}`, 401]);
    const [style] = readdirSync('dist/desk/public/desk').filter((file) => file.endsWith('.css'));
    expect(await statusOf(`/desk/${style}`)).toEqual([`/desk/${style}`, 200]);
  } finally {
    await front.close();
  }
  expect((await asDoctor('/signing/index.json')).status).toBe(404);
});

test('returns 404 for an unknown page', async () => {
  for (const id of ['treatments/nothing', 'services/fisures', 'index', 'treatments/..%2Findex'])
    expect([id, (await asDoctor(`/pages/${id}`)).status]).toEqual([id, 404]);
});
