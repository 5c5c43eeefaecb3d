import { createMemory } from '#blog/memory.ts';
import { type BlogDeps, readBlog } from '#blog/reader.ts';
import { freshStores } from '#tests/stores.ts';

type Section = Record<string, unknown>;
/** Faults of an isolate's stores, and its timeout for them. */
type Faults = { kv?: Partial<KVNamespace>; cache?: Partial<Cache>; storeTimeoutMs?: number };

const timeouts = { idleMs: 10_000, totalMs: 90_000 };

/** Makes ordinary articles with these titles. */
export function articles(...titles: ReadonlyArray<string>): ReadonlyArray<Section> {
  return titles.map((title, index) => ({ id: String(index), title, description: `<p>Text of ${title}</p>` }));
}

/** Makes isolates in data centres over one real KV; the test controls the clock and the backend. */
export async function blogBench() {
  const { kv, cacheIn } = await freshStores();
  const log: Array<Readonly<Record<string, string | number>>> = [];
  const written: string[] = [];
  let clock = 1_700_000_000_000;
  let answer: () => Response | Promise<Response> = () => Response.json({ sections: [] });
  let asked = 0;
  const counting = {
    get: kv.get.bind(kv),
    getWithMetadata: kv.getWithMetadata.bind(kv),
    put: (key: string, ...more: [string, KVNamespacePutOptions]) => {
      written.push(key);
      return kv.put(key, ...more);
    },
  } as unknown as KVNamespace;

  /** Makes a new isolate; `settle` waits for its work behind answers. */
  const isolate = async (dataCentre = 'Pune', more: Faults = {}) => {
    const behind: Array<Promise<unknown>> = [];
    const cache = await cacheIn(dataCentre);
    const nearby = { match: (key: string) => cache.match(key), put: (key: string, value: Response) => cache.put(key, value) };
    const deps: BlogDeps = {
      memory: createMemory(),
      store: { kv: { ...counting, ...more.kv } as KVNamespace, cache: { ...nearby, ...more.cache } as Cache },
      backend: {
        base: 'https://backend.test',
        timeoutMs: 1_000,
        fetch: async () => {
          asked += 1;
          return answer();
        },
      },
      timeouts: { visitor: timeouts, scheduled: timeouts },
      storeTimeoutMs: more.storeTimeoutMs ?? 10_000,
      mediaHosts: [],
      build: 'one',
      now: () => clock,
      waitUntil: (work) => void behind.push(work),
      log: (event) => void log.push(event),
    };
    const settle = () => Promise.all(behind.splice(0));
    return { deps, settle, titles: async () => (await readBlog(deps))?.posts.map(({ title }) => title) };
  };
  return {
    kv,
    log,
    written,
    asked: () => asked,
    isolate,
    pass: (time: number) => {
      clock += time;
    },
    answers: (next: typeof answer) => {
      answer = next;
    },
    publish: (sections: ReadonlyArray<Section>) => {
      answer = () => Response.json({ sections });
    },
    breakDown: () => {
      answer = () => Promise.reject(new TypeError('connection lost'));
    },
  };
}
