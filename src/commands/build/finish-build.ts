import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { barePolicy, pageHeaders, pagePolicy, securityHeaders } from '#edge/http/policy.ts';
import { finishPage, withDataAt } from '#edge/page-cache/finish.ts';
import { refuseInline } from './refuse-inline.ts';

// Cloudflare reads no more of a _headers file than this.
const maxRules = 100;
const longestLine = 2_000;

type Rule = { path: string; headers: Readonly<Record<string, string>> };

/** A rule with a policy of its own; the '!' takes away that of the wider rule, which would otherwise apply as well. */
function ownPolicy(path: string, policy: string): Rule {
  return { path, headers: { '! Content-Security-Policy': '', 'Content-Security-Policy': policy } };
}

/** Headers as Workers static assets read them; throws when they would be cut off. */
export function headersFile(rules: ReadonlyArray<Rule>): string {
  if (rules.length > maxRules) throw new Error(`${rules.length} rules for _headers; Cloudflare reads ${maxRules}.`);
  const twice = rules.find(({ path }, index) => rules.findIndex((other) => other.path === path) < index);
  if (twice) throw new Error(`Two rules of _headers are for ${twice.path}; Cloudflare reads only the last.`);
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => (name.startsWith('!') ? `  ${name}` : `  ${name}: ${value}`)),
  ]);
  const long = lines.find((line) => line.length > longestLine);
  if (long) throw new Error(`A line of _headers has ${long.length} characters; Cloudflare reads ${longestLine}: ${long.slice(0, 80)}…`);
  return `${lines.join('\n')}\n`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The hashes of a drawing's own styles, for when it is opened by itself. */
export function styleHashesOf(svg: string): ReadonlyArray<string> {
  const sheets = [...svg.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashOf(text));
  const attributes = [...svg.matchAll(/\sstyle="([^"]*)"/g)].map(([, text = '']) => hashOf(text));
  return [...new Set([...(attributes.length > 0 ? ["'unsafe-hashes'"] : []), ...sheets, ...attributes])];
}

const aDay = { 'Cache-Control': 'public, max-age=86400' };

// One rule for a folder of drawings; the deeper folder's rule comes later and takes the outer one's policy away.
async function drawingRules(folder: URL): Promise<ReadonlyArray<Rule>> {
  const hashes = new Map([
    ['images', new Set<string>()],
    ['icons', new Set<string>()],
  ]);
  for await (const file of glob('{images,icons}/**/*.svg', { cwd: folder.pathname })) {
    const found = styleHashesOf(await readFile(new URL(file, folder), 'utf8'));
    hashes.set(dirname(file), new Set([...(hashes.get(dirname(file)) ?? []), ...found]));
  }
  return [...hashes]
    .toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
    .map(([path, found]) => {
      const { headers } = ownPolicy('', barePolicy([...found].toSorted()));
      // Values of several rules join, so only the outer folders say how long.
      return { path: `/${path}/*`, headers: path.includes('/') ? headers : { ...aDay, ...headers } };
    });
}

/** Finishes each prerendered page in the folder and writes _headers; throws when a page holds what its policy would block. */
export async function finishBuild(folder: URL): Promise<void> {
  for await (const file of glob('**/*.html', { cwd: folder.pathname })) {
    const address = new URL(file, folder);
    const data = `RSC/R/${dirname(file)}.txt`;
    if (!existsSync(new URL(data, folder))) throw new Error(`${file} has no data at ${data}: look at where the framework writes it now.`);
    const html = withDataAt(finishPage(await readFile(address, 'utf8')).html, `/${data}`);
    refuseInline(file, html);
    await writeFile(address, html);
  }
  const bare = ownPolicy('', barePolicy()).headers;
  const rules: ReadonlyArray<Rule> = [
    { path: '/*', headers: { ...securityHeaders, ...pageHeaders, 'Content-Security-Policy': pagePolicy } },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable', ...bare } },
    { path: '/speculation-rules.json', headers: { 'Content-Type': 'application/speculationrules+json', ...aDay, ...bare } },
    { path: '/share/*', headers: { ...aDay, ...bare } },
    { path: '/RSC/*', headers: { 'X-Robots-Tag': 'noindex', ...bare } },
    ...(await drawingRules(folder)),
  ];
  await writeFile(new URL('_headers', folder), headersFile(rules));
}
