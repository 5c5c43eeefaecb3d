import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { serveHere } from '#tests/serve-here.ts';

const staff = fileURLToPath(new URL('../../src/commands/staff.ts', import.meta.url));
const siteConfig = fileURLToPath(new URL('../../wrangler.toml', import.meta.url));
const migrations = fileURLToPath(new URL('../../src/', import.meta.url));

/**
 * A folder that staff could be in: the site's wrangler.toml, with a database's id when asked, and nobody's login or secrets.
 * `staff` runs the command there and gives all that it printed.
 */
export async function staffProject({ databaseId }: { databaseId?: string } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'staff-'));
  const config = join(folder, 'wrangler.toml');
  await copyFile(siteConfig, config);
  const id = databaseId ? `\ndatabase_id = "${databaseId}"` : '';
  const text = (await readFile(config, 'utf8'))
    .replaceAll(/^database_id.*\n/gm, '')
    .replace('binding = "DB"', `binding = "DB"${id}`)
    .replaceAll('migrations_dir = "src/', `migrations_dir = "${migrations}`);
  await writeFile(config, text);
  const env: NodeJS.Dict<string> = { PATH: process.env.PATH, HOME: folder, CI: '1', WRANGLER_SEND_METRICS: 'false' };
  return {
    folder,
    config,
    state: join(folder, '.wrangler/state'),
    remove: () => rm(folder, { recursive: true }),
    staff: (words: string, more: NodeJS.Dict<string> = {}) =>
      new Promise<{ code: number; said: string }>((resolve) => {
        const options = { cwd: folder, env: { ...env, ...more } as NodeJS.ProcessEnv };
        execFile(process.execPath, [staff, ...words.split(' ')], options, (error, stdout, stderr) => {
          resolve({ code: Number(error?.code ?? 0), said: stdout + stderr });
        });
      }),
  };
}

type Answer = { status: number; code: number; message: string } | { result: unknown };

/** Stands in for Cloudflare's API; gives the environment in which wrangler calls it. */
export async function cloudflareThat(answers: (method: string, path: string) => Answer): Promise<NodeJS.Dict<string>> {
  const { url, close } = await serveHere((request, response) => {
    request.resume().once('end', () => {
      const answer = answers(request.method ?? '', request.url ?? '');
      const failed = 'code' in answer ? [{ code: answer.code, message: answer.message }] : [];
      const body = { success: failed.length === 0, errors: failed, messages: [], result: 'result' in answer ? answer.result : null };
      response.writeHead('status' in answer ? answer.status : 200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  onTestFinished(close);
  return { CLOUDFLARE_API_BASE_URL: url, CLOUDFLARE_API_TOKEN: 'a token of nobody', CLOUDFLARE_ACCOUNT_ID: 'account' };
}
