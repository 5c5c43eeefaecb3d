import { readFileSync } from 'node:fs';
import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'waku/config';
import { turnstileSiteKey } from './src/content/robot-check.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const server = { build: { minify: true, rolldownOptions: { platform: 'neutral' as const } } };
// Named for the dev server, which would otherwise meet them one by one and reload each time.
const hono = ['hono', 'hono/tiny', 'hono/body-limit', 'hono/context-storage'];
const hast = ['hast-util-from-parse5', 'hast-util-sanitize', 'hast-util-to-jsx-runtime', 'parse5'];
const developing = process.argv.includes('dev');

export default defineConfig({
  vite: {
    // The build's own mark goes along: kept pages name hashed files, which change with every build.
    define: {
      __SITE_VERSION__: JSON.stringify(`${version}+${Date.now().toString(36)}`),
      // As a constant, so that while it is null nothing of Turnstile is in what a browser loads.
      __TURNSTILE_SITE_KEY__: JSON.stringify(turnstileSiteKey),
    },
    environments: {
      // A small script that waits for the visitor's first intent stands in front of React.
      client: { build: { rolldownOptions: { input: { index: './src/boot.ts' } } } },
      rsc: { ...server, optimizeDeps: { include: [...hono, ...hast, 'valibot', 'waku > rsc-html-stream/server'] } },
      ssr: {
        ...server,
        optimizeDeps: { include: ['embla-carousel-autoplay', 'embla-carousel-react', 'valibot', 'waku > rsc-html-stream/server'] },
      },
    },
    plugins: [
      tailwindcss(),
      cloudflare({
        viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] },
        inspectorPort: false,
        ...(developing && { config: { vars: { MODE: 'local', EMBEDDED_BACKEND_TOKEN: 'local-development-token-only' } } }),
      }),
    ],
  },
});
