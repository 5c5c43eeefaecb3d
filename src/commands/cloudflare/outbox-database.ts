import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { wrangler } from './wrangler.ts';

type Value = string | number;
type Answer = { results: Array<Record<string, unknown>> };

// Only references, states and times are ever bound here, and each is still written as what it is.
function written(value: Value): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

// Of a local database the tool writes bytes as the text of a list, of the live one as a list.
function withBytes(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value);
  return { ...row, ...('iv' in row && { iv: read(row.iv) }), ...('ciphertext' in row && { ciphertext: read(row.ciphertext) }) };
}

/** What `wrangler d1 execute --json` printed: one answer for each statement. */
export function answersIn(printed: string): Answer[] {
  const answers = JSON.parse(printed.slice(printed.indexOf('['))) as Answer[];
  return answers.map((answer) => ({ ...answer, results: answer.results.map(withBytes) }));
}

/** SQL with its values in place of ? and ?1, for a tool that takes no values. */
export function withValues(sql: string, values: ReadonlyArray<Value>): string {
  let next = 0;
  return sql.replace(/\?(\d+)?/g, (_, place?: string) => written(values[place ? Number(place) - 1 : next++] ?? ''));
}

/** The outbox's database, here or at Cloudflare, through `wrangler d1 execute`; `where` is wrangler's words for its place. */
export function outboxDatabase(where: ReadonlyArray<string>): D1Database {
  const execute = async (sql: string): Promise<Answer[]> => {
    return answersIn(await wrangler('d1', 'execute', 'OUTBOX', '--json', '--yes', ...where, '--command', sql));
  };
  const prepared = (sql: string): { sql: string } & Pick<D1PreparedStatement, 'bind' | 'all' | 'first'> => {
    const first = async () => (await execute(sql))[0]?.results[0] ?? null;
    return {
      sql,
      bind: (...values) => prepared(withValues(sql, values as Value[])) as unknown as D1PreparedStatement,
      all: async () => (await execute(sql))[0] as never,
      first: first as D1PreparedStatement['first'],
    };
  };
  const batch = (statements: ReadonlyArray<unknown>) =>
    execute(statements.map((statement) => (statement as { sql: string }).sql).join(';\n'));
  return { prepare: prepared, batch } as unknown as D1Database;
}
