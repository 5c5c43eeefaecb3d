import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'waku/config';
import { cutTextFont } from './src/commands/build/text-font.ts';
import { doctorPath } from './src/content/doctor-path.ts';
import { turnstileSiteKey } from './src/content/robot-check.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const server = { build: { minify: true, rolldownOptions: { platform: 'neutral' as const } } };
// Named for the dev server, which would otherwise meet them one by one and reload each time.
const hono = ['hono', 'hono/tiny', 'hono/body-limit', 'hono/context-storage'];
const hast = ['hast-util-from-parse5', 'hast-util-sanitize', 'hast-util-to-jsx-runtime', 'parse5'];
const islandList = 'virtual:vite-rsc/client-references';
const developing = process.argv.includes('dev');
const wholePages = {
  find: 'rsc-html-stream/server',
  replacement: fileURLToPath(new URL('src/edge/page-cache/page-data.ts', import.meta.url)),
};
// Carousels move in a browser only: the Worker renders their rows and needs nothing of the library behind them.
const stillCarousels = {
  name: 'still-carousels',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'ssr' && !developing,
  resolveId: (id: string) => (/^embla-carousel(-autoplay)?$/.test(id) ? '\0still-carousel' : undefined),
  load: (id: string) => (id === '\0still-carousel' ? 'export default () => ({});' : undefined),
};
// The tables that spell a name in Latin letters are for the build alone.
const doctorsAddress = {
  name: 'doctors-address',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.endsWith('/src/content/doctor-path.ts') ? `export const doctorPath = ${JSON.stringify(doctorPath)};` : undefined,
};
// What the libraries for posts bring along and nothing here needs: every runtime copies values by itself, and no post has a style.
const needless: Readonly<Record<string, string>> = {
  '@ungap/structured-clone': 'export default structuredClone;',
  'style-to-object': 'export default () => ({});',
};
const leanPosts = {
  name: 'lean-posts',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name !== 'client' && !developing,
  resolveId: (id: string) => (id in needless ? `\0needless:${id}` : undefined),
  load: (id: string) => (id.startsWith('\0needless:') ? needless[id.slice('\0needless:'.length)] : undefined),
};
// Vite's own helper for import() also minds stylesheets of a chunk, which no chunk here has, and is a third of what a page loads
// before anyone touches it. Each file that imports so has its own: one for all would be in the start, whose name every change of an island changes.
const preloadHelper = '\0vite/preload-helper.js';
const plain = '\0plain-import:';
const plainImport = {
  name: 'plain-import',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client' && !developing,
  resolveId: (id: string, importer?: string) => (id === preloadHelper ? `${plain}${importer}` : undefined),
  load: (id: string) => (id.startsWith(plain) ? 'export const __vitePreload = (load) => load();' : undefined),
};
// The framework's browser half lists all islands, so it would be another file whenever one of them changes: hydrate.tsx fills the list in.
const islandsApart = {
  name: 'islands-apart',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client' && !developing,
  resolveId: (id: string, importer?: string) => (id === islandList && importer?.includes('/plugin-rsc/') ? '\0islands-by-key' : undefined),
  load: (id: string) => (id === '\0islands-by-key' ? `export { islandsByKey as default } from '/src/islands-by-key.ts'` : undefined),
};
// react-dom/server.edge brings a second renderer, for strings, which nothing here calls: a tenth of the Worker.
const oneRenderer = {
  find: 'react-dom/server.edge',
  replacement: fileURLToPath(new URL('cjs/react-dom-server.edge.production.js', import.meta.resolve('react-dom'))),
};

// Each library in a file of its own: it stays in the visitor's cache when our words change, and what is ours can be weighed.
const libraries = [
  // What imports the rest must not itself wait for a library.
  { name: 'start', test: /src\/(boot|dialogs|copy-link|next-page|way-back)/, priority: 2 },
  { name: 'lib-react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
  { name: 'lib-waku', test: /node_modules\/(waku|@vitejs\/plugin-rsc)\// },
  { name: 'lib-embla', test: /node_modules\/embla-carousel/ },
  { name: 'lib-motion', test: /node_modules\/(motion|framer-motion|motion-dom|motion-utils)\// },
  { name: 'lib-valibot', test: /node_modules\/valibot\// },
];

await cutTextFont();

export default defineConfig({
  vite: {
    define: {
      __DEVELOPING__: JSON.stringify(developing),
      // `npm run deploy` builds for visitors: nothing made up is shown to them.
      __LIVE__: JSON.stringify(process.env.LIVE === '1'),
      // Where 'Admin Login' leads in a local build.
      __DESK_PORT__: JSON.stringify(Number(process.env.DESK_PORT ?? Number(process.env.PORT ?? 8787) + 1)),
      // The build's own mark goes along: kept pages name hashed files, which change with every build.
      __SITE_VERSION__: JSON.stringify(`${version}+${Date.now().toString(36)}`),
      // As a constant, so that while it is null nothing of Turnstile is in what a browser loads.
      __TURNSTILE_SITE_KEY__: JSON.stringify(turnstileSiteKey),
    },
    resolve: { alias: [wholePages, ...(developing ? [] : [oneRenderer])] },
    environments: {
      // A small script that waits for the visitor's first intent stands in front of React.
      client: {
        // Where the framework would write its mark of the build into its file, it reads the page's.
        ...(!developing && { define: { 'import.meta.env.WAKU_BUILD_ID': 'document.documentElement.dataset.build' } }),
        build: { rolldownOptions: { input: { index: './src/boot.ts' }, output: { codeSplitting: { groups: libraries } } } },
      },
      rsc: { ...server, optimizeDeps: { include: [...hono, ...hast, 'valibot'] } },
      ssr: {
        ...server,
        optimizeDeps: { include: ['embla-carousel-autoplay', 'embla-carousel-react', 'valibot', 'waku > rsc-html-stream/server'] },
      },
    },
    plugins: [
      plainImport,
      doctorsAddress,
      islandsApart,
      stillCarousels,
      leanPosts,
      tailwindcss(),
      cloudflare({
        viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] },
        inspectorPort: false,
        ...(developing && { config: { vars: { MODE: 'local', EMBEDDED_BACKEND_TOKEN: 'local-development-token-only' } } }),
      }),
    ],
  },
});
