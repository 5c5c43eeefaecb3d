import type { MiddlewareHandler } from 'hono';
import { boundedBytes } from '#backend/bounded-bytes.ts';

// Long enough for 16 KB over the poorest connection; a sender of one byte a second is let go.
const patience = 15_000;

/** A visitor's body up to `limit` bytes; `cut` says that there was more. Rejects when it breaks off or takes over 15 seconds. */
export async function patientBytes(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; cut: boolean }> {
  const hurry = new AbortController();
  const timer = setTimeout(() => hurry.abort(), patience);
  try {
    const timed = body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal: hurry.signal }) ?? null;
    return await boundedBytes(timed, limit);
  } finally {
    clearTimeout(timer);
  }
}

/** How much is read of a body that nobody wants. */
export const mostRead = 64 * 1024;

/**
 * Reads what the answer left unread of a body, if it is small: a connection that is cut in the middle of a request fails
 * the next visitor whose request a proxy sends over it.
 */
export const restRead: MiddlewareHandler = async (c, next) => {
  const { raw } = c.req;
  await next();
  if (raw.body && !raw.bodyUsed) await patientBytes(raw.body, mostRead).catch(() => undefined);
};
