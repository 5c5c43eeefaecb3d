import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHttpBackend } from '#tests/http-backend.ts';
import { rawRequest } from '#tests/raw-request.ts';
import { startSite } from '#tests/site.ts';

const article = '<p>Plain words.</p>';
const odd = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>\u2028\u2029 end',
  '"\'`$x{{y}}<%=z%>',
  '__proto__',
  'constructor',
  'a/b?c#d%20e%',
  '%00',
  '..',
  'के लिए पथरी',
  `${'a'.repeat(299)}😀`,
  'lone \ud800 half',
  'x'.repeat(8_000),
];
const many = Array.from({ length: 5_000 }, (_, index) => ({ title: `Number ${index}`, description: article, updatedAt: '2025-01-01' }));
const sections = [
  ...odd.map((title) => ({ title, description: article, updatedAt: '2026-06-01' })),
  { title: 'Twice', description: '<p>Older.</p>', updatedAt: '2026-01-01' },
  { title: ' twice ', description: '<p>Newer.</p>', updatedAt: '2026-02-01' },
  ...['', '   ', '\u2028', '\u0000'].map((title) => ({ title, description: article, updatedAt: '2026-07-01' })),
  ...many,
].map((section, index) => ({ id: `${index}`, ...section }));

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  backend = await startHttpBackend();
  backend.setSections(sections);
  site = await startSite({ vars: { BACKEND_URL: backend.url }, samples: false });
  await site.tick();
});
afterAll(async () => {
  await site?.close();
  await backend?.close();
});

const get = (path: string, headers: Record<string, string> = {}) => rawRequest(site.url, { path, headers });
const titleOf = (html: string) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];

test('an address that is no address is a 404, or the page that it must mean, and never an error', async () => {
  const slugs = [
    '%',
    '%E0%A4%A',
    '%ff%fe',
    '%00',
    '%C0%AF',
    '%u0041',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    '%0d%0aSet-Cookie:a=b',
    '%F0%9F%98',
    '\\..\\',
    ';',
    '*',
    '//',
    '<script>',
    '%ED%A0%80',
    '__proto__',
    'constructor',
    'a'.repeat(8_192),
  ];
  const before = [
    '/',
    '/blog/',
    '/treatment/',
    '/treatment/liver/',
    '/about-dr-',
    '/RSC/R/',
    '/RSC/R/blog/',
    '/RSC/S/',
    '/api/',
    '/api/v1/',
    '/images/',
    '/assets/',
    '/callback/',
    '//',
  ];
  const wrong: string[] = [];
  for (const folder of before) {
    for (const slug of slugs) {
      const { status, headers } = await get(`${folder}${slug}${folder.startsWith('/RSC') ? '.txt' : ''}`);
      if (status >= 500 || headers['set-cookie'] || /evil|\n/.test(headers.location ?? ''))
        wrong.push(`${folder}${slug.slice(0, 40)}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('odd questions in an address change nothing', async () => {
  const plain = titleOf((await get('/blog')).text);
  for (const query of [
    '__proto__[x]=1',
    'constructor=1',
    'page=1&page=2',
    'page=1%00',
    'page=1e0',
    'page=%201',
    '%',
    '&&&=',
    'id[]=1',
    'x=%ff',
  ]) {
    const { status, text } = await get(`/blog?${query}`);
    expect([query, status === 404 || (status === 200 && titleOf(text) === plain)]).toEqual([query, true]);
  }
  for (const page of ['0', '-1', '1.5', 'NaN', 'Infinity', '1e400', '99999999999999999999', "1'--", '٣'])
    expect([page, (await get(`/blog?page=${encodeURIComponent(page)}`)).status]).toEqual([page, 404]);
});

test('whatever a title holds, its post opens, and no script of the page is one that the page’s policy does not name', async () => {
  const { text: list } = await get('/blog');
  const listed = [...list.matchAll(/<h2[^>]*><a[^>]*href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );
  const opened = [];
  for (const path of ['/blog', ...listed.filter((href) => !href.endsWith('/..'))]) {
    const { status, text, headers } = await get(path);
    opened.push([path, status]);
    const policy = String(headers['content-security-policy']);
    for (const script of scriptsIn(text))
      expect([path, policy.includes(createHash('sha256').update(script).digest('base64'))]).toEqual([path, true]);
    expect([path, scriptsIn(text).length]).toEqual([path, 2]);
  }
  expect(opened).toEqual(opened.map(([path]) => [path, 200]));
  expect(opened.length).toBeGreaterThan(odd.length);
});

function scriptsIn(html: string): ReadonlyArray<string> {
  const scripts: string[] = [];
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(html)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('childNodes' in node)) continue;
    const attributes = 'attrs' in node ? node.attrs : [];
    const isData = attributes.some(({ name, value }) => name === 'src' || (name === 'type' && value === 'application/ld+json'));
    if (node.nodeName === 'script' && !isData) scripts.push(node.childNodes.map((text) => ('value' in text ? text.value : '')).join(''));
    waiting.push(...node.childNodes);
  }
  return scripts;
}

test('two posts of one title: the newest answers, the older by its id; posts without a title are left out', async () => {
  expect((await get('/blog/Twice')).text).toContain('Newer.');
  expect((await get(`/blog/TWICE?id=${odd.length}`)).text).toContain('Older.');
  for (const title of ['%20', '%E2%80%A8', '%00']) expect((await get(`/blog/${title}`)).status).toBe(404);
});

test('five thousand posts are paged, and a post does not carry them all along', async () => {
  const pages = Math.ceil((5_000 + odd.length + 2) / 24);
  expect((await get(`/blog?page=${pages}`)).status).toBe(200);
  expect((await get(`/blog?page=${pages + 1}`)).status).toBe(404);
  const { status, text } = await get('/blog/Number%204999');
  expect(status).toBe(200);
  expect(text.length).toBeLessThan(200_000);
});

test('a post of ten megabytes is refused and the posts that were there stay', async () => {
  backend.setSections([{ id: '1', title: 'Huge', description: 'x'.repeat(10 * 1024 * 1024) }]);
  await site.tick();
  expect((await get('/blog/Huge')).status).toBe(404);
  expect((await get('/blog/Twice')).status).toBe(200);
});

const forged: ReadonlyArray<Record<string, string>> = [
  { Host: 'evil.example' },
  { 'X-Forwarded-Host': 'evil.example' },
  { 'X-Forwarded-Proto': 'evil' },
  { Forwarded: 'host=evil.example' },
  { 'X-Original-URL': '/evil.example' },
  { 'X-Rewrite-URL': '/evil.example' },
  { 'X-HTTP-Method-Override': 'POST' },
  { 'X-Forwarded-Prefix': '/evil.example' },
  { 'Accept-Language': 'evil.example' },
  { Cookie: 'a=evil.example' },
  { Referer: 'https://evil.example/' },
  { 'User-Agent': 'evil.example' },
  { Range: 'bytes=0-1' },
  { Accept: 'evil/example' },
  { 'If-None-Match': '*' },
  { 'X-Waku-Etags': 'evil.example' },
];

test('what a visitor’s headers say is in no answer, and neither they nor the question are in the next visitor’s', async () => {
  const paths = [
    '/',
    '/blog',
    '/blog/twice',
    '/blog/Twice',
    '/blog/nope',
    '/nope',
    '/RSC/R/blog.txt',
    '/privacy',
    '/testimonials',
    '/callback/again',
    '/healthz',
  ];
  for (const path of paths) {
    for (const [number, headers] of forged.entries()) {
      // A page is kept as soon as it was made, so each question comes to posts that are new.
      backend.setSections([
        ...sections.slice(0, 40),
        { id: 'x', title: `Change ${path} ${number}`, description: article, updatedAt: '2026-01-01' },
      ]);
      if (path.startsWith('/blog') || path === '/') await site.tick();
      const answer = await get(`${path}?asked=by-one-visitor`, headers);
      const name = [path, Object.keys(headers)[0]];
      expect([...name, answer.status < 500, /evil\.example/.test(answer.text + answer.headers.location)]).toEqual([...name, true, false]);
      const next = await get(path);
      expect([...name, /evil\.example|by-one-visitor/.test(next.text + next.headers.location)]).toEqual([...name, false]);
    }
  }
}, 60_000);

test('slashes too many lead to the address without them, never to another host', async () => {
  for (const [path, to] of [
    ['/blog///', '/blog/'],
    ['////', '/'],
    ['//evil.example//x', '/evil.example/x'],
    ['/\\\\evil.example', '/evil.example'],
  ] as const) {
    const { status, headers } = await get(path);
    expect([path, status, headers.location]).toEqual([path, 308, to]);
  }
});

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
  'bytes that are no text': { body: Buffer.from('{"fname":"\xff\xfe"}', 'latin1') },
  'compressed bytes': { body: gzipSync(JSON.stringify(good)), headers: { 'Content-Encoding': 'gzip' } },
  'a bomb': { body: gzipSync('x'.repeat(10_000_000)), headers: { 'Content-Encoding': 'gzip' } },
  'another type': { body: 'a', type: 'multipart/form-data; boundary=a' },
  'no type': { body: JSON.stringify(good), type: '' },
  'ten megabytes': { body: 'x'.repeat(10 * 1024 * 1024) },
  'a field of ours twice': { body: 'fname=Asha&fname=Ravi&phone=98765', type: 'application/x-www-form-urlencoded' },
  'a name of five thousand letters': { body: JSON.stringify({ ...good, fname: 'x'.repeat(5_000) }) },
  'a hundred fields': { body: JSON.stringify(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${index}`, 'x']))) },
};

test('a form post of any other shape is refused with a reason', async () => {
  for (const path of ['/api/callback', '/api/contact']) {
    for (const [what, { body, type = 'application/json', headers = {} }] of Object.entries(hostilePosts)) {
      const sent = rawRequest(site.url, { method: 'POST', path, body, headers: { ...(type && { 'Content-Type': type }), ...headers } });
      // One that goes on sending after it was refused may find its connection cut instead of the answer.
      const status = await sent.then(
        (answer) => answer.status,
        () => 413,
      );
      expect([path, what, status]).toEqual([path, what, expect.toBeOneOf([400, 413, 415])]);
    }
  }
});

test('lone halves of characters are taken as the sign for the unreadable, and delivered as such', async () => {
  const body = JSON.stringify({ ...good, description: 'half \ud800 here' }).replaceAll('\\ud800', '\\ud800');
  const { status } = await rawRequest(site.url, {
    method: 'POST',
    path: '/api/callback',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  expect(status).toBe(201);
  expect(backend.received.at(-1)?.body).toContain('half \ufffd here');
});

test('a length that lies is not believed', async () => {
  const short = await rawRequest(site.url, {
    method: 'POST',
    path: '/api/contact',
    headers: { 'Content-Type': 'application/json', 'Content-Length': '3' },
    body: '{"a',
  }).catch(() => ({ status: 400 }));
  expect(short.status).toBe(400);
  const chunked = await rawRequest(site.url, {
    method: 'POST',
    path: '/api/contact',
    headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
    body: `{"a":"${'x'.repeat(40_000)}"}`,
  });
  expect(chunked.status).toBe(413);
});

test('through all of it the Worker itself never failed', () => {
  expect(site.logs().filter(({ level, message }) => level === 'error' && !message.includes('An error occurred in the Server'))).toEqual([]);
});
