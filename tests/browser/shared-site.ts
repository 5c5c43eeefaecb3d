import type { TestProject } from 'vitest/node';
import { startSite } from '#tests/site.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an interface alone can be added to
  export interface ProvidedContext {
    siteUrl: string;
  }
}

let site: Awaited<ReturnType<typeof startSite>> | undefined;

/** Starts the site of all browser tests that do not ask for settings of their own. */
export async function setup(project: TestProject): Promise<void> {
  site = await startSite();
  await site.tick();
  project.provide('siteUrl', site.url);
}

export async function teardown(): Promise<void> {
  await site?.close();
}
