/** Serves the production build in workerd on this machine: builds, migrates, starts, ticks the cron. See README, "Run it". */
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSite } from './build.ts';
import { onEnd } from './ending.ts';
import { prepareDatabases } from './local-databases.ts';
import { wranglerCli } from './wrangler.ts';

const port = process.env.PORT ?? '8787';
const state = resolve(process.env.STATE_DIR ?? '.wrangler/state');
const config = 'dist/server/wrangler.json';
const site = `http://localhost:${port}`;
const minute = 60_000;
const firstPosts = 2_000;

const vars = {
  MODE: 'local',
  RATE_LIMIT: process.env.RATE_LIMIT ?? 'on',
  BACKEND_URL: process.env.BACKEND_URL ?? '',
  BACKEND_TOKEN: process.env.BACKEND_TOKEN ?? '',
  EMBEDDED_BACKEND_TOKEN: process.env.EMBEDDED_BACKEND_TOKEN ?? 'local-development-token-only',
  OUTBOX_KEYS: process.env.OUTBOX_KEYS ?? '',
  TURNSTILE_SECRET: process.env.TURNSTILE_SECRET ?? '',
  // This machine has none of Cloudflare's limits.
  PLAN: process.env.PLAN ?? 'paid',
};

function serve(): ChildProcess {
  const words = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  return spawn(
    process.execPath,
    [
      wranglerCli,
      'dev',
      '--config',
      config,
      '--ip',
      '127.0.0.1',
      '--port',
      port,
      // Any that is free: wrangler's own choice may be taken by another site that starts at the same moment.
      '--inspector-port',
      '0',
      '--persist-to',
      state,
      '--log-level',
      'warn',
      '--show-interactive-dev-session=false',
      ...words,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
  );
}

function tick(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/cdn-cgi/local/scheduled`).then(
    (answer) => answer.ok,
    () => false,
  );
}

const answers = () =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );

async function ready(server: ChildProcess): Promise<void> {
  while (!(await answers())) {
    if (server.exitCode !== null)
      throw new Error(`The server stopped before it was ready. Is port ${port} taken? PORT=8788 npm start uses another.`);
    await wait(250);
  }
  // The first tick also fetches the blog, so that the first visitor finds it; a backend that hangs must not hold up the rest.
  await Promise.race([tick(), wait(firstPosts)]);
}

let server: ChildProcess | undefined;
let ticking: NodeJS.Timeout | undefined;
onEnd(() => {
  clearInterval(ticking);
  if (server) server.kill('SIGTERM');
  else process.exit(0);
});
if (!process.env.SKIP_BUILD) {
  console.log('Building the site…');
  await buildSite();
}
// What starts the site again and again on one state (the crash tests) has prepared it once.
if (!process.env.SKIP_MIGRATIONS) {
  console.log('Preparing the local databases…');
  await prepareDatabases(['--local', '--persist-to', state, '--config', config]);
}
server = serve();
server.once('exit', (code, signal) => {
  clearInterval(ticking);
  process.exitCode = signal ? 0 : (code ?? 1);
});
await ready(server);
ticking = setInterval(tick, minute);
console.log(
  `\nThe site is at ${site}\n${vars.BACKEND_URL ? `Backend: ${vars.BACKEND_URL}` : 'Backend: the embedded one, with its sample articles'}\nStop it with Ctrl+C.`,
);
