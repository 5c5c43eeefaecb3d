import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './answers.ts';

/** Serves the stand-in for Cloudflare Access on a free port of this machine; `answer` is given the path with its query. */
export async function serveAccess(answer: (path: string) => Answer) {
  const server = createServer((request, response) => {
    const { status, headers, body } = answer(request.url ?? '/');
    response.writeHead(status, { ...headers }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
