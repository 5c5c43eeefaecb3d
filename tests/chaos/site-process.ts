import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { globSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processorTimeOfGroup } from './processor-time.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const slowestStart = 240_000;

type Health = { outbox: { pending: number; oldestSeconds: number; held: number; rejected: number } };

// Below the ephemeral ports: an outgoing connection could take the site's port while it is down.
const [firstPort, ports] = [20_000, 12_000];

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}

async function freePort(): Promise<number> {
  const port = firstPort + randomInt(ports);
  return (await isFree(port)) ? port : freePort();
}

/** Moves all times of the requests back, as if the clock had advanced. No site may be running on this state. */
function moveBack(state: string, milliseconds: number): void {
  for (const file of globSync(join(state, '**/d1/**/*.sqlite'))) {
    // A killed process may still hold the file.
    const database = new DatabaseSync(file, { timeout: 10_000 });
    if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'requests'").get())
      database
        .prepare(
          'UPDATE requests SET accepted_at = accepted_at - :by, next_attempt_at = next_attempt_at - :by, lease_until = lease_until - :by',
        )
        .run({ by: milliseconds });
    database.close();
  }
}

/**
 * Runs the built site as under `npm start` in its own process group and on its own state: it can be killed at any moment and restarted
 * on that state. `close` ends it and removes the state. `shared` is the state of another running site, which removes it.
 */
export async function siteProcess(backendUrl: string, shared?: string) {
  const state = shared ?? (await mkdtemp(join(tmpdir(), 'site-state-')));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const deskUrl = `http://127.0.0.1:${port + 1}`;
  let running: ChildProcess | undefined;
  const printed: string[] = [];
  let prepared = shared !== undefined;
  const removeState = () =>
    shared === undefined ? rmSync(state, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) : undefined;

  // The whole group, as when a machine loses power.
  const signal = (name: NodeJS.Signals) => {
    if (running?.pid === undefined || running.exitCode !== null || running.signalCode !== null) return;
    process.kill(-running.pid, name);
  };
  // The test process may end before it can close.
  const endNow = () => {
    signal('SIGKILL');
    removeState();
  };
  process.once('exit', endNow);

  const deskIsUp = () =>
    // The local door redirects strangers to the sign-in page after the desk has refused them.
    fetch(deskUrl, { signal: AbortSignal.timeout(10_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
  const health = async () => (await (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(10_000) })).json()) as Health;
  // Undefined if the site is down or was killed meanwhile.
  const tick = () =>
    fetch(`${url}/cdn-cgi/local/scheduled`, { signal: AbortSignal.timeout(90_000) }).then(
      (answer) => answer.ok,
      () => undefined,
    );

  const start = async (more: Readonly<Record<string, string>> = {}) => {
    const settings = { SKIP_BUILD: '1', RATE_LIMIT: 'off', PORT: String(port), STATE_DIR: state, BACKEND_URL: backendUrl, ...more };
    const env = { ...process.env, ...settings, ...(prepared && { SKIP_MIGRATIONS: '1' }) };
    const child = spawn(process.execPath, ['src/commands/start.ts'], { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env });
    running = child;
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said.push(String(text));
        printed.push(String(text));
      });
    const deadline = performance.now() + slowestStart;
    while (!(await health().catch(() => undefined))) {
      if (child.exitCode !== null || performance.now() > deadline)
        throw new Error(`The site did not start:\n${said.join('').slice(-3000)}`);
      await setTimeout(100);
    }
    prepared = true;
  };

  const end = async (name: NodeJS.Signals) => {
    const child = running;
    if (!child) return;
    const exit = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    signal(name);
    await exit;
    // The rest of the group may take a moment longer to exit.
    while (!(await isFree(port))) await setTimeout(50);
  };

  return {
    url,
    /** The desk's address. */
    deskUrl,
    deskIsUp,
    /** Its output over all starts. */
    printed,
    state,
    start,
    /** Processor time of its workerd processes in milliseconds, including wrangler's own. */
    processorTime: () => (running?.pid === undefined ? undefined : processorTimeOfGroup(running.pid, 'workerd')),
    tick,
    health,
    kill: () => end('SIGKILL'),
    /** Ends it and gives it time to close its files. */
    stop: () => end('SIGTERM'),
    /** Kills and restarts it as if that much time had passed for its database; its memory is lost. */
    sleep: async (milliseconds: number, more: Readonly<Record<string, string>> = {}) => {
      await end('SIGKILL');
      moveBack(state, milliseconds);
      await start(more);
    },
    close: async () => {
      await end('SIGKILL');
      process.off('exit', endNow);
      // A killed process may still hold its files.
      removeState();
    },
  };
}
