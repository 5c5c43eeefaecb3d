import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { barePolicy, localHosts, localPagePolicy, pageHeaders, pagePolicy, securityHeaders } from '#edge/http/policy.ts';
import { finishPage, withDataAt } from '#edge/page-cache/assemble.ts';
import { inItsLanguage } from '#edge/page-cache/language.ts';
import { shellFile, shellFrom, shellPage } from '#edge/page-cache/shell.ts';

// Cloudflare's limits of a _headers file.
const maxRules = 100;
const longestLine = 2_000;

type Rule = { path: string; headers: Readonly<Record<string, string>> };

/** Makes a rule with a policy of its own; the '!' removes the wider rule's, which would otherwise apply as well. */
function ownPolicy(path: string, policy: string): Rule {
  return { path, headers: { '! Content-Security-Policy': '', 'Content-Security-Policy': policy } };
}

/** Writes headers in the format of Workers static assets; throws if Cloudflare would ignore some of them. */
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

function policyHashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Returns the hashes of a drawing's own styles, for its policy when it is opened by itself. */
export function styleHashesOf(svg: string): ReadonlyArray<string> {
  const sheets = [...svg.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => policyHashOf(text));
  const attributes = [...svg.matchAll(/\sstyle="([^"]*)"/g)].map(([, text = '']) => policyHashOf(text));
  return [...new Set([...(attributes.length > 0 ? ["'unsafe-hashes'"] : []), ...sheets, ...attributes])];
}

const aDay = { 'Cache-Control': 'public, max-age=86400' };

// One rule for each folder of drawings; a deeper folder's rule comes later and removes the outer policy.
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
      // Values of several rules are joined, so only the outer folders set Cache-Control.
      return { path: `/${path}/*`, headers: path.includes('/') ? headers : { ...aDay, ...headers } };
    });
}

/** Finishes each prerendered page in the folder and writes _headers; throws if a page contains what its policy would block. */
export async function finishBuild(folder: URL): Promise<void> {
  for await (const file of glob('**/*.html', { cwd: folder.pathname })) {
    const address = new URL(file, folder);
    const data = `RSC/R/${dirname(file)}.txt`;
    if (!existsSync(new URL(data, folder))) throw new Error(`${file} has no data at ${data}: look at where the framework writes it now.`);
    const html = withDataAt(inItsLanguage(finishPage(await readFile(address, 'utf8')).html), `/${data}`);
    refuseInline(file, html);
    await writeFile(address, html);
  }
  const bare = ownPolicy('', barePolicy()).headers;
  const rules: ReadonlyArray<Rule> = [
    { path: '/*', headers: { ...securityHeaders, ...pageHeaders, 'Content-Security-Policy': pagePolicy } },
    // Cloudflare takes 'https' for any scheme and port here.
    ...localHosts.map((host) => ownPolicy(`https://${host}/*`, localPagePolicy)),
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable', ...bare } },
    { path: '/speculation-rules.json', headers: { 'Content-Type': 'application/speculationrules+json', ...aDay, ...bare } },
    { path: '/share/*', headers: { ...aDay, ...bare } },
    { path: '/RSC/*', headers: { 'X-Robots-Tag': 'noindex', ...bare } },
    ...(await drawingRules(folder)),
  ];
  await writeFile(new URL('_headers', folder), headersFile(rules));
}

const handlersAndStyles = /\sstyle="|\son[a-z]+="|<style[\s>]|\s(?:href|src|action|formaction)="\s*javascript:/i;
const script = /<script([^>]*)>[\s\S]*?<\/script>/g;
const data = /\stype="application\/(?:ld\+)?json"/;

/** Throws if a page contains what its policy would block: an inline script, style or handler, a script in an address. */
export function refuseInline(file: string, html: string): void {
  const inline = [...html.matchAll(script)].find(([, attributes = '']) => !/\ssrc="/.test(attributes) && !data.test(attributes));
  const found = inline ?? handlersAndStyles.exec(html.replace(script, ''));
  if (found)
    throw new Error(`${file} holds an inline script, style or handler (${found[0].trim().slice(0, 80)}), which the policy would block.`);
}

/** Replaces the prerendered shell page, which no visitor is served, by a file of its parts. */
export async function keepShell(folder: URL): Promise<void> {
  const page = new URL(`.${shellPage}/index.html`, folder);
  const { html } = finishPage(await readFile(page, 'utf8'));
  await writeFile(new URL(`.${shellFile}`, folder), JSON.stringify(shellFrom(html)));
  await rm(new URL('.', page), { recursive: true });
  await rm(new URL(`RSC/R${shellPage}.txt`, folder));
  // The parts as React's data, which no page requests.
  await rm(new URL('RSC/S/', folder), { recursive: true });
}

const cachedElements = 'defineRouter:cachedElements';

const isOfAFile = (id: string) => id.startsWith('slot/page:') || id === 'slot/layout:/(static)';

/**
 * Drops the prerendered pages, which are served as files, from Waku's build metadata. This spares the first visitor of each new
 * isolate 58 ms, in which eight megabytes would be parsed. Throws if Waku's format has changed.
 */
export async function dropPrerenderedPages(folder: URL): Promise<void> {
  const file = new URL('__waku_build_metadata.js', folder);
  const { buildMetadata } = (await import(file.href)) as { buildMetadata: Map<string, string> };
  const elements = buildMetadata.get(cachedElements);
  if (!elements) throw new Error(`Waku's build metadata has no '${cachedElements}' any more: look at what it keeps of static pages now.`);
  const kept = Object.entries(JSON.parse(elements) as Record<string, string>).filter(([id]) => !isOfAFile(id));
  buildMetadata.set(cachedElements, JSON.stringify(Object.fromEntries(kept)));
  await writeFile(file, `export const buildMetadata = new Map(${JSON.stringify([...buildMetadata])});\n`);
}
