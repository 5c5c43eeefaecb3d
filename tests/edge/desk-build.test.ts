import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchDesk } from '#commands/build/desk.ts';

/** The desk as `npm run desk` builds it, in a folder of its own, and what counts the builds of its Worker. */
async function watchedDesk() {
  const folder = `${await mkdtemp(join(tmpdir(), 'desk-'))}/`;
  const end = await watchDesk(() => undefined, folder);
  onTestFinished(async () => {
    await end();
    await rm(folder, { recursive: true });
  });
  return { folder, builtAt: async () => (await stat(`${folder}worker/worker.js`)).mtimeMs };
}

test('watching builds the desk again after a change in src/content', async () => {
  const { builtAt } = await watchedDesk();
  const before = await builtAt();
  await utimes('src/content/practice-time.ts', new Date(), new Date());
  await expect.poll(builtAt, { timeout: 6_000 }).toBeGreaterThan(before);
});

test('watching keeps the pages to sign and the names of scripts', async () => {
  const { folder } = await watchedDesk();
  const pages = JSON.parse(await readFile(`${folder}public/signing/index.json`, 'utf8')) as ReadonlyArray<{ id: string }>;
  expect(pages.map(({ id }) => id)).toContain('triage');
  expect(await readFile(`${folder}worker/worker.js`, 'utf8')).toContain('/desk/desk.js');
  expect(await readFile(`${folder}public/desk/desk.js`, 'utf8')).not.toBe('');
});
