import type { D1Database } from '@cloudflare/workers-types';
import type { Sql, SqliteDatabase, SqlResult } from './sqlite-database.ts';

type Statement = Sql & {
  bind: (...values: ReadonlyArray<unknown>) => Statement;
  first: (column?: string) => Promise<unknown>;
  all: () => Promise<SqlResult>;
  run: () => Promise<SqlResult>;
};

/** A D1 database whose statements `send` carries out. */
export function databaseOver(send: (statements: ReadonlyArray<Sql>) => Promise<SqlResult[]>): D1Database {
  async function sendOne(statement: Sql): Promise<SqlResult> {
    const [result] = await send([statement]);
    if (!result) throw new Error('no result');
    return result;
  }
  function prepare(sql: string, values: ReadonlyArray<unknown> = []): Statement {
    const statement = { sql, values };
    return {
      ...statement,
      bind: (...bound) => prepare(sql, bound),
      first: async (column) => {
        const [row] = (await sendOne(statement)).results;
        return row ? (column === undefined ? row : row[column]) : null;
      },
      all: () => sendOne(statement),
      run: () => sendOne(statement),
    };
  }
  return { prepare: (sql: string) => prepare(sql), batch: send } as unknown as D1Database;
}

/** A D1 database that answers at once. `before` and `after` may throw: the statements then never arrived, or their answer did not. */
export function plainDatabase(sqlite: SqliteDatabase, before: () => void = () => undefined, after = before): D1Database {
  return databaseOver(async (statements) => {
    before();
    const results = sqlite.batch(statements);
    after();
    return results;
  });
}
