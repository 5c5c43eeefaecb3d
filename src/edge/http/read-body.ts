import type { MiddlewareHandler } from 'hono';
import { joined } from '#backend/formats/bytes.ts';

// Long enough for a whole form over the poorest connection, and shorter than the 20 seconds after which the form's script gives up and posts it again.
const slowestForm = 12_000;
/** The most that is read and discarded of a body beyond its limit. */
export const maxDiscarded = 2 * 1024 * 1024;

export type BodyRead = { kind: 'whole'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'too-large' | 'too-slow' };

/**
 * Reads a visitor's body of at most `limit` bytes. The excess is read and discarded, within bounds: if a connection is cut in the
 * middle of a request, the next request that a proxy sends over it fails. For the same reason a body that takes longer than
 * `slowest` milliseconds is answered without being cancelled. Rejects when the connection breaks.
 */
export async function readBodyWithin(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  slowest: number = slowestForm,
): Promise<BodyRead> {
  const reader = body?.getReader();
  const { promise: late, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => resolve('late'), slowest);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    while (reader) {
      const step = await Promise.race([reader.read(), late]);
      if (step === 'late') return { kind: length > limit ? 'too-large' : 'too-slow' };
      if (step.done) break;
      // The sender's content-length may be false, so arriving bytes are counted.
      length += step.value.length;
      if (length > limit + maxDiscarded) break;
      if (length <= limit) chunks.push(step.value);
    }
  } finally {
    clearTimeout(timer);
  }
  return length > limit ? { kind: 'too-large' } : { kind: 'whole', bytes: joined(chunks) };
}

/** Reads and discards a body that the answer left unread. A connection that breaks off meanwhile needs no answer. */
export const discardRestOfBody: MiddlewareHandler = async (c, next) => {
  const { raw } = c.req;
  await next();
  if (raw.body && !raw.bodyUsed) await readBodyWithin(raw.body, 0).catch(() => undefined);
};
