import { setTimeout } from 'node:timers/promises';
import type { D1Database } from '@cloudflare/workers-types';

type Batch = D1Database['batch'];

/** A database that behaves until it is told what its batches do instead. */
export function fallibleDatabase(real: D1Database) {
  const well: Batch = (statements) => real.batch(statements);
  let batch = well;
  const become = (next: Batch) => () => {
    batch = next;
  };
  const refusal = () => Promise.reject(new Error('D1_ERROR'));
  const db = new Proxy(real, {
    get: (_, name) => {
      const member = name === 'batch' ? batch : Reflect.get(real, name);
      return typeof member === 'function' ? member.bind(real) : member;
    },
  });
  return {
    db,
    recover: become(well),
    refuse: become(refusal),
    /** Keeps what it is given, and fails all the same. */
    forget: become((statements) => well(statements).then(refusal)),
    failNext: become((statements) => {
      batch = well;
      return Promise.reject(new Error(`D1_ERROR: ${statements.length}`));
    }),
    hang: become(() => new Promise<never>(() => undefined)),
    slow: (milliseconds: number) =>
      become(async (statements) => {
        await setTimeout(milliseconds);
        return well(statements);
      })(),
  };
}

/** A database that counts the statements it is given, those of a batch one by one. */
export function countingDatabase(real: D1Database) {
  let statements = 0;
  const prepare: D1Database['prepare'] = (sql) => {
    statements += 1;
    return real.prepare(sql);
  };
  const db: D1Database = new Proxy(real, { get: (_, name) => (name === 'prepare' ? prepare : Reflect.get(real, name).bind(real)) });
  return { db, statements: () => statements };
}
