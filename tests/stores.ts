import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

const script = 'export default { fetch() { return new Response(); } }';
const names = Array.from({ length: 40 }, (_, index) => `KV${index}`);
// One workerd for forty tests, of whichever files this process runs; a namespace and caches of its own for each. It ends with the process.
let shared: Miniflare | undefined;
let unused: string[] = [];

/** A KV namespace, and a cache for each data centre by its name. */
export async function freshStores(): Promise<{ kv: KVNamespace; cacheIn: (dataCentre: string) => Promise<Cache> }> {
  if (!shared || unused.length === 0) {
    shared = new Miniflare(convertV4MiniflareOptions({ modules: true, script, kvNamespaces: names }));
    unused = [...names];
  }
  const name = unused.pop() ?? '';
  const caches = await shared.getCaches();
  return {
    kv: (await shared.getKVNamespace(name)) as unknown as KVNamespace,
    cacheIn: async (dataCentre) => (await caches.open(`${name} ${dataCentre}`)) as unknown as Cache,
  };
}
