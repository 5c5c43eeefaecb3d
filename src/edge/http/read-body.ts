import type { MiddlewareHandler } from 'hono';
import { joined } from '#backend/formats/bytes.ts';

// Long enough for a whole form over the poorest connection, and answered before anyone stops waiting at 15 seconds.
const slowestForm = 12_000;
/** How much more of a body is read and thrown away once it is known to be too large. */
export const maxDiscarded = 2 * 1024 * 1024;

export type BodyRead = { kind: 'whole'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'too-large' | 'too-slow' };

/**
 * A visitor's body of at most `limit` bytes. What is over that is read and thrown away, within bounds: a connection that is
 * cut in the middle of a request fails the next visitor whose request a proxy sends over it. For the same reason a body
 * that takes longer than `slowest` milliseconds is left as it is, not cancelled, and answered. Rejects when the connection breaks.
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
      // A length that the sender claims may lie, so what arrives is counted.
      length += step.value.length;
      if (length > limit + maxDiscarded) break;
      if (length <= limit) chunks.push(step.value);
    }
  } finally {
    clearTimeout(timer);
  }
  return length > limit ? { kind: 'too-large' } : { kind: 'whole', bytes: joined(chunks) };
}

/** Reads a body that the answer left unread, and throws it away. */
export const discardRestOfBody: MiddlewareHandler = async (c, next) => {
  const { raw } = c.req;
  await next();
  if (raw.body && !raw.bodyUsed) await readBodyWithin(raw.body, 0).catch(() => undefined);
};
