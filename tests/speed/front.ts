import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const compressible = /^(?:text\/|application\/(?:json|javascript|manifest|speculationrules|xml|rss)|image\/svg)/;
// What Cloudflare uses for an answer on its way.
const quality = 4;

/** A text as a visitor of Cloudflare receives it. */
export function brotli(text: Uint8Array): Promise<Buffer> {
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** What stands before the Worker in production and not here: text goes out compressed, as Cloudflare sends it. */
export async function startFront(site: string) {
  const packed = new Map<string, Promise<Buffer>>();
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host: new URL(site).host, 'accept-encoding': 'identity' };
    const passed = ask(new URL(request.url ?? '/', site), { headers, method: request.method ?? 'GET' }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const {
        'content-length': _length,
        'transfer-encoding': _coding,
        connection: _connection,
        'referrer-policy': _referrer,
        ...kept
      } = answer.headers;
      if (!compressible.test(kept['content-type'] ?? '') || body.length < 200) {
        response.writeHead(answer.statusCode ?? 502, { ...kept, 'content-length': body.length }).end(body);
        return;
      }
      const key = body.toString('latin1');
      const small = await (packed.get(key) ?? packed.set(key, brotli(body)).get(key));
      response.writeHead(answer.statusCode ?? 502, {
        ...kept,
        'content-encoding': 'br',
        vary: 'Accept-Encoding',
        'content-length': small?.length ?? 0,
      });
      response.end(small);
    });
    request.pipe(passed);
    passed.once('error', () => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
