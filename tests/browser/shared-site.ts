import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './chromium.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an interface alone can be added to
  export interface ProvidedContext {
    siteUrl: string;
  }
}

let server: ChildProcess | undefined;

/** Starts the site of all browser tests that do not ask for settings of their own. */
export async function setup(project: TestProject): Promise<void> {
  // Unpacks the package's Chromium once: two workers that unpack it at the same time get ETXTBSY.
  process.env.CHROME_PATH ??= await chromiumPath();
  // Forked, because the module runner of vitest's configuration has no import.meta.resolve.
  server = fork(new URL('./serve-site.ts', import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [said] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  if (typeof said !== 'string') throw new Error('The site did not start. Is it built?');
  project.provide('siteUrl', said);
}

export async function teardown(): Promise<void> {
  if (!server?.connected) return;
  const exit = once(server, 'exit');
  server.disconnect();
  await exit;
}
