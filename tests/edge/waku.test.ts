import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The undocumented behaviour of Waku and its plugin that we rely on, with the file to look at when an upgrade changes it. The
 * alternatives are in .github/decisions/023-waku.md.
 */
const home = dirname(createRequire(import.meta.url).resolve('waku/package.json'));
const waku = (file: string) => readFileSync(`${home}/dist/${file}`, 'utf8');
const plugin = (file: string) => readFileSync(`${home}/../@vitejs/plugin-rsc/dist/${file}`, 'utf8');
const built = (file: string) => readFileSync(`dist/${file}`, 'utf8');
const pages = globSync('**/*.html', { cwd: 'dist/public' });
const scripts = globSync('*.js', { cwd: 'dist/public/assets' }).map((name) => ({ name, text: built(`public/assets/${name}`) }));

const leaning: ReadonlyArray<readonly [what: string, why: string, holds: () => boolean]> = [
  [
    'rsc-html-stream writes the data into the page',
    'src/edge/page-cache/page-data.ts takes its place, so that the data follows the page and is cut off it.',
    () => /import \{ injectRSCPayload \} from 'rsc-html-stream\/server'/.test(waku('lib/vite-rsc/ssr.js')),
  ],
  [
    'React starts the client with an inline script "_R_" that imports one file',
    'src/edge/page-cache/assemble.ts makes a link of it, because the policy allows no inline script.',
    () =>
      pages.length > 30 &&
      pages.every((page) => /<script async src="\/assets\/index-[\w-]+\.js" type="module">/.test(built(`public/${page}`))),
  ],
  [
    'The client’s entry is named "index" and may be another file',
    'src/boot.ts waits for the visitor’s first intent before it brings React (waku.config.ts).',
    () => scripts.some(({ name, text }) => name.startsWith('index-') && text.includes('pointerdown') && text.length < 10_000),
  ],
  [
    'The first render’s data is read from __WAKU_INITIAL_RSC__',
    'src/hydrate.tsx puts it there; otherwise the router would ask an address that no longer answers.',
    () =>
      waku('lib/utils/initial-rsc.js').includes('globalThis.__WAKU_INITIAL_RSC__') &&
      scripts.some(({ text }) => text.includes('__WAKU_INITIAL_RSC__')),
  ],
  [
    'The data of a prerendered page is the file RSC/R/<address>.txt',
    'src/commands/build/finish-build.ts tells each page where its data is.',
    () => pages.every((page) => built(`public/RSC/R/${page.replace('/index.html', '')}.txt`).includes('"_buildId"')),
  ],
  [
    'Data carries the build’s mark, and the client compares it',
    'The page holds the mark (data-build), so that no library changes its name with each build (src/commands/build/plugins/steady-names.ts).',
    () => {
      const mark = /"_buildId":"([\w-]+)"/.exec(built('public/RSC/R/privacy.txt'))?.[1] ?? '-';
      const compares = waku('minimal/client.js').includes('data._buildId !== import.meta.env.WAKU_BUILD_ID');
      return (
        compares && built('public/privacy/index.html').includes(`data-build="${mark}"`) && !scripts.some(({ text }) => text.includes(mark))
      );
    },
  ],
  [
    'The browser half lists the islands in virtual:vite-rsc/client-references',
    'hydrate.tsx fills the list, so that the framework’s file stays the same when an island changes (src/commands/build/plugins/steady-names.ts).',
    () =>
      plugin('browser.js').includes('"virtual:vite-rsc/client-references"') &&
      scripts.every(({ name, text }) => !name.startsWith('lib-') || !text.includes('/assets/')),
  ],
  [
    'Static elements are kept in the build’s metadata as defineRouter:cachedElements',
    'src/commands/build/finish-build.ts drops the pages, which are served as files.',
    () => {
      const metadata = built('server/__waku_build_metadata.js');
      return (
        metadata.includes('defineRouter:cachedElements') && metadata.includes('slot/slice:above-page') && !metadata.includes('slot/page:')
      );
    },
  ],
];

test.each(leaning)('Waku still works as we rely on: %s', (what, why, holds) => {
  expect(holds(), `${what}: not as we know it any more. ${why}`).toBe(true);
});

test('the site relies on at most eight of Waku’s internals', () => {
  expect(leaning.length).toBeLessThanOrEqual(8);
});
