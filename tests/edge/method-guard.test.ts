import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawRequest } from '#tests/raw-request.ts';
import { startSite } from '#tests/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let withBackend: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  [site, withBackend] = await Promise.all([startSite(), startSite({ vars: { BACKEND_URL: 'http://127.0.0.1:9' }, samples: false })]);
  await site.tick();
});
afterAll(() => Promise.all([site?.close(), withBackend?.close()]));

const boundary = 'multipart/form-data; boundary=b';
const part = (name: string, value: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const bodies = {
  'no body': {},
  'an action of a form': { type: boundary, body: `${part('$ACTION_ID_2f6ae7aead18#default', '')}--b--\r\n` },
  'a bound action': { type: boundary, body: `${part('$ACTION_REF_1', '')}${part('$ACTION_1:0', '{"id":"x#y","bound":"$@1"}')}--b--\r\n` },
  'a reply of the decoder': { type: 'text/plain;charset=UTF-8', body: '["$F1",{"then":"$1:__proto__:then"}]' },
  'fields of a form': { type: 'application/x-www-form-urlencoded', body: 'fname=Asha' },
} as const satisfies Record<string, { type?: string; body?: string }>;

const functions = ['/RSC/F/a/b.txt', '/RSC/_F/a/b.txt', '/RSC/F/2f6ae7aead18/default.txt', '/RSC/%46/a/b.txt', '/RSC/R', '/RSC/x', '/RSC/'];
const paths = [
  ...['/', '/privacy', '/blog', '/blog/nope', '/nope', '/healthz', '/callback', '/callback/again', '/contact/received', '/treatment/a/b'],
  ...['/RSC/R/_.txt', '/RSC/R/blog.txt', '/RSC/R/privacy.txt', '/RSC/S/x.txt', '//RSC/R/blog.txt', ...functions],
  ...['/assets/index.js', '/images/hero-1.svg', '/api/callback/x', '/api', '/_csp/x'],
];

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
  test(`the site rejects ${method} except on form endpoints`, async () => {
    const taken: string[] = [];
    for (const path of paths) {
      for (const [what, { type, body }] of Object.entries<{ type?: string; body?: string }>(bodies)) {
        const headers = { ...(type && { 'Content-Type': type }), ...(body && { 'Content-Length': String(body.length) }) };
        const { status } = await rawRequest(site.url, { method, path, headers, ...(body && { body }) });
        if (status !== 405 && status !== 404) taken.push(`${path} with ${what}: ${status}`);
      }
    }
    expect(taken).toEqual([]);
  });
}

test('form and CSP-report addresses return 405 for all but POST', async () => {
  for (const path of ['/api/callback', '/api/contact', '/api/withdraw', '/_csp']) {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
      const { status, headers } = await rawRequest(site.url, { method, path });
      expect([method, path, status, headers.allow]).toEqual([method, path, 405, 'POST']);
    }
  }
});

test('a GET request with a body returns 405', async () => {
  for (const path of ['/', '/blog', '/nope', '/healthz', '/RSC/R/blog.txt', '/RSC/_F/a/b.txt', '/RSC/F/a/b.txt']) {
    for (const headers of [{ 'Content-Length': '2' }, { 'Transfer-Encoding': 'chunked' }]) {
      const { status } = await rawRequest(site.url, { path, headers: { 'Content-Type': 'text/plain', ...headers }, body: '[]' });
      expect([path, status]).toEqual([path, 405]);
    }
  }
});

test('only prerendered data is readable under /RSC/', async () => {
  const unknown = [...functions, '/RSC/R/blog.txt', '/RSC/R/contact/again.txt', '/RSC/S/above-page.txt'];
  for (const path of unknown) expect([path, (await rawRequest(site.url, { path })).status]).toEqual([path, 404]);
  for (const path of ['/', '/blog', '/RSC/R/privacy.txt'])
    expect([path, (await rawRequest(site.url, { path })).status]).toEqual([path, 200]);
});

test("the site's own API is closed when BACKEND_URL is set", async () => {
  for (const [method, path] of [
    ['POST', '/api/v1/appointement'],
    ['POST', '/api/v1/vendor'],
    ['DELETE', '/api/v1/inquiry/delete/all'],
    ['POST', '/api/v1/%0Ax'],
  ] as const)
    expect([path, (await rawRequest(withBackend.url, { method, path })).status]).toEqual([path, 405]);
});

test('the Worker logs no error for rejected methods', () => {
  expect(site.logs().filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
});

// A form that came back without script is at the address that it was posted to.
test('a form’s address opened in a browser redirects to its page', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml' };
  for (const [path, page] of [
    ['/api/callback', '/callback'],
    ['/api/contact?language=hi', '/hi/contact'],
    ['/api/withdraw?language=hi', '/hi/privacy/withdraw'],
  ] as const) {
    const answer = await site.fetch(path, { headers });
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 303, page]);
  }
  expect((await site.fetch('/_csp', { headers })).status).toBe(405);
  expect((await site.fetch('/api/callback', { headers: { accept: 'application/json' } })).status).toBe(405);
});
