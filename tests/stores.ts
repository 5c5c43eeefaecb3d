import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll } from 'vitest';

const script = 'export default { fetch() { return new Response(); } }';
// One workerd for a test file, and a namespace and caches of its own for each test.
const unused = Array.from({ length: 40 }, (_, index) => `KV${index}`);
let shared: Miniflare | undefined;
afterAll(() => shared?.dispose());

/** A KV namespace, and a cache for each data centre by its name. */
export async function freshStores(): Promise<{ kv: KVNamespace; cacheIn: (dataCentre: string) => Promise<Cache> }> {
  shared ??= new Miniflare(convertV4MiniflareOptions({ modules: true, script, kvNamespaces: [...unused] }));
  const name = unused.pop();
  if (!name) throw new Error('every namespace of this file is in use');
  const caches = await shared.getCaches();
  return {
    kv: (await shared.getKVNamespace(name)) as unknown as KVNamespace,
    cacheIn: async (dataCentre) => (await caches.open(`${name} ${dataCentre}`)) as unknown as Cache,
  };
}
