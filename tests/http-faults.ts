import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Answer } from './backend/in-memory-answers.ts';

/** Spoils a response; `commit` does what a working backend would have done, and gives what it would have said. */
type Fault = (response: ServerResponse, commit: () => Promise<Answer>) => unknown;

const status =
  (code: number, headers: Record<string, string> = {}): Fault =>
  (response) =>
    send(response, code, 'application/json', JSON.stringify({ message: `Status ${code}` }), headers);

/** Ways in which a backend can let the site down. */
export const faults = {
  202: status(202),
  204: async (response, commit) => {
    await commit();
    response.writeHead(204).end();
  },
  302: (response) => response.writeHead(302, { Location: '/elsewhere' }).end(),
  400: (response) => sendJson(response, { status: 400, body: { message: 'Please check the fields.' } }),
  401: status(401),
  402: status(402),
  404: status(404),
  408: status(408),
  409: status(409),
  410: status(410),
  415: status(415),
  421: status(421),
  422: status(422),
  429: status(429, { 'Retry-After': '600' }),
  500: (response) => send(response, 500, 'text/html', '<h1>Internal Server Error</h1>'),
  502: status(502),
  503: status(503),
  hang: () => undefined,
  reset: (response) => response.socket?.resetAndDestroy(),
  // A letter of the status line at a time: something always arrives, and never enough.
  drip: (response) => {
    const letters = [...'HTTP/1.1 201 Created'];
    const timer = setInterval(() => response.socket?.write(letters.shift() ?? ' '), 50);
    response.once('close', () => clearInterval(timer));
  },
  'commit-then-hang': (_, commit) => commit(),
  'commit-then-reset': async (response, commit) => {
    await commit();
    response.socket?.resetAndDestroy();
  },
  'wrong-length': async (response, commit) => {
    await commit();
    response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
    response.write('{}', () => response.socket?.destroy());
  },
  html: (response) => send(response, 200, 'text/html', '<!doctype html><title>Log in</title>'),
  'html-201': (response) => send(response, 201, 'application/json', '<!doctype html><title>Down for maintenance</title>'),
  text: (response) => send(response, 200, 'text/plain', 'OK'),
  '100-mb': (response) =>
    spaces(100)
      .on('error', () => undefined)
      .pipe(jsonHead(response)),
  'gzip-bomb': (response) =>
    spaces(100)
      .pipe(createGzip())
      .on('error', () => undefined)
      .pipe(jsonHead(response, { 'Content-Encoding': 'gzip' })),
  huge: (response) => send(response, 200, 'application/json', `{"sections":[]${' '.repeat(10 * 1024 * 1024)}}`),
  'invalid-utf8': (response) => send(response, 200, 'application/json', Buffer.from('{"sections":[],"note":"\xff\xfe"}', 'latin1')),
} satisfies Record<string, Fault>;

function spaces(megabytes: number): Readable {
  const megabyte = Buffer.alloc(1024 * 1024, ' ');
  return Readable.from(Array.from({ length: megabytes }, () => megabyte));
}

function jsonHead(response: ServerResponse, headers: Record<string, string> = {}): ServerResponse {
  return response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
}

export function sendJson(response: ServerResponse, { status, body }: Answer): void {
  send(response, status, 'application/json', JSON.stringify(body));
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}): void {
  // No content-length: what reads this must count for itself.
  response.writeHead(status, { 'Content-Type': type, 'Transfer-Encoding': 'chunked', ...headers }).end(body);
}
