import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { finishBuild, headersFile, refuseInline, styleHashesOf } from '#commands/build/finish-build.ts';
import { finishPage, withData } from '#edge/page-cache/assemble.ts';
import { dataMark } from '#edge/page-cache/page-data.ts';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

async function built(files: Readonly<Record<string, string>>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  folders.push(folder);
  await Promise.all(['images/cases', 'icons', 'RSC/R'].map((path) => mkdir(join(folder, path), { recursive: true })));
  // The data of a page at the root, named after no folder.
  for (const [name, text] of Object.entries({ 'RSC/R/..txt': '', ...files })) await writeFile(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

// The framework's output with its start script.
const page = (inside = '') =>
  `<!DOCTYPE html><html><head></head><body>${inside}<script id="_R_">import("/assets/index-1.js").catch(x)</script></body></html>`;
// The Worker's output: with a nonce, and followed by its data.
const rendered = (data: string, html = page()) => `${html.replaceAll('<script id', '<script nonce="n1" id')}${dataMark('n1')}${data}`;
const served = (html: string) => {
  const finished = finishPage(html, 'n1');
  return withData(finished.html, finished.data);
};

test('the build refuses a headers file over Cloudflare’s limits', () => {
  const rule = (path: string, value = 'x') => ({ path, headers: { 'X-Test': value } });
  expect(() => headersFile(Array.from({ length: 101 }, (_, index) => rule(`/${index}`)))).toThrow(/101 rules/);
  expect(() => headersFile([rule('/', 'x'.repeat(2_000))])).toThrow(/2010 characters/);
  expect(() => headersFile([rule('/a'), rule('/a')])).toThrow(/Two rules/);
  expect(headersFile([rule('/a'), { path: '/b', headers: { '! X-Test': '', 'X-Test': 'y' } }])).toBe(
    '/a\n  X-Test: x\n/b\n  ! X-Test\n  X-Test: y\n',
  );
});

test.each([
  '<p style="color:red">',
  '<p onclick="go()">',
  '<style>p{}</style>',
  '<a href="javascript:go()">',
  '<img src="/a" onerror="x()">',
])('the build fails if a page contains forbidden markup: %s', async (inside) => {
  await expect(finishBuild(await built({ 'a.html': page(inside) }))).rejects.toThrow(/a\.html/);
});

test('the build accepts page text that mentions styles and handlers', () => {
  expect(() => refuseInline('a.html', finishPage(page('<p>He said: style=&quot;bold&quot; onclick=&quot;x&quot;</p>')).html)).not.toThrow();
});

test('a page’s final HTML contains no inline script from the framework', () => {
  const start = '<script async src="/assets/index-1.js" type="module"></script></head>';
  const prerendered = finishPage(page()).html;
  expect(prerendered).toContain(start);
  expect(prerendered).not.toMatch(/_R_|page-data/);
  const finished = served(rendered('row </script> one'));
  expect(finished).toContain(start);
  expect(finished).toMatch(/<script id="page-data" type="application\/json">"row \\u003c\/script> one"<\/script><\/body><\/html>$/);
  expect(() => refuseInline('a.html', finished)).not.toThrow();
});

test('a page’s final HTML preloads each font only once', () => {
  const own = '<link as="font" href="/font.woff2" rel="preload"/>';
  const copy = '<link rel="preload" href="/font.woff2" as="font" crossorigin="" type="font/woff2"/>';
  const finished = finishPage(page('<p>Text</p>').replace('<head>', `<head>${copy}${own}`)).html;
  expect([finished.includes(own), finished.includes(copy)]).toEqual([true, false]);
});

test('page data with $& patterns or HTML markup is served unchanged', () => {
  const data = 'row $& $\' $` $1 $$ </body></html><script nonce="n1" id="_R_">import("/evil.js")</script>';
  const finished = served(rendered(data));
  expect(finished).toContain(
    `<script id="page-data" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></body></html>`,
  );
  expect(finished.split('</head>')[0]).not.toContain('evil');
});

test('page post-processing leaves scripts without the right nonce unchanged', () => {
  const smuggled = `<script id="_R_">import("/evil.js")</script><script nonce="n0">old()</script>${dataMark('n0')}evil data`;
  const html = served(
    rendered('row one', page().replace('</body>', '')).replace(dataMark('n1'), `${smuggled}</body></html>${dataMark('n1')}`),
  );
  expect(html).toContain(smuggled);
  expect(html.slice(html.lastIndexOf('page-data'))).not.toContain('evil');
});

test('page post-processing throws if the framework’s start script changes', () => {
  expect(() => finishPage('<html><head></head><body></body></html>')).toThrow(/entry/);
  expect(() => finishPage(page('<script>somethingElse()</script>'))).toThrow(/not known/);
  expect(() => finishPage(page(), 'n1')).toThrow(/data it was made of/);
});

// A pass for each of them takes minutes, which the limit of a test ends.
test.each(['<script', '<script>', '<link rel="modulepreload"', '<link rel="preload" href="" as="font"'])(
  'page post-processing handles five megabytes of %s in one pass',
  (part) => {
    const flood = part.repeat(5_000_000 / part.length);
    expect(finishPage(rendered('row', page().replace('</body>', `${flood}</body>`)), 'n1').html).toContain(flood);
  },
);

test('the CSP for drawings in _headers lists their style hashes', async () => {
  expect(styleHashesOf('<svg><path d="M0 0"/></svg>')).toEqual([]);
  expect(styleHashesOf('<svg><style>.a{fill:red}</style></svg>')).toHaveLength(1);
  expect(styleHashesOf('<svg><path style="opacity:.5"/><path style="opacity:.5"/></svg>')).toHaveLength(2);
  const folder = await built({ 'images/cases/a.svg': '<svg><style>.a{fill:red}</style></svg>', 'a.html': page() });
  await finishBuild(folder);
  const headers = await readFile(new URL('_headers', folder), 'utf8');
  expect(headers).toMatch(
    /^\/images\/cases\/\*\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: default-src 'none'; style-src 'sha256-/m,
  );
});
