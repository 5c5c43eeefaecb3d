import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const wranglerCli = fileURLToPath(import.meta.resolve('wrangler/package.json')).replace('package.json', 'bin/wrangler.js');

const notLoggedIn =
  'Nobody is logged in to Cloudflare here: run `npx wrangler login`, and then this again. A machine without a browser needs CLOUDFLARE_API_TOKEN in its environment instead.';

/** What the tool complained of, in one sentence where we know one; else its own last words. */
export function complaintIn(said: string): string {
  if (/necessary to set a CLOUDFLARE_API_TOKEN|not authenticated|"loggedIn": ?false/i.test(said)) return notLoggedIn;
  const text = /"error": \{\s*"text": ("(?:[^"\\]|\\.)*")/.exec(said)?.[1];
  return text ? (JSON.parse(text) as string) : said.trim().slice(-4_000);
}

/** Runs wrangler and gives what it printed. Throws an Error whose message is for the person who typed the command. */
export async function wrangler(...words: ReadonlyArray<string>): Promise<string> {
  const options = {
    // A quieter log level would silence the answer as well.
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'log' },
    maxBuffer: 2 ** 28,
  };
  try {
    return (await promisify(execFile)(process.execPath, [wranglerCli, ...words], options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`wrangler ${words.slice(0, 3).join(' ')} failed. ${complaintIn(stdout + stderr)}`);
  }
}

/** For the end of a command: prints what went wrong, without a stack, and fails. */
export function failed(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
