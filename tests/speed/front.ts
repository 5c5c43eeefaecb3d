import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { generate } from 'selfsigned';

const compress = promisify(brotliCompress);
const compressible = /^(?:text\/|application\/(?:json|javascript|manifest|speculationrules|xml|rss)|image\/svg)/;
// Cloudflare's quality for compression on the fly.
const quality = 4;

/** Compresses as Cloudflare does on the fly. */
export function brotli(text: Uint8Array): Promise<Buffer> {
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

// Headers that HTTP/2 forbids.
const ofOneConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

function without(headers: IncomingHttpHeaders, names: ReadonlyArray<string>): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !names.includes(name)));
}

/**
 * A proxy that adds what Cloudflare adds in production: HTTP/2 over TLS, with a self-signed certificate, and compression of
 * text.
 */
export async function startFront(site: string) {
  const packed = new Map<string, Promise<Buffer>>();
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048, algorithm: 'sha256' });
  const server = createSecureServer({ key, cert }, (request, response) => {
    const headers = { ...without(request.headers, []), host: new URL(site).host, 'accept-encoding': 'identity' };
    const passed = ask(new URL(request.url ?? '/', site), { headers, method: request.method ?? 'GET' }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      // Under Lighthouse this headless browser abandons pages with a Referrer-Policy.
      const kept = without(answer.headers, [...ofOneConnection, 'referrer-policy']);
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
        'content-length': (small ?? body).length,
      });
      response.end(small ?? body);
    });
    request.pipe(passed);
    passed.once('error', () => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
