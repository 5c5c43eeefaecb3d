import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const own = (headers: IncomingHttpHeaders, from: string, to: string): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll(from, to) : value] as const),
  );

/** Serves a site with headers added to each request, which neither Firefox nor WebKit does for its driver. */
export async function withHeaders(site: string, added: Readonly<Record<string, string>>) {
  const server = createServer((request, response) => {
    const headers = { ...own(request.headers, url, site), host: new URL(site).host, ...added };
    const passed = ask(new URL(request.url ?? '/', site), { headers, method: request.method ?? 'GET' }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, own(answer.headers, site, url));
      answer.pipe(response);
    });
    request.pipe(passed);
    passed.once('error', () => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
