import { serveHere } from '#tests/serve-here.ts';

type Kept = { value: Buffer; metadata: string | undefined };

/** Serves workerd's KV protocol from this process's memory, so storing costs workerd nothing. */
export async function kvServer() {
  const kept = new Map<string, Kept>();
  const { url, close } = await serveHere(async (request, response) => {
    const key = new URL(request.url ?? '', 'http://kv').pathname;
    const value = Buffer.concat(await request.toArray());
    const metadata = request.headers['cf-kv-metadata'];
    if (request.method === 'PUT') {
      kept.set(key, { value, metadata: typeof metadata === 'string' ? metadata : undefined });
      return response.end();
    }
    const found = kept.get(key);
    if (!found) return response.writeHead(404).end();
    if (found.metadata) response.setHeader('CF-KV-Metadata', found.metadata);
    response.end(found.value);
  });
  return { address: new URL(url).host, close };
}
