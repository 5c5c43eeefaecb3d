import { type IncomingHttpHeaders, request } from 'node:http';

export type RawRequest = {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Chunks that are sent one after another; `unfinished` leaves the sending open. */
  body?: string | ReadonlyArray<string | Buffer>;
  unfinished?: boolean;
};
export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Sends what `fetch` refuses to: TRACE, a GET with a body, a forged Host, malformed escapes, lengths that lie. */
export function rawRequest(base: string, { method = 'GET', path, headers = {}, body = [], unfinished }: RawRequest): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(base);
  return new Promise((resolve, reject) => {
    const sending = request({ hostname, port, method, path, headers: { host, ...headers } }, async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      sending.destroy();
    });
    sending.once('error', reject);
    for (const chunk of typeof body === 'string' ? [body] : body) sending.write(chunk);
    if (!unfinished) sending.end();
    else sending.flushHeaders();
  });
}
