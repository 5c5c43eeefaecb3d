import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { type ServedHere, serveHere } from '#tests/serve-here.ts';

const own = (headers: IncomingHttpHeaders, from: string, to: string): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll(from, to) : value] as const),
  );

/** Serves a site with headers added to each request, which neither Firefox nor WebKit does for its driver. */
export async function withHeaders(site: string, added: Readonly<Record<string, string>>): Promise<ServedHere> {
  const served: ServedHere = await serveHere((request, response) => {
    const headers = { ...own(request.headers, served.url, site), host: new URL(site).host, ...added };
    const passed = ask(new URL(request.url ?? '/', site), { headers, method: request.method ?? 'GET' }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, own(answer.headers, site, served.url));
      answer.pipe(response);
    });
    request.pipe(passed);
    passed.once('error', () => response.destroy());
  });
  return served;
}
