import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

test('each proof that SECURITY.md names is a test that is there', () => {
  const text = readFileSync(new URL('.github/SECURITY.md', root), 'utf8');
  const named = [...text.matchAll(/`(tests\/[\w/-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !existsSync(new URL(`${path}.test.ts`, root)))).toEqual([]);
});
