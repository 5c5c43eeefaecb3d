import { readdirSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import type { D1Database } from '@cloudflare/workers-types';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { d1Client, d1Script as script } from '#tests/d1-client.ts';

// One workerd for a test file, and a database of its own for each test.
const names = Array.from({ length: 100 }, (_, index) => `DB${index}`);
let shared: Miniflare | undefined;
let unused: string[] = [];

// Its sockets outlive a test file: each workerd has an address of its own. Idle ones end before workerd ends them, after five seconds.
const agent = new Agent({ keepAlive: true, timeout: 2_000 });
const client = async (workerd: Miniflare, name: string): Promise<D1Database> => d1Client(await workerd.ready, name, agent);

/** A fresh D1 database in memory, with the migrations of a folder below src: all of them, or the first so many. */
export async function freshDatabase(migrations: string, first?: number): Promise<D1Database> {
  if (!shared) {
    shared = new Miniflare(convertV4MiniflareOptions({ modules: true, script, d1Databases: names }));
    unused = [...names];
  }
  const name = unused.pop();
  if (!name) throw new Error('every database of this file is in use');
  return migrated(await client(shared, name), migrations, { to: first });
}

/** Ends the workerd of a test file, whose process goes on with the next. */
export async function endDatabases(): Promise<void> {
  await shared?.dispose();
  shared = undefined;
}

/** The same, kept as files in `folder`; call `close` before reading them. Without migrations, as it was left there. */
export async function databaseOnDisk(migrations: string | undefined, folder: string) {
  const own = new Miniflare(convertV4MiniflareOptions({ modules: true, script, d1Databases: ['DB'], resourcePersistencePath: folder }));
  const db = await client(own, 'DB');
  if (migrations) await migrated(db, migrations);
  return { db, close: () => own.dispose() };
}

/** Applies a folder's migrations, in order; `from` and `to` are places in it. */
export async function migrated(
  db: D1Database,
  migrations: string,
  { from = 0, to }: { from?: number; to?: number | undefined } = {},
): Promise<D1Database> {
  const folder = new URL(`../src/${migrations}/`, import.meta.url);
  const files = readdirSync(folder).sort().slice(from, to);
  const sql = files.map((file) => readFileSync(new URL(file, folder), 'utf8').replace(/^\s*--.*$/gm, ''));
  await runSql(db, sql.join('\n'));
  return db;
}

/** Runs SQL text that holds several statements, as `wrangler d1 execute --file` does. */
export async function runSql(db: D1Database, sql: string): Promise<void> {
  const statements = sql.split(/;\s*(?:\n|$)/).filter((statement) => /^\s*[^\s-]/m.test(statement));
  if (statements.length > 0) await db.batch(statements.map((statement) => db.prepare(statement)));
}
