import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

const text = readFileSync(new URL('.github/SECURITY.md', root), 'utf8');

test('each proof that SECURITY.md names is a test that is there', () => {
  const named = [...text.matchAll(/`(tests\/[\w/-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !existsSync(new URL(`${path}.test.ts`, root)))).toEqual([]);
});

test('SECURITY.md says how to report, what is promised, what stands against what, how keys change and what to do when something happened', () => {
  const headings = ['Reporting', 'What is promised', 'What could go wrong, and what stands against it', 'Keys', 'When something happened'];
  for (const heading of headings) expect(text).toMatch(new RegExp(`^## ${heading}\n+\\S`, 'm'));
});
