import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mediaAddress } from '#content/media-address.ts';
import { bareWorkerd } from '#tests/chaos/bare-workerd.ts';
import { kvServer } from '#tests/chaos/kv-server.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { png, startMediaHost } from '#tests/media-host.ts';
import { type RawRequest, rawRequest } from '#tests/raw-request.ts';
import { bad, cloudinary, of, sections } from './posts-with-pictures.ts';

// Straight to workerd, because wrangler's harness forwards requests with Node's fetch, which follows redirects and adds headers.
let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let host: Awaited<ReturnType<typeof startMediaHost>>;
let stranger: Awaited<ReturnType<typeof startMediaHost>>;
let kv: Awaited<ReturnType<typeof kvServer>>;
let workerd: Awaited<ReturnType<typeof bareWorkerd>>;
const get = (path: string, more: Partial<RawRequest> = {}) => rawRequest(workerd.url('site'), { path, ...more });
beforeAll(async () => {
  [backend, stranger, kv] = await Promise.all([startHttpBackend(), startMediaHost(), kvServer()]);
  host = await startMediaHost(stranger.url);
  backend.setSections(sections);
  workerd = await bareWorkerd([{ name: 'site', backendUrl: backend.url, kv: kv.address, vars: { MEDIA_URL: host.url } }]);
  // The first visit fetches the posts behind its answer.
  await vi.waitUntil(async () => (await get('/feed.json')).status === 200, { timeout: 60_000 });
});
afterAll(() => Promise.all([workerd?.close(), backend?.close(), host?.close(), stranger?.close(), kv?.close()]));

test('a post’s picture host receives none of the visitor’s headers', async () => {
  const own = { Cookie: 'secret=1', Authorization: 'Bearer secret', Referer: 'https://x/secret', 'User-Agent': 'secret' };
  const more = { 'Accept-Language': 'secret', 'X-Forwarded-For': '203.0.113.9', 'CF-Connecting-IP': '203.0.113.9', Range: 'bytes=0-3' };
  const { status } = await get(`${of('png')}&secret=1`, { headers: { ...own, ...more } });
  await get(mediaAddress('1', 0, `${cloudinary}/v1/png.png`), { headers: { ...own, ...more } });
  expect([status, host.asked.length]).toEqual([200, 2]);
  for (const { path, headers } of host.asked) {
    expect(path).not.toContain('secret');
    const { host: name, ...sent } = headers;
    expect([name, sent]).toEqual([new URL(host.url).host, { accept: 'image/webp,image/*;q=0.8' }]);
  }
});

test('a picture host’s redirect is not followed', async () => {
  expect((await get(of('elsewhere'))).status).toBe(502);
  expect(stranger.asked).toEqual([]);
});

test.concurrent.each(Object.entries(bad))('the picture proxy returns a cacheable error for a failure: %s', async (name, status) => {
  const answer = await get(of(name));
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    ...[status, 'application/json'],
    'public, max-age=60',
  ]);
  expect(answer.text).toBe('{"message":"This picture cannot be had."}');
});

test('pages and other pictures load while one picture hangs', async () => {
  const hanging = Promise.all(Array.from({ length: 10 }, () => get(of('hang'))));
  const before = host.timesAsked('/hang');
  const answers = await Promise.all([get('/blog'), get('/blog/Post%20hang'), get(of('png'))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[2]?.headers['content-length']).toBe(`${png.length}`);
  expect(new Set((await hanging).map(({ status }) => status))).toEqual(new Set([502]));
  expect(host.timesAsked('/hang') - before).toBe(1);
});

test('a picture download continues after its first visitor leaves', async () => {
  const leaving = new AbortController();
  const left = fetch(`${workerd.url('site')}${of('slow')}`, { signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => host.timesAsked('/slow'), { interval: 10 }).toBe(1);
  leaving.abort();
  expect(await left).toBe('left');
  // A second visitor, after the first has left.
  expect([(await get(of('slow'))).status, host.timesAsked('/slow')]).toEqual([200, 1]);
});
