import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A chat service or a watcher on this machine: keeps the body of each call. */
export async function startReceiver() {
  const heard: string[] = [];
  const server = createServer(async (incoming, response) => {
    heard.push(await text(incoming));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, heard, close: async () => server.close() };
}
