import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an interface alone can be added to
  export interface ProvidedContext {
    siteUrl: string;
  }
}

let server: ChildProcess | undefined;

/** Starts the site of all browser tests that do not ask for settings of their own. */
export async function setup(project: TestProject): Promise<void> {
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
