import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaAddress } from '#content/media-address.ts';
import { barePolicy } from '#edge/http/policy.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { png, startMediaHost } from '#tests/media-host.ts';
import { rawRequest } from '#tests/raw-request.ts';
import { startSite } from '#tests/site.ts';
import { cloudinary, good, ids, of, photoOf, raw, sections } from './posts-with-pictures.ts';

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let host: Awaited<ReturnType<typeof startMediaHost>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  [backend, host] = await Promise.all([startHttpBackend(), startMediaHost()]);
  backend.setSections(sections);
  site = await startSite({ vars: { BACKEND_URL: backend.url, MEDIA_URL: host.url }, samples: false });
  await site.tick();
});
afterAll(() => Promise.all([site?.close(), backend?.close(), host?.close()]));

test('every post’s pictures come from our own host', async () => {
  const named = new Set<string>();
  for (const path of ['/', '/blog', '/blog?page=2', '/blog/Post%201', '/feed.json', '/feed.xml', '/sitemap.xml']) {
    const answer = await site.fetch(path);
    const text = await answer.text();
    expect([path, answer.status, /res\.cloudinary\.com|evil\.example/.test(text)]).toEqual([path, 200, false]);
    for (const [found] of text.replaceAll('&amp;', '&').matchAll(/\/media\/[^"\\ ,]+/g)) named.add(found);
  }
  const ofFirst = [...named].filter((address) => address.includes('?post=1&') || address.endsWith('?post=1'));
  // Three widths and four crops of its photo; two pictures in its text, one of them resized.
  expect(ofFirst.length).toBe(9);
  for (const address of ofFirst) expect([address, (await site.fetch(address)).status]).toEqual([address, 200]);
  const asked = host.asked.map(({ path }) => path);
  expect(asked).toContain('/practice/image/upload/c_fill,w_640,h_400,f_auto,q_auto/v1/png.png');
  expect(asked).toContain('/practice/image/upload/c_fill,w_1200,h_630,f_jpg,q_auto/v1/png.png');
  expect(asked).toContain('/practice/image/upload/c_limit,w_960,f_auto,q_auto/in-text/png.png');
});

test("a post's picture has its true type, cacheable for a day", async () => {
  for (const name of good) {
    const { status, headers } = await site.fetch(of(name));
    expect([name, status, headers.get('content-type')]).toEqual([name, 200, `image/${name}`]);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(barePolicy());
  }
  const lying = await site.fetch(of('lying'));
  expect([lying.headers.get('content-type'), lying.headers.get('set-cookie')]).toEqual(['image/png', null]);
  expect(Buffer.from(await lying.arrayBuffer())).toEqual(png);
  expect((await (await site.fetch(of('large'))).arrayBuffer()).byteLength).toBeGreaterThan(4 * 1024 * 1024);
});

test('a post’s picture is fetched only once for simultaneous visitors', async () => {
  const name = mediaAddress('1', 3, `${raw}/gif`);
  const before = host.timesAsked('/gif');
  await Promise.all(Array.from({ length: 6 }, () => site.fetch(of('slow'))));
  for (const _ of [1, 2]) expect((await site.fetch(`${name}`)).status).toBe(200);
  expect([host.timesAsked('/slow'), host.timesAsked('/gif') - before]).toEqual([1, 0]);
});

test('a failed picture is not fetched again within a minute', async () => {
  const bad = { page: 502, huge: 502, gone: 404, broken: 502 };
  for (const round of [1, 2, 3]) {
    for (const [name, status] of Object.entries(bad)) {
      const { status: told, headers } = await site.fetch(of(name));
      expect([round, name, told, headers.get('cache-control')]).toEqual([round, name, status, 'public, max-age=60']);
      expect([name, host.timesAsked(`/${name}`)]).toEqual([name, 1]);
    }
  }
});

test('pictures of posts with unusual ids are served', async () => {
  for (const [at, id] of ids.entries()) {
    const answer = await site.fetch(mediaAddress(id, 0, `${raw}/${at}/png`));
    expect([id, answer.status]).toEqual([id, 200]);
  }
});

test('a picture that no current post shows is refused', async () => {
  const photo = mediaAddress('1', 0, `${cloudinary}/v1/png.png`);
  const refused = [
    ...['/media/', '/media', '/media/0', '/media/0-', '/media/0-0?post=1', '/media/../media/0-0?post=1', '/media/..%2f0-0?post=1'],
    ...['/media/%2e%2e/0-0', `/media/${encodeURIComponent(`${raw}/png`)}`, `/media/?url=${raw}/png`, `${photo}/`, `/media/${raw}/png`],
    // Another picture, another place, another post.
    ...[mediaAddress('1', 0, `${raw}/png`), mediaAddress('1', 9, `${raw}/gif`), mediaAddress('1', 1, `${raw}/gif`)],
    ...[mediaAddress('1', 2, '/images/page.svg'), mediaAddress('nobody', 0, `${raw}/png`), of('png').replace('=png', '=gif')],
    ...[mediaAddress('foreign', 0, 'https://evil.example/png'), mediaAddress('plain', 0, 'http://res.cloudinary.com/png')],
    // Another size.
    ...['641', '0', '-1', '1e3', '320x200', '1200', 'toString', '', '640,h_1'].map((size) => photo.replace('640', size)),
    photo.replace('post=1', 'post='),
    photo.replace(/post=1&/, ''),
  ];
  const before = host.asked.length;
  for (const path of refused) {
    const { status, headers } = await rawRequest(site.url, { path });
    expect([path, [404, 308].includes(status)]).toEqual([path, true]);
    expect([path, String(headers['cache-control']).includes('max-age=31536000')]).toEqual([path, false]);
  }
  expect(host.asked.length).toBe(before);
  expect((await rawRequest(site.url, { path: photo, method: 'POST', body: 'x' })).status).toBe(405);
});

test("a picture's address supports conditional, HEAD and range requests", async () => {
  const path = of('png');
  const { headers } = await site.fetch(path);
  const again = await rawRequest(site.url, { path, headers: { 'If-None-Match': headers.get('etag') ?? '' } });
  expect([again.status, again.text]).toEqual([304, '']);
  const head = await rawRequest(site.url, { path, method: 'HEAD' });
  expect([head.status, head.text, head.headers['content-type']]).toEqual([200, '', 'image/png']);
  const range = await site.fetch(path, { headers: { Range: 'bytes=0-3' } });
  expect([range.status, (await range.arrayBuffer()).byteLength]).toEqual([200, png.length]);
});

test('a picture returns 404 once its post is gone', async () => {
  const path = of('png');
  const others = sections.filter(({ id }) => id !== 'png' && id !== 'gif');
  backend.setSections([...others, photoOf('png', `${raw}/other/png`), photoOf('2', `${raw}/png`)]);
  await site.tick();
  expect((await site.fetch(path)).status).toBe(404);
  expect((await site.fetch(mediaAddress('png', 0, `${raw}/other/png`))).status).toBe(200);
  expect((await site.fetch(of('gif'))).headers.get('cache-control')).toBe('no-store');
});

test('the Worker logs no error for pictures', () => {
  expect(site.logs().filter(({ level }) => level === 'error')).toEqual([]);
});
