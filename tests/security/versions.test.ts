import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
// Below this, the decoder of server functions has known holes. The gate keeps it from ever being reached; this is the second lock.
const floor = [19, 3, 1];

function isBelowFloor(version: string): boolean {
  const parts = version.split(/[.-]/).slice(0, 3).map(Number);
  const first = floor.findIndex((part, index) => parts[index] !== part);
  return /-/.test(version) || (first >= 0 && (parts[first] ?? 0) < (floor[first] ?? 0));
}

test('the decoder of server functions is not below its floor, wherever it is installed or carried along', () => {
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
  expect(all.filter(([, version]) => !/^\d/.test(version) || isBelowFloor(version))).toEqual([]);
});

test.each(['19.2.9', '19.3.0', '18.9.9', '19.3.1-canary-1', '0.0.0-experimental'])('%s would be below the floor', (version) => {
  expect(isBelowFloor(version)).toBe(true);
});

test.each(['19.3.1', '19.3.2', '19.4.0', '20.0.0'])('%s would do', (version) => {
  expect(isBelowFloor(version)).toBe(false);
});
