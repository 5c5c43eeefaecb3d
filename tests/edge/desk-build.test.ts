import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchDesk } from '#commands/build/desk.ts';

let folder = '';
let end: () => Promise<unknown>;
beforeAll(async () => {
  folder = `${await mkdtemp(join(tmpdir(), 'desk-'))}/`;
  end = await watchDesk(() => undefined, folder);
});
afterAll(async () => {
  await end();
  await rm(folder, { recursive: true });
});

test('the watch build of the desk keeps signing pages and scripts', async () => {
  const pages = JSON.parse(await readFile(`${folder}public/signing/index.json`, 'utf8')) as ReadonlyArray<{ id: string }>;
  expect(pages.map(({ id }) => id)).toContain('triage');
  expect(await readFile(`${folder}worker/worker.js`, 'utf8')).toContain('/desk/desk.js');
  expect(await readFile(`${folder}public/desk/desk.js`, 'utf8')).not.toBe('');
});

test.each(['practice-time', 'triage/anyone'])('the watch build rebuilds the desk after a change to %s', async (name) => {
  const builtAt = async () => (await stat(`${folder}worker/worker.js`)).mtimeMs;
  const before = await builtAt();
  const file = `src/content/${name}.ts`;
  const { atime, mtimeMs } = await stat(file);
  await utimes(file, atime, new Date(mtimeMs + 1_000));
  await expect.poll(builtAt).toBeGreaterThan(before);
});
