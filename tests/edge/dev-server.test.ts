/** @module-tag long */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/serve-here.ts';

/** Runs `npm run dev` on its own state. */
async function devServer(): Promise<{ url: string; state: string }> {
  const [state, port] = [await mkdtemp(join(tmpdir(), 'dev-state-')), await freePort()];
  const env = { ...process.env, PORT: String(port), STATE_DIR: state };
  const server = spawn(process.execPath, ['src/commands/dev.ts'], { stdio: 'ignore', env });
  onTestFinished(async () => {
    const exit = once(server, 'exit');
    server.kill('SIGTERM');
    await exit;
    await rm(state, { recursive: true, force: true, maxRetries: 5 });
  });
  return { url: `http://localhost:${port}`, state };
}

test('the dev server uses STATE_DIR and sends no speculation rules', async () => {
  const { url, state } = await devServer();
  const contact = () => fetch(`${url}/contact`).catch(() => undefined);
  await expect.poll(async () => (await contact())?.status, { timeout: 170_000, interval: 500 }).toBe(200);
  expect((await contact())?.headers.get('speculation-rules')).toBeNull();
  // Written by the server, not by the migrations before it.
  expect(globSync('v3/ratelimit/**/*.sqlite', { cwd: state })).not.toEqual([]);
});
