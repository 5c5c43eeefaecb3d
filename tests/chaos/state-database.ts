import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens the database that has this table, of a state on which no site is running. */
export function stateDatabase(state: string, table: string): DatabaseSync {
  for (const file of globSync(join(state, '**/d1/**/*.sqlite'))) {
    // What was killed may still be letting go of it.
    const database = new DatabaseSync(file, { timeout: 10_000 });
    if (database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(table)) return database;
    database.close();
  }
  throw new Error('The site left no database.');
}
