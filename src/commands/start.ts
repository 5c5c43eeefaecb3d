/** Serves the production build in workerd on this machine, site and desk: builds, migrates, starts, ticks the crons. See README, "Run it". */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withDatabase } from '#commands/cloudflare/databases.ts';
import { prepareDatabases } from '#commands/cloudflare/local-databases.ts';
import { wranglerCli } from '#commands/cloudflare/wrangler.ts';
import { accessAnswer, serveAccess, signInPath } from '#commands/fake-access/answers.ts';
import { localStaff } from '#commands/fake-access/local-staff.ts';
import { audience, keyInFile } from '#commands/fake-access/tokens.ts';
import { buildSite } from './build.ts';
import { onShutdown } from './shutdown.ts';

const port = process.env.PORT ?? '8787';
const state = resolve(process.env.STATE_DIR ?? '.wrangler/state');
const deskPort = process.env.DESK_PORT ?? String(Number(port) + 1);
const config = 'dist/server/wrangler.json';
// Beside the built one, because the paths in it count from there.
const deskConfig = `dist/desk/wrangler.${deskPort}.json`;
const site = `http://localhost:${port}`;
const desk = `http://localhost:${deskPort}`;
// Access answers under the desk's own host, and here its team lives there too, so that what it signed stays good after a restart.
const team = `http://127.0.0.1:${deskPort}`;
// The address at which the desk's door finds the desk.
const registry = `${state}/registry.${deskPort}`;
// Nothing here needs to know where this machine is; asking for it would call Cloudflare.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
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
  PUSH_KEY: process.env.PUSH_KEY ?? '',
  // This machine has none of Cloudflare's limits.
  PLAN: process.env.PLAN ?? 'paid',
};

function wranglerDev(configs: ReadonlyArray<string>, at: string, more: ReadonlyArray<string>): ChildProcess {
  // wrangler's warnings are about a deploy, or about what this file does itself.
  const fixed = ['--ip', '127.0.0.1', '--port', at, '--log-level', 'error', '--show-interactive-dev-session=false'];
  // Left to itself each looks for a free inspector first, and two that start at once find the same.
  const words = ['dev', ...configs.flatMap((file) => ['--config', file]), ...fixed, '--inspector-port', '0', ...more];
  // wrangler's local traces keep every address, and with it what was searched for.
  const env = { ...process.env, X_LOCAL_OBSERVABILITY: 'false', WRANGLER_SEND_METRICS: 'false', WRANGLER_REGISTRY_PATH: registry };
  return spawn(process.execPath, [wranglerCli, ...words], { stdio: ['ignore', 'inherit', 'inherit'], env });
}

/** The desk's configuration with our variables: wrangler gives those of its command line to the first Worker alone. */
async function configureDesk(): Promise<void> {
  const built = JSON.parse(await readFile('dist/desk/wrangler.json', 'utf8')) as object;
  await writeFile(deskConfig, JSON.stringify({ ...built, vars: { ...vars, ACCESS_TEAM: team, ACCESS_AUD: audience } }));
}

// One process for both, because two cannot share local databases; wrangler gives it one port, so the desk has a door of its own.
function serve(standIn: string): ReadonlyArray<ChildProcess> {
  const words = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  return [
    wranglerDev([config, deskConfig], port, ['--persist-to', state, ...words]),
    wranglerDev(['src/commands/local-access-proxy/wrangler.toml'], deskPort, ['--var', `STAND_IN:${standIn}`]),
  ];
}

const asked = (address: string) =>
  fetch(address).then(
    (answer) => answer.ok,
    () => false,
  );
const tick = () => Promise.all([asked(`http://127.0.0.1:${port}/cdn-cgi/local/scheduled`), asked(`http://127.0.0.1:${deskPort}/_tick`)]);

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

async function ready(servers: ReadonlyArray<ChildProcess>): Promise<void> {
  const isUp = async () => (await answers(`http://127.0.0.1:${port}/healthz`)) && asked(team);
  while (!(await isUp())) {
    if (servers.some(({ exitCode }) => exitCode !== null))
      throw new Error(`A server stopped before it was ready. Is port ${port} or ${deskPort} taken? PORT=8797 npm start uses others.`);
    await wait(250);
  }
  // The first tick also fetches the blog, so that the first visitor finds it; a backend that hangs must not hold up the rest.
  await Promise.race([tick(), wait(firstPosts)]);
}

let servers: ReadonlyArray<ChildProcess> = [];
let ticking: NodeJS.Timeout | undefined;
onShutdown(() => {
  clearInterval(ticking);
  for (const server of servers) server.kill('SIGTERM');
  if (servers.length === 0) process.exit(0);
});
if (!process.env.SKIP_BUILD) {
  console.log('Building the site…');
  await buildSite();
}
// The crash tests, which start the site again and again on one state, have prepared it once.
if (!process.env.SKIP_MIGRATIONS) {
  console.log('Preparing the local databases…');
  await prepareDatabases(['--local', '--persist-to', state, '--config', config]);
}
// Before the servers have the database to themselves.
const people = await withDatabase({ binding: 'DB', live: false, state }, (db) => localStaff(db, Date.now()));
const keys = [await keyInFile(join(state, 'access-stand-in.pem'))];
const standIn = await serveAccess((path) => accessAnswer(path, { team, keys, people }));
await configureDesk();
// A killed desk is still registered there, and for minutes the door would ask it.
await rm(registry, { recursive: true, force: true });
servers = serve(standIn.url);
for (const server of servers)
  server.once('exit', (code, signal) => {
    clearInterval(ticking);
    // One without the other would be half a site.
    for (const other of servers) other.kill('SIGTERM');
    void standIn.close();
    process.exitCode ||= signal ? 0 : (code ?? 1);
  });
await ready(servers);
ticking = setInterval(tick, minute);
const backend = vars.BACKEND_URL ? `Backend: ${vars.BACKEND_URL}` : 'Backend: the embedded one, with its sample articles';
await rm(deskConfig, { force: true });
const oneOfEachRole = people.filter(({ role }, place) => people.findIndex((person) => person.role === role) === place);
const links = oneOfEachRole.map(({ name, role, email }) => `  ${name} (${role}): ${desk}${signInPath(email)}`).join('\n');
console.log(`\nThe site is at ${site}\n${backend}\nThe desk is at ${desk}. Sign in as\n${links}\nStop both with Ctrl+C.`);
