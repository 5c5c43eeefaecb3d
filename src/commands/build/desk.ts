import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig, type Manifest, type Rolldown } from 'vite';
import { deskConfigurationHere } from '#commands/cloudflare/desk-configuration.ts';
import { practice } from '#content/practice.ts';
import { writeDeskPages } from './desk-pages.ts';
import { workedOut } from './plugins/worked-out.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const source = 'src/desk/';
const shared: InlineConfig = { root, configFile: false, logLevel: 'error', publicDir: false };
const input = {
  desk: `${source}client/desk.ts`,
  writing: `${source}client/writing.ts`,
  styles: `${source}frame/desk.css`,
  'push-worker': `${source}client/push-worker.ts`,
};

type Assets = { css: string; script: string; writing: string };

const plainNames: Assets = { css: '/desk/styles.css', script: '/desk/desk.js', writing: '/desk/writing.js' };
const neverChanging = '/desk/*\n  Cache-Control: public, max-age=31536000, immutable\n';
// Browsers look for another worker at the address of the one they have, so its name stays. It calls the desk alone.
const pushWorker = 'desk/push-worker.js';
const workerHeaders = `/${pushWorker}\n  ! Cache-Control\n  Cache-Control: no-cache\n  Content-Security-Policy: default-src 'none'; connect-src 'self'\n`;
const assetNames = {
  entryFileNames: ({ name }: { name: string }) => (name === 'push-worker' ? pushWorker : 'desk/[name]-[hash].js'),
};

function assetsConfig(folder: string, more: InlineConfig['build']): InlineConfig {
  return { ...shared, plugins: [tailwindcss()], build: { outDir: `${folder}public`, assetsDir: 'desk', emptyOutDir: false, ...more } };
}

/** Builds the stylesheet and the scripts under names that change with their contents. */
async function buildAssets(folder: string): Promise<Assets> {
  await build(assetsConfig(folder, { manifest: 'manifest.json', rolldownOptions: { input, output: assetNames } }));
  const file = `${folder}public/manifest.json`;
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(file);
  const nameOf = (entry: string) => `/${manifest[entry]?.file}`;
  return { css: nameOf(input.styles), script: nameOf(input.desk), writing: nameOf(input.writing) };
}

// Of React's renderers the one that returns a text: its own entry brings the one that streams as well, 30 KiB of the upload.
const textRenderer = `${root}node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js`;

// Its table of names is the one that parse5 brings.
const namedReferences = `${root}src/articles/named-references.ts`;

function workerConfig(folder: string, assets: Assets): InlineConfig {
  const conditions = ['workerd', 'worker', 'edge-light', 'import', 'default'];
  return {
    ...shared,
    plugins: [workedOut(`${root}src/content/triage/emergency-rows.ts`)],
    define: {
      'process.env.NODE_ENV': '"production"',
      __DESK_ASSETS__: JSON.stringify(assets),
      __LIVE__: JSON.stringify(process.env.LIVE === '1'),
    },
    resolve: { conditions, alias: { 'react-dom/server.edge': textRenderer, 'decode-named-character-reference': namedReferences } },
    ssr: { target: 'webworker', noExternal: true, resolve: { conditions } },
    build: {
      ssr: `${source}worker.ts`,
      // In a folder of its own: wrangler uploads every script and page beside a Worker.
      outDir: `${folder}worker`,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: { external: [/^node:/, /^cloudflare:/], output: { entryFileNames: 'worker.js', codeSplitting: false } },
    },
  };
}

// An iPhone sends push messages only to sites on its Home Screen.
const manifest = {
  name: `Desk of ${practice.name}`,
  short_name: 'Desk',
  start_url: '/',
  display: 'standalone',
  icons: [{ src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
};

/** Writes headers, wrangler's configuration, and the pages to sign. */
async function writeRest(folder: string, headers: string): Promise<void> {
  await writeFile(
    `${folder}public/_headers`,
    `/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: same-origin\n${headers}${workerHeaders}`,
  );
  await writeFile(`${folder}public/desk/app.webmanifest`, JSON.stringify(manifest));
  const config = deskConfigurationHere(process.env.LIVE === '1') as ReturnType<typeof deskConfigurationHere> & { assets: object };
  const built = { ...config, main: 'worker/worker.js', assets: { ...config.assets, directory: 'public' } };
  await writeFile(`${folder}wrangler.json`, JSON.stringify(built));
  await writeDeskPages(pathToFileURL(`${folder}public/`));
}

async function emptied(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(`${folder}public`, { recursive: true });
}

export async function buildDesk(folder = `${root}dist/desk/`): Promise<void> {
  await emptied(folder);
  await build(workerConfig(folder, await buildAssets(folder)));
  await writeRest(folder, neverChanging);
}

async function watched(config: InlineConfig, tell: (failure?: Error) => void): Promise<Rolldown.RolldownWatcher> {
  const watcher = (await build({ ...config, build: { ...config.build, watch: {} } })) as Rolldown.RolldownWatcher;
  const built = new Promise<void>((go) => {
    watcher.on('event', async (event) => {
      if (event.code === 'ERROR') tell(event.error);
      if (event.code !== 'BUNDLE_END') return;
      await event.result.close();
      go();
      tell();
    });
  });
  await built;
  return watcher;
}

/**
 * Builds the desk under fixed names, and again whenever a file of one of its bundles changes. `tell` is called for each build, with
 * an error if it failed. Resolves after the first build, to a function that ends the watching.
 */
export async function watchDesk(tell: (failure?: Error) => void, folder = `${root}dist/desk/`): Promise<() => Promise<unknown>> {
  await emptied(folder);
  const output = { entryFileNames: 'desk/[name].js', assetFileNames: 'desk/[name][extname]' };
  const watchers = await Promise.all([
    watched(assetsConfig(folder, { rolldownOptions: { input, output } }), tell),
    watched(workerConfig(folder, plainNames), tell),
  ]);
  await writeRest(folder, '');
  return () => Promise.all(watchers.map((watcher) => watcher.close()));
}
