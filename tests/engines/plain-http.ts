import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const own = (headers: IncomingHttpHeaders, from: string, to: string): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll(from, to) : value] as const),
  );

/**
 * Serves a site without its `upgrade-insecure-requests`: WebKit obeys it on 127.0.0.1 too, where the other engines make an
 * exception, and would ask for every stylesheet and script over TLS. `extra` is added to each request.
 */
export async function withoutUpgrade(site: string, extra: Readonly<Record<string, string>> = {}) {
  const server = createServer((request, response) => {
    const headers = { ...own(request.headers, url, site), host: new URL(site).host, ...extra };
    const passed = ask(new URL(request.url ?? '/', site), { headers, method: request.method ?? 'GET' }, (answer) => {
      const { 'strict-transport-security': _, ...kept } = own(answer.headers, site, url);
      const policy = String(kept['content-security-policy'] ?? '').replace(/upgrade-insecure-requests;?/, '');
      response.writeHead(answer.statusCode ?? 502, { ...kept, ...(policy && { 'content-security-policy': policy }) });
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
