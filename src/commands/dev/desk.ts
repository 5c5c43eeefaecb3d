/**
 * For work on the desk: serves it beside the site as that was built last, and builds it again, in seconds, whenever one of the
 * files changes that it is built of. Staff stay signed in.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { watchDesk } from '#commands/build/desk.ts';
import { buildSite } from '#commands/build.ts';
import { onShutdown } from '#commands/shutdown.ts';

let server: ChildProcess | undefined;
onShutdown(() => {
  if (!server) process.exit();
  server.kill('SIGTERM');
});
if (!existsSync('dist/server/wrangler.json')) {
  console.log('Building the site, once…');
  await buildSite();
}
await watchDesk((failure) => console.log(failure ? failure.message : `Built at ${new Date().toLocaleTimeString()}.`));
// Wrangler notices by itself when the built Worker, a style or a script is another.
const env = { ...process.env, SKIP_BUILD: '1', npm_lifecycle_event: '' };
server = spawn(process.execPath, ['src/commands/start.ts'], { stdio: 'inherit', env });
server.once('exit', (code) => process.exit(code ?? 0));
