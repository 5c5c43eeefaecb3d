import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

export type Sql = { sql: string; values: ReadonlyArray<unknown> };
export type SqlResult = { results: Record<string, unknown>[]; success: true; meta: { changes: number } };
export type SqliteDatabase = ReturnType<typeof sqliteDatabase>;

const migrations = new URL('../../../src/migrations/', import.meta.url);
const tables = [
  ...['events', 'request_words', 'withdrawals', 'requests', 'access_log', 'closures'],
  ...['bells_told', 'bell_people', 'push_subscriptions', 'cron_runs', 'staff', 'sqlite_sequence'],
];

/** The real schema in a real SQLite in memory. A batch is one transaction, and results are as D1 gives them. */
export function sqliteDatabase() {
  const db = new DatabaseSync(':memory:');
  for (const file of readdirSync(migrations).sort()) db.exec(readFileSync(new URL(file, migrations), 'utf8'));
  db.exec('PRAGMA foreign_keys = ON');
  const known = new Map<string, StatementSync>();

  function prepared(sql: string): StatementSync {
    const statement = known.get(sql);
    if (statement) return statement;
    const fresh = db.prepare(sql);
    // A time is written into some: those are never asked again.
    if (!/\d{12}/.test(sql)) known.set(sql, fresh);
    return fresh;
  }

  const totalChanges = db.prepare('SELECT total_changes() AS total');
  const changesSoFar = () => Number(totalChanges.get()?.total);

  function run({ sql, values }: Sql): SqlResult {
    const isReading = sql.startsWith('SELECT');
    const before = isReading ? 0 : changesSoFar();
    const rows = prepared(sql).all(...(values as SQLInputValue[]));
    return { results: rows.map(asD1), success: true, meta: { changes: isReading ? 0 : changesSoFar() - before } };
  }

  /** All of them or none. Throws what SQLite throws. */
  function batch(statements: ReadonlyArray<Sql>): SqlResult[] {
    // SQLite itself does one statement whole or not at all.
    if (statements.length === 1) return statements.map(run);
    db.exec('BEGIN');
    try {
      const results = statements.map(run);
      db.exec('COMMIT');
      return results;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }

  const clear = () => db.exec(tables.map((table) => `DELETE FROM ${table};`).join('\n'));
  const rows = <Row extends object>(sql: string, ...values: ReadonlyArray<unknown>) =>
    prepared(sql).all(...(values as SQLInputValue[])) as Row[];
  return { batch, clear, rows };
}

// D1 gives a blob as an array of its bytes.
function asD1(row: Record<string, unknown>): Record<string, unknown> {
  if (!Object.values(row).some((value) => value instanceof Uint8Array)) return row;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? [...value] : value]));
}
