import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { serveHere } from './serve-here.ts';

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAFCAIAAAD38zoCAAAAE0lEQVR4nGNkYPjPgA0wYRUdvBIANewBCM03CfsAAAAASUVORK5CYII=',
  'base64',
);
const megabyte = Buffer.alloc(1024 * 1024);
const beginsAsPng = (megabytes: number) => Buffer.concat([png, ...Array.from({ length: megabytes }, () => megabyte)]);

const asPng = { 'Content-Type': 'image/png' };
const page = '<!doctype html><script>alert(1)</script>';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** How a host answers for a picture, by the last part of its address. */
const answers: Readonly<Record<string, (response: ServerResponse, path: string) => unknown>> = {
  png: (response) => response.writeHead(200, asPng).end(png),
  jpeg: (response) => response.end(Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF\x00', 'latin1')),
  webp: (response) => response.end(Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 ', 'latin1')),
  avif: (response) => response.end(Buffer.from('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00', 'latin1')),
  gif: (response) => response.end(Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00', 'latin1')),
  // A type and a cookie that are not to be believed or passed on.
  lying: (response) => response.writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': 'seen=1' }).end(png),
  large: (response) => response.writeHead(200, asPng).end(beginsAsPng(4)),
  huge: (response) => response.writeHead(200, { ...asPng, 'Transfer-Encoding': 'chunked' }).end(beginsAsPng(6)),
  'huge-by-word': (response) => response.writeHead(200, { ...asPng, 'Content-Length': beginsAsPng(6).length }).end(beginsAsPng(6)),
  'huge-unpacked': (response) => response.writeHead(200, { ...asPng, 'Content-Encoding': 'gzip' }).end(gzipSync(beginsAsPng(50))),
  slow: (response) => setTimeout(() => response.writeHead(200, asPng).end(png), 700),
  hang: () => undefined,
  drip: (response) => {
    const timer = setInterval(() => response.write(png.subarray(0, 1)), 100);
    response.writeHead(200, asPng).once('close', () => clearInterval(timer));
  },
  // Most of a picture, and never the rest.
  'most-of': (response) => response.writeHead(200, asPng).write(beginsAsPng(4)),
  'wrong-length': (response) => {
    response.writeHead(200, { ...asPng, 'Content-Length': 1_000 });
    response.write(png, () => response.socket?.destroy());
  },
  reset: (response) => response.socket?.resetAndDestroy(),
  page: (response) => response.writeHead(200, asPng).end(page),
  drawing: (response) => response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(drawing),
  nothing: (response) => response.writeHead(200, asPng).end(),
  part: (response) => response.writeHead(206, asPng).end(png),
  gone: (response) => response.writeHead(404, asPng).end(png),
  broken: (response) => response.writeHead(500, asPng).end(png),
};

/** What stands in for a host of posts' pictures on 127.0.0.1; `elsewhere` redirects to the host that is given. */
export async function startMediaHost(elsewhere = '') {
  const asked: Array<{ path: string; headers: IncomingHttpHeaders }> = [];
  const served = await serveHere((incoming, response) => {
    const path = incoming.url ?? '';
    asked.push({ path, headers: incoming.headers });
    const name = /([a-z-]+)(?:\.\w+)?(?:[?#].*)?$/.exec(path)?.[1] ?? '';
    if (name === 'elsewhere') response.writeHead(302, { Location: `${elsewhere}/png` }).end();
    else (answers[name] ?? answers.gone)?.(response, path);
  });
  return {
    ...served,
    asked,
    /** How often a picture was asked for whose address ends so. */
    timesAsked: (end: string) => asked.filter(({ path }) => path.endsWith(end)).length,
  };
}
