import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
// Lower versions have known vulnerabilities in the decoder of server functions. The gate blocks it; this is the second defence.
const floor = '>=19.3.1';

test('every installed react-server-dom has at least the minimum secure version', () => {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const installed = Object.entries(lock.packages).filter(([path]) => /node_modules\/react-server-dom-[a-z]+$/.test(path));
  const carried = ['react-server-dom-webpack/package.json', '@vitejs/plugin-rsc/dist/vendor/react-server-dom/package.json'].map((path) => {
    const address = require.resolve.paths(path)?.map((folder) => `${folder}/${path}`) ?? [];
    const found = address.flatMap((file) => {
      try {
        return [JSON.parse(readFileSync(file, 'utf8')).version as string];
      } catch {
        return [];
      }
    });
    return [path, found[0] ?? 'missing'] as const;
  });
  const all = [...installed.map(([path, { version = 'none' }]) => [path, version] as const), ...carried];
  expect(all.length).toBeGreaterThanOrEqual(3);
  expect(all.filter(([, version]) => !satisfies(version, floor))).toEqual([]);
});

test('the react-server-dom version check rejects older versions and previews', () => {
  const unfit = ['18.9.9', '19.3.0', '19.3.1-canary-1', '19.4.0-rc.1', '0.0.0-experimental', 'missing', 'none'];
  expect(unfit.filter((version) => satisfies(version, floor))).toEqual([]);
  expect(satisfies('19.3.1', floor)).toBe(true);
});
