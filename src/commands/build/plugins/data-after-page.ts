import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Replaces rsc-html-stream, which writes the hydration data into inline scripts; here it gets an address of its own. Home is 20 kB
 * instead of 33, and the policy can forbid all inline script.
 */
export function dataAfterPage(): Plugin {
  const replacement = fileURLToPath(new URL('../../../edge/page-cache/page-data.ts', import.meta.url));
  return {
    name: 'data-after-page',
    config: () => ({ resolve: { alias: [{ find: 'rsc-html-stream/server', replacement }] } }),
  };
}
