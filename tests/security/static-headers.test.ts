import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { finishBuild, headersFile, styleHashesOf } from '#commands/finish-build.ts';
import { refuseInline } from '#commands/refuse-inline.ts';
import { finishPage } from '#edge/finish-page.ts';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

async function built(files: Readonly<Record<string, string>>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  folders.push(folder);
  await Promise.all(['images/cases', 'icons'].map((path) => mkdir(join(folder, path), { recursive: true })));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

// What the framework renders: its start in the head of the page, the data for hydration at its end.
const page = (inside = '') =>
  `<!DOCTYPE html><html><head></head><body>${inside}<script id="_R_">import("/assets/index-1.js").catch(x)</script><script>(self.__FLIGHT_DATA||=[]).push("row </\\script> one")</script></body></html>`;

test('a file of headers with too many rules, too long a line or one address twice is refused', () => {
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
])('a build whose page holds %s fails', async (inside) => {
  await expect(finishBuild(await built({ 'a.html': page(inside) }))).rejects.toThrow(/a\.html/);
});

test('text about styles and handlers is not taken for one', () => {
  expect(() => refuseInline('a.html', finishPage(page('<p>He said: style=&quot;bold&quot; onclick=&quot;x&quot;</p>')))).not.toThrow();
});

test('a page keeps no inline script: the framework’s own become one link and, on a page of the Worker, data that does not run', () => {
  const prerendered = finishPage(page());
  expect(prerendered).toContain('<script async src="/assets/index-1.js" type="module"></script></head>');
  expect(prerendered).not.toMatch(/FLIGHT|page-data/);
  const rendered = finishPage(page().replaceAll('<script', '<script nonce="n1"'), 'n1');
  expect(rendered).toContain('<script id="page-data" type="application/json">"row \\u003c/script> one"</script></body>');
  expect(() => refuseInline('a.html', rendered)).not.toThrow();
});

test('the font is asked for last: text is there without it, what a page shows is not', () => {
  const hint = '<link rel="preload" href="/font.woff2" as="font"/>';
  const finished = finishPage(page('<p>Text</p>').replace('<head>', `<head>${hint}<link rel="stylesheet" href="/a.css"/>`));
  expect(finished).toContain(`${hint}</body>`);
  expect(finished.split(hint)).toHaveLength(2);
});

test('data that looks like a pattern of replacement stays what it is', () => {
  const data = "row $& $' $` $1 $$";
  const html = page()
    .replaceAll('<script', '<script nonce="n1"')
    .replace('row </\\script> one', () => data);
  expect(finishPage(html, 'n1')).toContain(`<script id="page-data" type="application/json">${JSON.stringify(data)}</script></body></html>`);
});

test('only the scripts of this render are the framework’s; one that was smuggled in stays where it is, to be blocked', () => {
  const smuggled = '<script>(self.__FLIGHT_DATA||=[]).push("evil")</script><script nonce="n0">old()</script>';
  const html = finishPage(page().replaceAll('<script', '<script nonce="n1"').replace('</body>', `${smuggled}</body>`), 'n1');
  expect(html).toContain(smuggled);
  expect(html.slice(html.indexOf('page-data'))).not.toContain('evil');
});

test('a framework that starts in another way, or writes other scripts, stops the build instead of leaving a page without React', () => {
  expect(() => finishPage('<html><head></head><body></body></html>')).toThrow(/entry/);
  expect(() => finishPage(page('<script>somethingElse()</script>'))).toThrow(/not known/);
});

test('a drawing brings the hashes of its sheet and of its style attributes', async () => {
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
