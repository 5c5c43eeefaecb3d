import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';

/** What stands between a page's address and its `_headers` rule. */
export function addressOf(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/';
}

const handlersAndStyles = /\sstyle="|\son[a-z]+="|<style[\s>]|\s(?:href|src|action|formaction)="\s*javascript:/i;

/** Throws when a page holds what its policy would block: an inline style, a handler, a script in an address. */
export function refuseInline(file: string, html: string): void {
  const found = handlersAndStyles.exec(html.replace(/<script[\s\S]*?<\/script>/g, ''));
  if (found) throw new Error(`${file} holds an inline style or handler (${found[0].trim()}), which the policy would block.`);
}

function hashesIn(text: string): ReadonlyArray<string> {
  return (text.match(/'sha256-[^']+'/g) ?? []).toSorted();
}

/** Throws unless the policy names exactly the page's inline scripts; a stale hash would leave the page without React. */
export function refuseStaleHash(file: string, html: string, policy: string): void {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\/ld\+json"/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const present = [...new Set(scripts)].toSorted();
  if (present.join() !== hashesIn(policy).join()) throw new Error(`${file} has other inline scripts than its policy names.`);
}

// The policy that a file's rule sets, as the static server would read it.
function policyFor(address: string, headers: string): string {
  const rule = headers.split(/\n(?=\S)/).find((text) => text.split('\n')[0] === address);
  return /^ {2}Content-Security-Policy: (.+)$/m.exec(rule ?? '')?.[1] ?? '';
}

/** Reads what was written once more, as the static server will, and throws at the first page whose policy is not its own. */
export async function provePolicies(folder: URL): Promise<void> {
  const headers = await readFile(new URL('_headers', folder), 'utf8');
  for await (const file of glob('**/*.html', { cwd: folder.pathname })) {
    const html = await readFile(new URL(file, folder), 'utf8');
    refuseInline(file, html);
    refuseStaleHash(file, html, policyFor(addressOf(file), headers));
  }
}
