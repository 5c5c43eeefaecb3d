import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig, type Manifest } from 'vite';
import { deskConfigurationHere } from '#commands/cloudflare/desk-configuration.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = `${root}dist/desk/`;
const source = 'src/desk/';
const shared: InlineConfig = { root, configFile: false, logLevel: 'error', publicDir: false };

type Assets = { css: string; script: string; writing: string };

/** The stylesheet and the scripts, under names that change with what is in them. */
async function buildAssets(): Promise<Assets> {
  const input = { desk: `${source}client/desk.ts`, writing: `${source}client/writing.ts`, styles: `${source}frame/desk.css` };
  await build({
    ...shared,
    plugins: [tailwindcss()],
    build: { outDir: `${folder}public`, assetsDir: 'desk', manifest: 'manifest.json', emptyOutDir: true, rolldownOptions: { input } },
  });
  const file = `${folder}public/manifest.json`;
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(file);
  const nameOf = (entry: string) => `/${manifest[entry]?.file}`;
  return { css: nameOf(input.styles), script: nameOf(input.desk), writing: nameOf(input.writing) };
}

async function buildWorker(assets: Assets): Promise<void> {
  await build({
    ...shared,
    define: {
      'process.env.NODE_ENV': '"production"',
      __DESK_ASSETS__: JSON.stringify(assets),
      __LIVE__: JSON.stringify(process.env.LIVE === '1'),
    },
    resolve: { conditions: ['workerd', 'worker', 'edge-light', 'import', 'default'] },
    ssr: { target: 'webworker', noExternal: true, resolve: { conditions: ['workerd', 'worker', 'edge-light', 'import', 'default'] } },
    build: {
      ssr: `${source}worker.ts`,
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: { external: [/^node:/, /^cloudflare:/], output: { entryFileNames: 'worker.js', codeSplitting: false } },
    },
  });
}

/** Where wrangler finds the built desk: its configuration with the paths of dist/desk. */
async function writeConfiguration(): Promise<void> {
  const config = deskConfigurationHere(process.env.LIVE === '1') as ReturnType<typeof deskConfigurationHere> & { assets: object };
  const built = { ...config, main: 'worker.js', assets: { ...config.assets, directory: 'public' } };
  await writeFile(`${folder}wrangler.json`, JSON.stringify(built));
}

/** Builds the desk into dist/desk, after the site, whose pages it takes over for signing. */
export async function buildDesk(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const assets = await buildAssets();
  await buildWorker(assets);
  const headers =
    '/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: same-origin\n/desk/*\n  Cache-Control: public, max-age=31536000, immutable\n';
  await writeFile(`${folder}public/_headers`, headers);
  await writeConfiguration();
}
