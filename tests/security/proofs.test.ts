import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const lines = readFileSync(new URL('.github/SECURITY.md', root), 'utf8').split('\n');

const partAfter = (heading: string) =>
  lines
    .slice(lines.indexOf(heading) + 1)
    .join('\n')
    .split('\n## ')[0]
    ?.split('\n') ?? [];
const promises = partAfter('## What is promised').filter((line) => /^\d/.test(line));
const [header, , ...rows] = lines.filter((line) => line.startsWith('|'));

// The last cell of a row names its tests.
const claims = [...promises, ...rows.map((row) => row.split('|').at(-2) ?? '')];
const proofsIn = (claim: string) => [...claim.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = '']) => path);

test('each promise of SECURITY.md names a test', () => {
  expect(header).toMatch(/Proved by \|$/);
  expect(promises.length).toBeGreaterThanOrEqual(3);
  expect(claims.filter((claim) => proofsIn(claim).length === 0)).toEqual([]);
});

test('each test that SECURITY.md names exists', () => {
  const named = lines.flatMap(proofsIn);
  expect(named.filter((path) => !existsSync(new URL(`${path}.test.ts`, root)))).toEqual([]);
});
