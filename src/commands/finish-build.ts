import { glob, readFile, writeFile } from 'node:fs/promises';
import { finishPage } from '#edge/finish-page.ts';
import { contentSecurityPolicy, securityHeaders } from '#edge/policy.ts';

// Cloudflare reads no more of a _headers file than this.
const mostRules = 100;
const longestLine = 2_000;

type Rule = { path: string; headers: Readonly<Record<string, string>> };

function addressOf(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/';
}

function refuseInline(file: string, html: string): void {
  const found = /\sstyle="|\son[a-z]+="|<style[\s>]/i.exec(html.replace(/<script[\s\S]*?<\/script>/g, ''));
  if (found) throw new Error(`${file} holds an inline style or handler (${found[0].trim()}), which the policy would block.`);
}

/** Headers as Workers static assets read them; throws when they would be cut off. */
export function headersFile(rules: ReadonlyArray<Rule>): string {
  if (rules.length > mostRules) throw new Error(`${rules.length} rules for _headers; Cloudflare reads ${mostRules}.`);
  const lines = rules.flatMap(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)]);
  const long = lines.find((line) => line.length > longestLine);
  if (long) throw new Error(`A line of _headers has ${long.length} characters; Cloudflare reads ${longestLine}: ${long.slice(0, 80)}…`);
  return `${lines.join('\n')}\n`;
}

/** Finishes each prerendered page in the folder and writes its policy into _headers. */
export async function finishBuild(folder: URL): Promise<void> {
  const rules: Rule[] = [
    { path: '/*', headers: securityHeaders },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '/images/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
    { path: '/icons/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
    { path: '/RSC/*', headers: { 'X-Robots-Tag': 'noindex' } },
  ];
  for await (const file of glob('**/*.html', { cwd: folder.pathname })) {
    const address = new URL(file, folder);
    const { html, scriptHashes } = await finishPage(await readFile(address, 'utf8'));
    refuseInline(file, html);
    await writeFile(address, html);
    rules.push({ path: addressOf(file), headers: { 'Content-Security-Policy': contentSecurityPolicy(scriptHashes) } });
  }
  await writeFile(new URL('_headers', folder), headersFile(rules));
}
