import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { startDesk } from '#tests/desk-site.ts';

type Desk = Pick<Awaited<ReturnType<typeof startDesk>>, 'signIn' | 'deskUrl'>;

const types: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript', woff2: 'font/woff2' };

// Styles and script, which Cloudflare serves before it asks the Worker.
async function ownFile(path: string) {
  const bytes = await readFile(`dist/desk/public${path}`).catch(() => undefined);
  const type = types[path.split('.').at(-1) ?? ''];
  return bytes && type ? { bytes, type } : undefined;
}

/** An address at which a browser finds the desk, signed in as one of its people; a post keeps the origin that the browser names. */
export async function openDoor(site: Desk, role: 'desk' | 'doctor' | 'owner') {
  const ask = await site.signIn(role);
  const server = createServer(async (request, response) => {
    const file = request.url?.startsWith('/desk/') ? await ownFile(request.url) : undefined;
    if (file) return response.writeHead(200, { 'Content-Type': file.type }).end(file.bytes);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const own = `http://${request.headers.host}`;
    const headers: Record<string, string> = {};
    for (const name of ['content-type', 'accept', 'if-none-match']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const { origin } = request.headers;
    if (origin !== undefined) headers.Origin = origin === own ? site.deskUrl : origin;
    const method = request.method ?? 'GET';
    const body = method === 'POST' ? { body: Buffer.concat(chunks) } : {};
    const answer = await ask(request.url ?? '/', { method, headers, ...body });
    const given = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(?:content-(?:length|encoding)|transfer-encoding)$/.test(name)),
    );
    response.writeHead(answer.status, given);
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
