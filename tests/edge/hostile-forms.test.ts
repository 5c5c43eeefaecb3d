import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { rawRequest } from '#tests/raw-request.ts';
import { hostileSite } from './hostile-site.ts';

const { site, backend, failures } = hostileSite();

const good = { fname: 'Asha', phone: '9876543210', consent: true };
const hostilePosts: Readonly<Record<string, { body: string | Buffer; type?: string; headers?: Record<string, string> }>> = {
  'a prototype': { body: '{"__proto__":{"consent":true,"fname":"x"},"phone":"9876543210"}' },
  'a constructor': { body: '{"constructor":{"prototype":{"consent":true}},"toString":1}' },
  'a nested prototype': { body: JSON.stringify({ ...good, fname: { __proto__: null, toString: 1 } }) },
  'a trap that is no text': { body: '{"website":{"toString":1},"elapsedMs":{"valueOf":1}}' },
  'prototype fields of a form': {
    body: '__proto__=x&__proto__[consent]=on&constructor=y&fname=Asha',
    type: 'application/x-www-form-urlencoded',
  },
  'an array': { body: '[1,2,3]' },
  'a number': { body: '7' },
  null: { body: 'null' },
  nothing: { body: '' },
  'half a document': { body: '{"fname":' },
  'deep nesting': { body: `${'['.repeat(8_000)}${']'.repeat(8_000)}` },
  'bytes that are no text': { body: Buffer.from(JSON.stringify({ ...good, fname: '\xff\xfe' }), 'latin1') },
  'compressed bytes': { body: gzipSync(JSON.stringify(good)), headers: { 'Content-Encoding': 'gzip' } },
  'a bomb': { body: gzipSync('x'.repeat(10_000_000)), headers: { 'Content-Encoding': 'gzip' } },
  'another type': { body: 'a', type: 'multipart/form-data; boundary=a' },
  'no type': { body: JSON.stringify(good), type: '' },
  'ten megabytes': { body: 'x'.repeat(10 * 1024 * 1024) },
  'a field of ours twice': { body: 'fname=Asha&fname=Ravi&phone=98765', type: 'application/x-www-form-urlencoded' },
  'a name of five thousand letters': { body: JSON.stringify({ ...good, fname: 'x'.repeat(5_000) }) },
  'a hundred fields': { body: JSON.stringify(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${index}`, 'x']))) },
};

test('malformed form posts are refused with 400, 413 or 415', async () => {
  for (const path of ['/api/callback', '/api/contact', '/api/withdraw']) {
    for (const [what, { body, type = 'application/json', headers = {} }] of Object.entries(hostilePosts)) {
      const sent = rawRequest(site().url, { method: 'POST', path, body, headers: { ...(type && { 'Content-Type': type }), ...headers } });
      // A sender that goes on after a refusal may have its connection cut instead of getting the answer.
      const status = await sent.then(
        (answer) => answer.status,
        () => 413,
      );
      expect([path, what, status]).toEqual([path, what, expect.toBeOneOf([400, 413, 415])]);
    }
  }
});

test('a lone surrogate in a form arrives as the replacement character', async () => {
  const body = JSON.stringify({ ...good, description: 'half \ud800 here' }).replaceAll('\\ud800', '\\ud800');
  const { status } = await rawRequest(site().url, {
    method: 'POST',
    path: '/api/callback',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  expect(status).toBe(201);
  expect(backend().received.at(-1)?.body).toContain('half \ufffd here');
});

test('a truncated form returns 400, an oversized chunked one 413', async () => {
  const short = await rawRequest(site().url, {
    method: 'POST',
    path: '/api/contact',
    headers: { 'Content-Type': 'application/json', 'Content-Length': '3' },
    body: '{"a',
  }).catch(() => ({ status: 400 }));
  expect(short.status).toBe(400);
  const chunked = await rawRequest(site().url, {
    method: 'POST',
    path: '/api/contact',
    headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
    body: `{"a":"${'x'.repeat(40_000)}"}`,
  });
  expect(chunked.status).toBe(413);
});

const small = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"fname":""}' };

test('a submission succeeds right after a rejected one of 200 KB', async () => {
  const body = JSON.stringify({ fname: 'x'.repeat(200_000) });
  for (const path of ['/api/callback', '/api/contact', '/_csp', '/blog', '/nope']) {
    const { status } = await site().fetch(path, { ...small, body });
    expect([path, status]).toEqual([path, path.startsWith('/api') ? 413 : path === '/_csp' ? 204 : 405]);
    expect([path, (await site().fetch('/api/callback', small)).status]).toEqual([path, 400]);
  }
});

test('a form body that never ends returns 408', async () => {
  const headers = { 'Content-Length': '5000' };
  const types = ['application/json', 'application/x-www-form-urlencoded'];
  const answers = await Promise.all(
    types.map((type) =>
      rawRequest(site().url, {
        ...{ method: 'POST', path: '/api/callback', body: 'fname=', unfinished: true },
        headers: { ...headers, 'Content-Type': type, ...(type === types[1] && { Accept: 'text/html' }) },
      }),
    ),
  );
  for (const { status, text } of answers) expect([status, text]).toEqual([408, expect.stringContaining('the connection was too slow')]);
  expect(answers.map(({ headers: { 'content-type': type } }) => type?.toLowerCase().split(';')[0])).toEqual([
    'application/json',
    'text/html',
  ]);
  expect((await site().fetch('/api/callback', small)).status).toBe(400);
});

test('without JavaScript a form delivers 4,000 Hindi characters', async () => {
  const text = 'क'.repeat(4_000);
  const body = new URLSearchParams({ fname: 'Asha', phone: '९८७६५४३२१०', consent: 'on', description: text });
  const { status } = await site().fetch('/api/callback', { method: 'POST', body });
  expect(status).toBe(303);
  const sent = JSON.parse(backend().received.at(-1)?.body ?? '{}');
  expect([sent.phone, sent.description.endsWith(text)]).toEqual(['9876543210', true]);
});

test('without JavaScript an overlong text comes back in the form', async () => {
  const body = new URLSearchParams({ fname: 'Asha', description: 'क'.repeat(6_000) });
  const answer = await site().fetch('/api/callback', { method: 'POST', body, headers: { Accept: 'text/html' } });
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain('क'.repeat(6_000));
});

test('a form field added by a browser extension is dropped', async () => {
  const fields = { fname: 'Asha', phone: '9876543210', consent: 'on', description: 'Extension', 'ext-token': 'secret-of-it', message: 'x' };
  expect((await site().fetch('/api/callback', { method: 'POST', body: new URLSearchParams(fields) })).status).toBe(303);
  expect(backend().received.at(-1)?.body).toContain('Extension');
  expect(backend().received.at(-1)?.body).not.toContain('secret-of-it');
  const json = await site().fetch('/api/callback', { ...small, body: JSON.stringify({ ...fields, message: undefined }) });
  expect(json.status).toBe(400);
  expect(await json.text()).not.toMatch(/ext-token|secret-of-it/);
});

test('the Worker logs no error during hostile submissions', () => {
  expect(failures()).toEqual([]);
});
