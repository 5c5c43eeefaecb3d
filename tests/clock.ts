import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Friday, 27 November 2026, 10:04 in India: later than every date of the content, open, and what is promised is promised for that day. */
export const clockStart = Date.parse('2026-11-27T10:04:00+05:30');

// A time that ends here is the machine's: only how far it is from ours is of use.
const aheadOfMachine = () => clockStart - Date.now();

// Outside a request a Worker's clock is at 0, with us as well.
const clock = `import { env } from 'cloudflare:workers';
const Machine = Date;
const ahead = Number(env.CLOCK_AHEAD);
const now = () => { const at = Machine.now(); return at === 0 ? 0 : at + ahead; };
globalThis.Date = new Proxy(Machine, {
  construct: (target, words, made) => Reflect.construct(target, words.length === 0 ? [now()] : words, made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
`;

type BuiltWorker = { main: string; assets: { directory: string }; d1_databases: { migrations_dir: string }[] };

const copies = new Map<string, string>();

/** A copy of a built Worker behind our clock, and what is asked of wrangler to start it; the build itself stays as it is deployed. */
function copyOf(configPath: string): string {
  const made = copies.get(configPath);
  if (made) return made;
  const from = dirname(resolve(configPath));
  const to = mkdtempSync(join(tmpdir(), 'clocked-'));
  process.once('exit', () => rmSync(to, { recursive: true, force: true }));
  const config: BuiltWorker = JSON.parse(readFileSync(configPath, 'utf8'));
  const folder = dirname(config.main);
  cpSync(join(from, folder), join(to, folder), { recursive: true, filter: (path) => !path.endsWith('.map') });
  const built = `./${config.main.slice(folder === '.' ? 0 : folder.length + 1)}`;
  writeFileSync(join(to, folder, 'clock.js'), clock);
  writeFileSync(join(to, folder, 'clocked.js'), `import './clock.js';\nexport * from '${built}';\nexport { default } from '${built}';\n`);
  const clocked: BuiltWorker = {
    ...config,
    main: join(folder, 'clocked.js'),
    assets: { ...config.assets, directory: join(from, config.assets.directory) },
    d1_databases: config.d1_databases.map((database) => ({ ...database, migrations_dir: join(from, database.migrations_dir) })),
  };
  const path = join(to, 'wrangler.json');
  writeFileSync(path, JSON.stringify(clocked));
  copies.set(configPath, path);
  return path;
}

/** A built Worker for wrangler's test harness, whose clock starts at `clockStart` and runs. */
export const clocked = (configPath: string, vars: Readonly<Record<string, string>>) => ({
  configPath: copyOf(configPath),
  vars: { ...vars, CLOCK_AHEAD: String(aheadOfMachine()) },
});
