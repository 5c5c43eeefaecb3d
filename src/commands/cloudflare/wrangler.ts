import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const wranglerCli = fileURLToPath(import.meta.resolve('wrangler/package.json')).replace('package.json', 'bin/wrangler.js');

const notLoggedIn =
  'Nobody is logged in to Cloudflare here: run `npx wrangler login`, and then this again. A machine without a browser needs CLOUDFLARE_API_TOKEN in its environment instead.';

/** Words an error in wrangler's output: one sentence for a known one, else the end of the output. */
export function complaintIn(output: string): string {
  if (/necessary to set a CLOUDFLARE_API_TOKEN|not authenticated|"loggedIn": ?false/i.test(output)) return notLoggedIn;
  const text = /"error": \{\s*"text": ("(?:[^"\\]|\\.)*")/.exec(output)?.[1];
  return text ? (JSON.parse(text) as string) : output.trim().slice(-4_000);
}

/** Runs wrangler and returns its output. Throws an Error with a message for the person at the terminal. */
export async function wrangler(...words: ReadonlyArray<string>): Promise<string> {
  const options = {
    // A quieter log level would suppress the output as well.
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

/** Ends a command that failed: prints the error without a stack and sets the exit code. */
export function failed(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
