import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { finishBuild, headersFile, styleHashesOf } from '#commands/finish-build.ts';
import { provePolicies, refuseInline, refuseStaleHash } from '#commands/prove-policies.ts';
import { finishPage } from '#edge/finish-page.ts';
import { contentSecurityPolicy } from '#edge/policy.ts';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

async function built(files: Readonly<Record<string, string>>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  folders.push(folder);
  await Promise.all(['images/cases', 'icons'].map((path) => mkdir(join(folder, path), { recursive: true })));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

const page = (inside = '') =>
  `<!DOCTYPE html><html><body><script>globalThis.ready=1</script>${inside}<script async src="/a.js"></script></body></html>`;

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
  expect(() => refuseInline('a.html', page(inside))).toThrow(/a\.html/);
  await expect(finishBuild(await built({ 'a.html': page(inside) }))).rejects.toThrow(/a\.html/);
});

test('text about styles and handlers is not taken for one', () => {
  expect(() => refuseInline('a.html', page('<p>He said: style=&quot;bold&quot; onclick=&quot;x&quot;</p>'))).not.toThrow();
});

test('a build whose page changed after its policy was written fails', async () => {
  const folder = await built({ 'a.html': page() });
  await finishBuild(folder);
  await provePolicies(folder);
  await writeFile(new URL('a.html', folder), (await readFile(new URL('a.html', folder), 'utf8')).replace('ready=1', 'ready=2'));
  await expect(provePolicies(folder)).rejects.toThrow(/other inline scripts/);
});

test('a page whose policy names a script too many, too few or none is refused', async () => {
  const { html, scriptHashes } = await finishPage(page());
  const policy = contentSecurityPolicy(scriptHashes);
  expect(() => refuseStaleHash('a.html', html, policy)).not.toThrow();
  expect(() => refuseStaleHash('a.html', html, contentSecurityPolicy([]))).toThrow();
  expect(() => refuseStaleHash('a.html', html, contentSecurityPolicy([...scriptHashes, "'sha256-AAAA'"]))).toThrow();
  expect(() => refuseStaleHash('a.html', html, '')).toThrow();
});

test('only the scripts of this render are named; one that was smuggled in is left to be blocked', async () => {
  const { html, scriptHashes } = await finishPage(
    '<script nonce="n1">ours()</script><p><script>theirs()</script><script nonce="n0">old()</script>',
    'n1',
  );
  expect(scriptHashes).toHaveLength(1);
  expect(html).toBe('<script>ours()</script><p><script>theirs()</script><script nonce="n0">old()</script>');
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
