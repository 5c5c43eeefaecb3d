import { readFileSync } from 'node:fs';
import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'waku/config';
import { dataAfterPage } from './src/commands/build/plugins/data-after-page.ts';
import { sheetsByMedia } from './src/commands/build/plugins/sheets-by-media.ts';
import { steadyNames } from './src/commands/build/plugins/steady-names.ts';
import { textFont } from './src/commands/build/plugins/text-font.ts';
import { turnstileSiteKey } from './src/content/robot-check.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const developing = process.argv.includes('dev');
const port = Number(process.env.PORT ?? 8787);

// Named for the dev server, which would otherwise meet them one by one and reload each time.
const hono = ['hono', 'hono/tiny', 'hono/body-limit', 'hono/context-storage'];
const hast = ['hast-util-from-parse5', 'hast-util-sanitize', 'hast-util-to-jsx-runtime', 'parse5'];
const embla = ['embla-carousel-autoplay', 'embla-carousel-react'];

export default defineConfig({
  vite: {
    define: {
      __DEVELOPING__: JSON.stringify(developing),
      // `npm run deploy` builds for visitors: nothing made up is shown to them.
      __LIVE__: JSON.stringify(process.env.LIVE === '1'),
      // Where 'Admin Login' leads in a local build.
      __DESK_PORT__: JSON.stringify(Number(process.env.DESK_PORT ?? port + 1)),
      // With the time of the build, because stored pages name hashed files, which change with every build.
      __SITE_VERSION__: JSON.stringify(`${version}+${Date.now().toString(36)}`),
      // As a constant: while it is null, a browser loads nothing of Turnstile.
      __TURNSTILE_SITE_KEY__: JSON.stringify(turnstileSiteKey),
    },
    environments: {
      // The entry waits for the visitor's first intent before it loads React (decision 1).
      client: { build: { rolldownOptions: { input: { index: './src/boot.ts' } } } },
      rsc: { build: { minify: true }, optimizeDeps: { include: [...hono, ...hast, 'uqr', 'valibot'] } },
      ssr: { build: { minify: true }, optimizeDeps: { include: [...embla, 'valibot', 'waku > rsc-html-stream/server'] } },
    },
    plugins: [
      dataAfterPage(),
      steadyNames(),
      textFont(),
      sheetsByMedia(),
      tailwindcss(),
      cloudflare({
        viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] },
        inspectorPort: false,
        ...(developing && {
          persistState: { path: process.env.STATE_DIR ?? '.wrangler/state' },
          config: { vars: { MODE: 'local', EMBEDDED_BACKEND_TOKEN: 'local-development-token-only' } },
        }),
      }),
    ],
  },
});
