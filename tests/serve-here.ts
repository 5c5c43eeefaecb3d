import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ServedHere = { url: string; close: () => Promise<void> };

/** Serves on a free port of this machine; closing it ends open connections. */
export async function serveHere(handler: RequestListener): Promise<ServedHere> {
  const server = createServer(handler);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Returns a port that nobody listens on. */
export async function freePort(): Promise<number> {
  const { url, close } = await serveHere(() => {});
  await close();
  return Number(new URL(url).port);
}
