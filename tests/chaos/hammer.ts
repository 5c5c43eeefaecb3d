import { connect } from 'node:net';

const endOfHead = Buffer.from('\r\n\r\n');

// One connection that sends its next request after each answer. It parses only heads and counts bytes: a full client would be slower than the server.
function oneConnection(url: URL, path: string, until: () => boolean): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = `GET ${path} HTTP/1.1\r\nHost: ${url.host}\r\nAccept: text/html\r\n\r\n`;
  const socket = connect(Number(url.port), url.hostname);
  let answers = 0;
  let left = 0;
  let head: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  const answered = () => {
    answers += 1;
    if (until()) socket.write(request);
    else socket.end(() => resolve(answers));
  };
  socket.setNoDelay(true);
  socket.once('error', reject);
  socket.on('data', (chunk) => {
    if (left > 0) {
      left -= chunk.length;
      if (left === 0) answered();
      return;
    }
    head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
    const end = head.indexOf(endOfHead);
    if (end < 0) return;
    const text = head.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    // 503 is the answer for a post that cannot be read.
    if (!/^HTTP\/1\.1 (?:200|503)/.test(text) || !length) return void socket.destroy(new Error(`Not a plain answer of ${path}:\n${text}`));
    left = Number(length) - (head.length - end - endOfHead.length);
    head = Buffer.alloc(0);
    if (left === 0) answered();
  });
  socket.write(request);
  return promise;
}

/** Counts a page's 200 answers in `seconds` over `connections` that are never idle. */
export async function hammer(url: string, path: string, { connections, seconds }: { connections: number; seconds: number }) {
  const started = performance.now();
  const until = () => performance.now() - started < seconds * 1_000;
  const counts = await Promise.all(Array.from({ length: connections }, () => oneConnection(new URL(url), path, until)));
  return { answers: counts.reduce((sum, count) => sum + count, 0), seconds: (performance.now() - started) / 1_000 };
}
