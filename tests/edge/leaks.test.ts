/** @module-tag long */
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownAddresses, publishedAddresses } from '#tests/addresses.ts';
import { siteProcess } from '#tests/chaos/site-process.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { startSite } from '#tests/site.ts';
import { filesIn, sendEverywhere, tracesIn } from './canary.ts';

const root = new URL('../../', import.meta.url).pathname;
let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let logs: string;
let site: Awaited<ReturnType<typeof siteProcess>>;
let answers: Awaited<ReturnType<typeof sendEverywhere>>;

beforeAll(async () => {
  backend = await startHttpBackend();
  logs = await mkdtemp(join(tmpdir(), 'leaks-'));
  site = await siteProcess(backend.url);
  await site.start({ WRANGLER_LOG_PATH: logs });
  answers = await sendEverywhere(site.url, backend);
});
afterAll(async () => {
  await site?.close();
  await backend?.close();
  await rm(logs, { recursive: true, force: true });
});

test('each way of submitting a form gets its expected status', () => {
  const statuses = Object.fromEntries(answers.map(({ what, status }) => [what, status]));
  expect(statuses).toMatchObject({
    'callback, ok': 201,
    'callback, 400': 400,
    'contact, 503': 202,
    'callback without JavaScript, ok': 303,
    held: 202,
    'taken back: callback, ok': 303,
    'taken back: contact, 503': 303,
    invalid: 400,
  });
  expect(statuses).toMatchObject({
    'invalid, without JavaScript': 400,
    'from another site': 403,
    'too large': 413,
    'of a wrong type': 415,
    'second of one key': 422,
    'to a page': 405,
  });
});

test('only the sender’s own refused form repeats the input', () => {
  const repeating = answers.filter(({ text, headers }) => tracesIn(`${text}${[...headers].join(' ')}`).length > 0);
  expect(repeating.map(({ what }) => what).sort()).toEqual(['callback without JavaScript, 400', 'invalid, without JavaScript']);
  expect(repeating.map(({ headers }) => headers.get('cache-control'))).toEqual(['private, no-store', 'private, no-store']);
});

test('no page shows one visitor’s input to another', async () => {
  for (const path of [
    ...publishedAddresses,
    ...ownAddresses,
    '/callback/again',
    '/contact/again',
    '/privacy/withdraw/again',
    '/healthz',
    '/nope',
  ]) {
    const answer = await fetch(site.url + path);
    expect([path, tracesIn(await answer.text())]).toEqual([path, []]);
    expect([path, answer.headers.get('set-cookie')]).toEqual([path, null]);
  }
});

test('no URL or header to the backend contains personal data', () => {
  const called = backend.received.map(({ method, path, headers }) => `${method} ${path} ${JSON.stringify(headers)}`);
  expect(called.length).toBeGreaterThan(10);
  expect(tracesIn(called.join('\n'))).toEqual([]);
  // The search works: it finds the data in the bodies.
  expect(tracesIn(backend.received.map(({ body }) => body).join('\n')).length).toBeGreaterThan(3);
});

// Databases, write-ahead logs, KV, cache and wrangler’s logs.
test('no file on disk contains personal data', async () => {
  const everyFile = async () => [...(await filesIn(site.state)), ...(await filesIn(logs))];
  const running = await everyFile();
  await site.stop();
  const stopped = await everyFile();
  for (const files of [running, stopped]) {
    expect(files.flatMap(([file, text]) => tracesIn(text).map((trace) => `${file}: ${trace}`))).toEqual([]);
    // The search works: it finds the requests' references.
    const references = answers.flatMap(({ text }) => /GI-[2-9A-Z]{4}-[2-9A-Z]{2}/.exec(text)?.[0] ?? []);
    expect(references.length).toBeGreaterThan(5);
    expect(references.filter((reference) => !files.some(([, text]) => text.includes(reference)))).toEqual([]);
  }
  expect(running.some(([file]) => file.endsWith('-wal'))).toBe(true);
  expect(tracesIn(site.printed.join(''))).toEqual([]);
});

test('the log records requests and reports without personal data', async () => {
  const logged = await startSite({ vars: { BACKEND_URL: backend.url }, samples: false });
  try {
    await sendEverywhere(logged.url, backend);
    await logged.tick();
    const log = logged
      .logs()
      .map(({ message }) => message)
      .join('\n');
    expect(log).toContain('"event":"request"');
    expect(log).toContain('"event":"csp"');
    expect(tracesIn(log)).toEqual([]);
  } finally {
    await logged.close();
  }
});

function missedSearchesIn(state: string): number {
  const counts = globSync(join(state, '**/d1/**/*.sqlite')).map((file) => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
    const isOurs = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'missed_searches'").get() !== undefined;
    const rows = isOurs ? Number(database.prepare('SELECT count(*) AS rows FROM missed_searches').get()?.rows) : 0;
    database.close();
    return rows;
  });
  return Math.max(...counts);
}

// Forty queries that name somebody beside an illness, each typed once.
test('no file on disk holds what one person searched for', async () => {
  await site.start({ WRANGLER_LOG_PATH: logs });
  const lowercase = async () => [...(await filesIn(site.state)), ...(await filesIn(logs))].map(([, text]) => text.toLowerCase()).join('');
  const list = await readFile(join(root, 'tests/search/names-with-illnesses.txt'), 'utf8');
  const queries = list.split('\n').filter(Boolean);
  expect(queries.length).toBe(40);
  await (await fetch(`${site.url}/search?q=zzkwq`)).text();
  const before = await lowercase();
  for (const query of queries) expect((await fetch(`${site.url}/search?q=${encodeURIComponent(query)}`)).status).toBe(200);
  // They are counted behind the answers.
  await expect.poll(() => missedSearchesIn(site.state)).toBeGreaterThan(5);
  await site.stop();
  const after = await lowercase();
  const bytesOf = (word: string) => Buffer.from(word.toLowerCase()).toString('latin1');
  const words = queries.flatMap((query) => query.split(/\s+/)).filter((word) => word.length > 3);
  const unknown = [...new Set(words.flatMap((word) => [bytesOf(word), encodeURIComponent(word).toLowerCase()]))].filter(
    (word) => !before.includes(word),
  );
  expect(unknown.length).toBeGreaterThan(20);
  expect(unknown.filter((word) => after.includes(word))).toEqual([]);
});

test('no public file contains personal data', async () => {
  const files = await filesIn(join(root, 'dist/public'));
  expect(files.filter(([, text]) => tracesIn(text).length > 0)).toEqual([]);
});
