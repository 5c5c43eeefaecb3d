import { type IncomingHttpHeaders, request } from 'node:http';

export type RawRequest = {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Leaves the sending open after the body, as one who claims more than there is. */
  unfinished?: boolean;
};
export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

// The local proxy in front of workerd says this when a connection was broken off; nothing of ours does.
const isCut = ({ status, text }: RawAnswer) => status === 500 && text.startsWith('Error: Network connection lost');

/** Sends what `fetch` refuses to: TRACE, a GET with a body, a forged Host, malformed escapes, lengths that lie. */
export async function rawRequest(base: string, wanted: RawRequest): Promise<RawAnswer> {
  const first = await sent(base, wanted);
  // The request before this one may have broken the connection.
  const answer = isCut(first) ? await sent(base, wanted) : first;
  if (isCut(answer)) throw new Error('The connection was cut.');
  return answer;
}

function sent(base: string, { method = 'GET', path, headers = {}, body, unfinished }: RawRequest): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(base);
  const options = { hostname, port, method, path, agent: false, headers: { host, connection: 'close', ...headers } };
  return new Promise((resolve, reject) => {
    const sending = request(options, (answer) => {
      const { statusCode: status = 0, headers: received } = answer;
      answer
        .toArray()
        .then((chunks) => resolve({ status, headers: received, text: Buffer.concat(chunks).toString() }), reject)
        .finally(() => sending.destroy());
    });
    sending.once('error', reject);
    if (body) sending.write(body);
    else sending.flushHeaders();
    if (!unfinished) sending.end();
  });
}
