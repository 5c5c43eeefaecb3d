/** @module-tag long */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ownAddresses, publishedAddresses } from '#tests/addresses.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { startSite } from '#tests/site.ts';
import { filesIn, sendEverywhere, tracesIn } from './canary.ts';

const root = new URL('../../', import.meta.url).pathname;
let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let folder: string;
let port: number;
let server: ChildProcess;
const said: string[] = [];
let answers: Awaited<ReturnType<typeof sendEverywhere>>;

beforeAll(async () => {
  backend = await startHttpBackend();
  folder = await mkdtemp(join(tmpdir(), 'leaks-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  port = (probe.address() as { port: number }).port;
  probe.close();
  const env = {
    ...process.env,
    PORT: String(port),
    STATE_DIR: join(folder, 'state'),
    BACKEND_URL: backend.url,
    RATE_LIMIT: 'off',
    SKIP_BUILD: '1',
    WRANGLER_LOG_PATH: join(folder, 'logs'),
  };
  server = spawn(process.execPath, ['src/commands/start.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  server.stdout?.on('data', (text: Buffer) => said.push(String(text)));
  server.stderr?.on('data', (text: Buffer) => said.push(String(text)));
  await vi.waitUntil(() => said.join('').includes('The site is at'), { timeout: 90_000, interval: 200 });
  answers = await sendEverywhere(`http://127.0.0.1:${port}`, backend);
});
afterAll(async () => {
  server?.kill('SIGTERM');
  if (server?.exitCode === null) await once(server, 'exit');
  await backend?.close();
  await rm(folder, { recursive: true, force: true });
});

test('every way of sending was taken as it should be', () => {
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

// The form that is given back to its own sender does, and no cache keeps it.
test('no answer repeats what was sent', () => {
  const repeating = answers.filter(({ text, headers }) => tracesIn(`${text}${[...headers].join(' ')}`).length > 0);
  expect(repeating.map(({ what }) => what).sort()).toEqual(['callback without JavaScript, 400', 'invalid, without JavaScript']);
  expect(repeating.map(({ headers }) => headers.get('cache-control'))).toEqual(['private, no-store', 'private, no-store']);
});

// Kept or not.
test('no page shows the next visitor anything of it', async () => {
  for (const path of [
    ...publishedAddresses,
    ...ownAddresses,
    '/callback/again',
    '/contact/again',
    '/privacy/withdraw/again',
    '/healthz',
    '/nope',
  ]) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([path, tracesIn(await answer.text())]).toEqual([path, []]);
    expect([path, answer.headers.get('set-cookie')]).toEqual([path, null]);
  }
});

test('no address or header to the backend holds it', () => {
  const called = backend.received.map(({ method, path, headers }) => `${method} ${path} ${JSON.stringify(headers)}`);
  expect(called.length).toBeGreaterThan(10);
  expect(tracesIn(called.join('\n'))).toEqual([]);
  // The trial is a fair one: the bodies hold it.
  expect(tracesIn(backend.received.map(({ body }) => body).join('\n')).length).toBeGreaterThan(3);
});

// Of the databases, their write-ahead logs, the store, the cache and the tool’s own logs.
test('no file on the disk holds anything of it', async () => {
  const running = await filesIn(folder);
  server.kill('SIGTERM');
  await once(server, 'exit');
  const stopped = await filesIn(folder);
  for (const files of [running, stopped]) {
    expect(files.flatMap(([file, text]) => tracesIn(text).map((trace) => `${file}: ${trace}`))).toEqual([]);
    // The trial is a fair one: the requests' references are there to be found.
    const references = answers.flatMap(({ text }) => /GI-[2-9A-Z]{4}-[2-9A-Z]{2}/.exec(text)?.[0] ?? []);
    expect(references.length).toBeGreaterThan(5);
    expect(references.filter((reference) => !files.some(([, text]) => text.includes(reference)))).toEqual([]);
  }
  expect(running.some(([file]) => file.endsWith('-wal'))).toBe(true);
  expect(tracesIn(said.join(''))).toEqual([]);
});

// They hold the key, and know it by its reference.
test('staff read what was held and erase it', async () => {
  const staff = async (...words: ReadonlyArray<string>) => {
    const env = { ...process.env, STATE_DIR: join(folder, 'state') };
    return (await promisify(execFile)(process.execPath, ['src/commands/staff.ts', ...words], { cwd: root, env })).stdout;
  };
  const held = await staff('held');
  expect(held).toContain('honeypot');
  expect(tracesIn(held).length).toBeGreaterThan(3);
  const reference = /GI-\S+/.exec(held)?.[0] ?? '';
  expect(await staff('erase', reference.toLowerCase())).toContain('Erased; it was held.');
  expect(await staff('held')).toContain('Nothing is held.');
  expect(await staff('release', `${reference}' OR '1'='1`)).toContain('No held or rejected request');
});

test('the log tells of every request and of nobody', async () => {
  const site = await startSite({ vars: { BACKEND_URL: backend.url }, samples: false });
  try {
    await sendEverywhere(site.url, backend);
    await site.tick();
    const log = site
      .logs()
      .map(({ message }) => message)
      .join('\n');
    expect(log).toContain('"event":"request"');
    expect(log).toContain('"event":"csp"');
    expect(tracesIn(log)).toEqual([]);
  } finally {
    await site.close();
  }
});

test('what is served to everybody was not changed by it', async () => {
  const files = await filesIn(join(root, 'dist/public'));
  expect(files.filter(([, text]) => tracesIn(text).length > 0)).toEqual([]);
});
