import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const folder = 'dist/server/';
const most = 290;

type Config = { rules: ReadonlyArray<{ globs: string[] }> };

function modules(): ReadonlyArray<Buffer> {
  const { rules } = JSON.parse(readFileSync(`${folder}wrangler.json`, 'utf8')) as Config;
  const files = rules.flatMap(({ globs }) => globSync(globs, { cwd: folder }));
  expect(files).toContain('index.js');
  return files.toSorted().map((file) => readFileSync(folder + file));
}

// Each kilobyte is read by every isolate that starts, before it answers its first visitor.
// Counted as wrangler counts what it uploads.
test('the Worker is at most 290 KiB with gzip', () => {
  expect(gzipSync(Buffer.concat(modules())).length / 1024).toBeLessThanOrEqual(most);
});

// No page that is served as a file, no style guide, no library that only moves things, and nothing that development alone needs.
test('the Worker carries nothing that it does not serve', () => {
  const text = Buffer.concat(modules()).toString();
  for (const part of [
    'slot/page:',
    'slidesInView',
    'cancelFrame',
    'renderToStaticMarkup',
    'come from the same tokens',
    'unsafe-eval',
    'kh g gh',
  ])
    expect([part, text.includes(part)]).toEqual([part, false]);
});
