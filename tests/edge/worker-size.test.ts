import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wrangler } from '#commands/cloudflare/wrangler.ts';

/** The upload of a Worker as wrangler makes it: its modules, and its KiB with gzip. */
async function uploadOf(config: string): Promise<{ modules: ReadonlyArray<string>; size: number }> {
  const said = await wrangler('deploy', '--dry-run', '--config', config);
  const modules = [...said.matchAll(/^│ (\S+) +│ (?:esm|text|wasm|buffer|commonjs) /gm)].map(([, name = '']) => name);
  const size = Number(/Total Upload: .* gzip: ([\d.]+) KiB/.exec(said)?.[1]);
  return { modules, size };
}

// An isolate reads its whole Worker before it answers its first visitor.
test.each(['server', 'desk'])('the upload of dist/%s is at most 600 KiB with gzip', async (folder) => {
  expect((await uploadOf(`dist/${folder}/wrangler.json`)).size).toBeLessThanOrEqual(600);
});

test('the desk uploads no module beside its Worker', async () => {
  expect((await uploadOf('dist/desk/wrangler.json')).modules).toEqual([]);
});

test('the site uploads no prerendered page', async () => {
  const { modules } = await uploadOf('dist/server/wrangler.json');
  expect(modules).toContain('__waku_build_metadata.js');
  expect(readFileSync('dist/server/__waku_build_metadata.js', 'utf8')).not.toContain('slot/page:');
});

test('the site’s upload contains no development code', () => {
  const texts = globSync('dist/server/**/*.js').map((file) => readFileSync(file, 'utf8'));
  for (const part of ['come from the same tokens', 'unsafe-eval'])
    expect([part, texts.some((text) => text.includes(part))]).toEqual([part, false]);
});
