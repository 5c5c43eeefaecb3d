import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens the database with this table. No site may be running on the state. */
export function stateDatabase(state: string, table: string): DatabaseSync {
  for (const file of globSync(join(state, '**/d1/**/*.sqlite'))) {
    // A killed process may still hold the file.
    const database = new DatabaseSync(file, { timeout: 10_000 });
    if (database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(table)) return database;
    database.close();
  }
  throw new Error('The site left no database.');
}
