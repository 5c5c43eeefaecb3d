import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { FallbackStore } from '#requests/deps.ts';
import { freshStores } from '#tests/stores.ts';

type Fault = <T>(work: () => Promise<T>) => Promise<T>;

const refuse: Fault = () => Promise.reject(new Error('refused'));
const faults = {
  well: (work) => work(),
  refuse,
  /** Does what it is asked, and fails all the same. */
  forget: (work) => work().then(() => refuse(work)),
  hang: () => new Promise<never>(() => undefined),
} as const satisfies Record<string, Fault>;

/** What happens to the next calls of a store, one for each; the last one lasts. */
function faultSwitch() {
  let line: ReadonlyArray<Fault> = [faults.well];
  const run: Fault = (work) => {
    const [fault = faults.well, ...rest] = line;
    if (rest.length > 0) line = rest;
    return fault(work);
  };
  const become = (...next: ReadonlyArray<keyof typeof faults | Fault>) => {
    line = next.map((each) => (typeof each === 'string' ? faults[each] : each));
  };
  return { run, become };
}

/** A database that behaves until it is told otherwise, and counts the statements that it is given, those of a batch one by one. */
export function fallibleDatabase(real: D1Database) {
  const { run, become } = faultSwitch();
  const originals = new WeakMap<object, D1PreparedStatement>();
  let statements = 0;
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get: (_, name: keyof D1PreparedStatement) =>
        name === 'bind'
          ? (...values: ReadonlyArray<unknown>) => wrap(statement.bind(...values))
          : (...values: ReadonlyArray<unknown>) => run(() => (statement[name] as (...given: typeof values) => Promise<unknown>)(...values)),
    });
    originals.set(wrapped, statement);
    return wrapped;
  };
  const db = {
    prepare: (sql: string) => {
      statements += 1;
      return wrap(real.prepare(sql));
    },
    batch: (asked: D1PreparedStatement[]) => run(() => real.batch(asked.map((each) => originals.get(each) ?? each))),
  } as unknown as D1Database;
  return { db, become, statements: () => statements };
}

/** A KV namespace that behaves until it is told otherwise; it is made when something first asks for it. */
export function fallibleStore() {
  const { run, become } = faultSwitch();
  let made: Promise<FallbackStore> | undefined;
  const kv = () => {
    made ??= freshStores().then(({ kv: namespace }) => namespace as unknown as FallbackStore);
    return made;
  };
  const store: FallbackStore = {
    get: (name) => run(async () => (await kv()).get(name)),
    put: (name, text) => run(async () => (await kv()).put(name, text)),
    list: (which) => run(async () => (await kv()).list(which)),
    delete: (name) => run(async () => (await kv()).delete(name)),
  };
  return {
    store,
    become,
    /** Everything that it holds, by name. */
    entries: async () => {
      const { keys } = await (await kv()).list({ prefix: '', limit: 1_000 });
      return Promise.all(keys.map(async ({ name }) => [name, (await (await kv()).get(name)) ?? ''] as const));
    },
    put: async (name: string, text: string) => (await kv()).put(name, text),
  };
}
