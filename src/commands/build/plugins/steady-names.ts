import type { Plugin } from 'vite';

// Libraries import only libraries, so none is renamed when our own code changes.
const groups = [
  // The start must not wait for a library.
  { name: 'start', test: /src\/(boot|dialogs|navigation|page-actions)/, priority: 2 },
  { name: 'lib-react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
  { name: 'lib-waku', test: /node_modules\/(waku|@vitejs\/plugin-rsc)\// },
  { name: 'lib-embla', test: /node_modules\/embla-carousel/ },
  { name: 'lib-motion', test: /node_modules\/(motion|framer-motion|motion-dom|motion-utils)\// },
  { name: 'lib-valibot', test: /node_modules\/valibot\// },
];

const islandList = 'virtual:vite-rsc/client-references';
const emptyList = '\0islands-by-key';

/**
 * Keeps the names of scripts from one build to the next. After a release that changes an island a returning visitor loads 6 kB of
 * script again instead of 75; after one that changes words, nothing (`npm run returning`).
 */
export function steadyNames(): Plugin {
  return {
    name: 'steady-names',
    apply: 'build',
    enforce: 'pre',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            // Read from the page; written into the framework's file, the build id would rename it.
            define: { 'import.meta.env.WAKU_BUILD_ID': 'document.documentElement.dataset.build' },
            build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
          }
        : undefined,
    applyToEnvironment: ({ name }) => name === 'client',
    // The framework's own list would contain every island's name; hydrate.tsx fills this one instead.
    resolveId: (id, importer) => (id === islandList && importer?.includes('/plugin-rsc/') ? emptyList : undefined),
    load: (id) => (id === emptyList ? `export { islandsByKey as default } from '/src/islands-by-key.ts'` : undefined),
  };
}
