import { expect, test } from 'vitest';
import { article, hostileSite, sections } from './hostile-site.ts';

const { get, site, backend, failures } = hostileSite();
const titleOf = (html: string) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];

test('malformed addresses never return 5xx or set a cookie', async () => {
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
});

test('addresses with extra slashes redirect within the site', async () => {
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

test('malformed blog queries show the plain list or a 404', async () => {
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

// Pages are stored once rendered, so each query gets new posts.
async function nothingReachesTheNext(paths: ReadonlyArray<string>): Promise<void> {
  for (const path of paths) {
    for (const [number, headers] of forged.entries()) {
      backend().setSections([
        ...sections.slice(0, 40),
        { id: 'x', title: `Change ${path} ${number}`, description: article, updatedAt: '2026-01-01' },
      ]);
      if (path.startsWith('/blog') || path === '/') await site().tick();
      const answer = await get(`${path}?asked=by-one-visitor`, headers);
      const name = [path, Object.keys(headers)[0]];
      expect([...name, answer.status < 500, /evil\.example/.test(answer.text + answer.headers.location)]).toEqual([...name, true, false]);
      const next = await get(path);
      expect([...name, /evil\.example|by-one-visitor/.test(next.text + next.headers.location)]).toEqual([...name, false]);
    }
  }
}

test('one visitor’s headers and query never reach the next visitor', () =>
  nothingReachesTheNext(['/', '/blog/twice', '/nope', '/callback/again']));

test('one visitor’s headers and query reach nobody on further pages', { tags: ['long'] }, () =>
  nothingReachesTheNext(['/blog', '/blog/Twice', '/blog/nope', '/RSC/R/blog.txt', '/privacy', '/testimonials', '/healthz']),
);

test('the Worker logs no error for hostile addresses', () => {
  expect(failures()).toEqual([]);
});
