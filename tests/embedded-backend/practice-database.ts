import { readdirSync, readFileSync } from 'node:fs';
import type { D1Database } from '@cloudflare/workers-types';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll } from 'vitest';

// One workerd for a test file, and a database of its own for each test.
const names = Array.from({ length: 60 }, (_, index) => `DB${index}`);
const unused = [...names];
let miniflare: Miniflare | undefined;
afterAll(() => miniflare?.dispose());

/** A fresh D1 database with the embedded backend's migrations applied. */
export async function practiceDatabase(): Promise<D1Database> {
  miniflare ??= new Miniflare(
    convertV4MiniflareOptions({ modules: true, script: 'export default { fetch() { return new Response(); } }', d1Databases: names }),
  );
  const name = unused.pop();
  if (!name) throw new Error('every database of this file is in use');
  const db = (await miniflare.getD1Database(name)) as D1Database;
  await runSql(db, migrationSql());
  return db;
}

/** Runs SQL text that holds several statements, as `wrangler d1 execute --file` does. */
export async function runSql(db: D1Database, sql: string): Promise<void> {
  const statements = sql.split(/;\s*(?:\n|$)/).filter((statement) => /^\s*[^\s-]/m.test(statement));
  if (statements.length > 0) await db.batch(statements.map((statement) => db.prepare(statement)));
}

function migrationSql(): string {
  const folder = new URL('../../src/embedded-backend/migrations/', import.meta.url);
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(new URL(file, folder), 'utf8').replace(/^--.*$/gm, ''))
    .join('\n');
}
