import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

const script = 'export default { fetch() { return new Response(); } }';
// One workerd for a test file, and a namespace and caches of its own for each test.
const names = Array.from({ length: 40 }, (_, index) => `KV${index}`);
let shared: Miniflare | undefined;
let unused: string[] = [];

/** A KV namespace, and a cache for each data centre by its name. */
export async function freshStores(): Promise<{ kv: KVNamespace; cacheIn: (dataCentre: string) => Promise<Cache> }> {
  if (!shared) {
    shared = new Miniflare(convertV4MiniflareOptions({ modules: true, script, kvNamespaces: names }));
    unused = [...names];
  }
  const name = unused.pop();
  if (!name) throw new Error('every namespace of this file is in use');
  const caches = await shared.getCaches();
  return {
    kv: (await shared.getKVNamespace(name)) as unknown as KVNamespace,
    cacheIn: async (dataCentre) => (await caches.open(`${name} ${dataCentre}`)) as unknown as Cache,
  };
}

/** Ends the workerd of a test file, whose process goes on with the next. */
export async function endStores(): Promise<void> {
  await shared?.dispose();
  shared = undefined;
}
