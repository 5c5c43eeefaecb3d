import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Kept = { value: Buffer; metadata: string | undefined };

/** Serves workerd's KV protocol from this process's memory, so storing costs workerd nothing. */
export async function kvServer() {
  const kept = new Map<string, Kept>();
  const server = createServer(async (request, response) => {
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
