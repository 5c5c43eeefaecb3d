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
    hang: become(() => new Promise<never>(() => undefined)),
    slow: (milliseconds: number) =>
      become(async (statements) => {
        await setTimeout(milliseconds);
        return well(statements);
      })(),
  };
}
