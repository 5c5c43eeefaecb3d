import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
// The binary that wrangler runs.
const { default: program } = createRequire(import.meta.resolve('miniflare'))('workerd') as { default: string };

/** A Worker in one file, or the built site with its own backend and KV server. */
export type Served =
  | { name: string; code: string }
  | { name: string; backendUrl: string; kv: string; vars?: Readonly<Record<string, string>> };

// The limit of an isolate's heap in megabytes; Cloudflare's is 128, including buffers.
const heap = 100;

const quoted = (text: string) => JSON.stringify(text);

// Replaces Cloudflare's cache by an empty one, so the sites share nothing.
const noCache = `export default { fetch: ({ method }) =>
  new Response(null, { status: method === 'PUT' ? 204 : 504, headers: { 'CF-Cache-Status': 'MISS' } }) };`;

function oneFile(name: string, code: string): string {
  return `(name = ${quoted(name)}, worker = (compatibilityDate = "2026-10-12", modules = [(name = "index.js", esModule = ${quoted(code)})]))`;
}

function site({ name, backendUrl, kv, vars }: Exclude<Served, { code: string }>): string {
  const { compatibility_date: date, compatibility_flags: flags } = JSON.parse(
    readFileSync(join(root, 'dist/server/wrangler.json'), 'utf8'),
  );
  const files = globSync('**/*.js', { cwd: join(root, 'dist/server') }).toSorted(
    (a, b) => Number(b === 'index.js') - Number(a === 'index.js'),
  );
  const words = { MODE: 'local', RATE_LIMIT: 'off', BACKEND_URL: backendUrl, ...vars };
  return `(name = ${quoted(name)}, worker = (
    compatibilityDate = ${quoted(date)}, compatibilityFlags = ${JSON.stringify(flags)},
    modules = [${files.map((file) => `(name = ${quoted(file)}, esModule = embed ${quoted(`server/${file}`)})`).join(', ')}],
    bindings = [${Object.entries(words)
      .map(([key, text]) => `(name = ${quoted(key)}, text = ${quoted(text)})`)
      .join(', ')}, (name = "LAST_GOOD", kvNamespace = ${quoted(`kv-${name}`)}), (name = "ASSETS", service = "files")],
    globalOutbound = "backends", cacheApiOutbound = "no-cache")), (name = ${quoted(`kv-${name}`)}, external = (address = ${quoted(kv)}, http = ()))`;
}

function config(workers: ReadonlyArray<Served>): string {
  const services = workers.map((worker) => ('code' in worker ? oneFile(worker.name, worker.code) : site(worker)));
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = ["--max-old-space-size=${heap}"],
  services = [${services.join(', ')}, ${oneFile('no-cache', noCache)},
    (name = "backends", network = (allow = ["local", "private"])), (name = "files", disk = (path = ${quoted(join(root, 'dist/public'))}))],
  sockets = [${workers.map(({ name }) => `(name = ${quoted(name)}, address = "127.0.0.1:0", http = (), service = ${quoted(name)})`).join(', ')}]
);`;
}

/**
 * Runs Workers side by side in one workerd, each on its own address, without wrangler's proxies, asset server or databases; forms of
 * the built site do not work.
 */
export async function bareWorkerd(workers: ReadonlyArray<Served>) {
  const folder = await mkdtemp(join(tmpdir(), 'bare-workerd-'));
  await cp(join(root, 'dist/server'), join(folder, 'server'), { recursive: true });
  await writeFile(join(folder, 'config.capnp'), config(workers));
  const child = spawn(program, ['serve', '--control-fd=3', 'config.capnp'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => said.push(String(text)));
  const close = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', close);

  const urls = new Map<string, string>();
  const events = createInterface({ input: child.stdio[3] as NodeJS.ReadableStream });
  const listening = new Promise<void>((resolve) => {
    events.on('line', (line) => {
      const { event, socket, port } = JSON.parse(line) as { event: string; socket: string; port: number };
      if (event === 'listen') urls.set(socket, `http://127.0.0.1:${port}`);
      if (urls.size === workers.length) resolve();
    });
  });
  await Promise.race([
    listening,
    once(child, 'exit').then(() => Promise.reject(new Error(`workerd ended:\n${said.join('').slice(-3000)}`))),
  ]);
  return { pid: child.pid ?? 0, url: (name: string) => urls.get(name) ?? '', said, close };
}
