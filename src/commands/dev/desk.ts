/**
 * For work on the desk: builds it alone, in seconds, and starts it beside the site as that was built last; again whenever one of
 * its files changes. Who is signed in stays so.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { buildDesk } from '#commands/build/desk.ts';
import { buildSite } from '#commands/build.ts';
import { onEnd } from '#commands/ending.ts';

const rooms = ['src/desk', 'src/ui', 'src/articles', 'src/embedded-backend', 'src/outbox'];
// An editor writes several files at once.
const settles = 200;

let server: ChildProcess | undefined;
let prepared = false;
let ended = false;

async function stop(): Promise<void> {
  if (server?.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
}

async function start(): Promise<void> {
  await stop();
  try {
    await buildDesk();
  } catch (error) {
    return console.error(error instanceof Error ? error.message : error);
  }
  if (ended) return;
  const env = { ...process.env, SKIP_BUILD: '1', ...(prepared && { SKIP_MIGRATIONS: '1' }), npm_lifecycle_event: '' };
  server = spawn(process.execPath, ['src/commands/start.ts'], { stdio: 'inherit', env });
  prepared = true;
}

onEnd(() => {
  ended = true;
  void stop().then(() => process.exit());
});
if (!existsSync('dist/server/wrangler.json')) {
  console.log('Building the site, once…');
  await buildSite();
}
let changes = 0;
let turn = start();
for (const room of rooms)
  watch(room, { recursive: true }, async (_, file) => {
    changes += 1;
    const mine = changes;
    await wait(settles);
    if (mine !== changes) return;
    console.log(`${file} changed.`);
    turn = turn.then(start);
  });
