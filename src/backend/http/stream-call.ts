import type { Backend, Failure } from '#backend/types.ts';
import { abortable, type Call, requestFor, statusFailure } from './client.ts';

/** How long a large answer may take, in milliseconds: without a byte, and in all. */
export type StreamTimeouts = { idleMs: number; totalMs: number };

const chunkSize = 64 * 1024;

/**
 * Like `call`, for an answer that is too large to be held: `read` takes its bytes as they arrive and says what they came to.
 * Each chunk is good until the next is asked for. Never rejects, unless `read` does for a reason of its own.
 */
export async function streamCall<T>(
  backend: Backend,
  wanted: Omit<Call<never>, 'response'>,
  { idleMs, totalMs }: StreamTimeouts,
  read: (chunks: AsyncGenerator<Uint8Array, void>, length: number) => Promise<T>,
): Promise<T | { ok: false; failure: Failure }> {
  const stop = new AbortController();
  const abort = () => stop.abort(new Error('timeout'));
  const timer = setTimeout(abort, totalMs);
  // Counts only while the backend is waited for, never while `read` is busy with what came.
  const withIdleTimeout = async <R>(work: Promise<R>): Promise<R> => {
    const idleTimer = setTimeout(abort, idleMs);
    try {
      return await abortable(stop.signal, work);
    } catch (error) {
      throw new ConnectionLost('no answer', { cause: error });
    } finally {
      clearTimeout(idleTimer);
    }
  };
  try {
    const ask = async () => backend.fetch(requestFor(backend, { ...wanted, response: null }, stop.signal));
    const response = await withIdleTimeout(ask());
    if (!response.ok) return { ok: false, failure: await statusFailure(response, stop.signal) };
    return await read(chunksOf(response.body, withIdleTimeout), Number(response.headers.get('content-length') ?? 0));
  } catch (error) {
    if (error instanceof ConnectionLost) return { ok: false, failure: { kind: 'unreachable' } };
    throw error;
  } finally {
    clearTimeout(timer);
    // Whatever is still on its way is not read.
    abort();
  }
}

class ConnectionLost extends Error {}

type Reading = { value: Uint8Array | undefined; done: boolean };

async function* chunksOf(
  body: ReadableStream<Uint8Array> | null,
  withIdleTimeout: (work: Promise<Reading>) => Promise<Reading>,
): AsyncGenerator<Uint8Array, void> {
  const next = body && readerOf(body);
  for (
    let reading = next && (await withIdleTimeout(next()));
    next && reading?.value && !reading.done;
    reading = await withIdleTimeout(next())
  )
    yield reading.value;
}

/** Reads by large chunks where the stream can fill a buffer: by default workerd hands over four kilobytes at a time. */
function readerOf(body: ReadableStream<Uint8Array>): () => Promise<Reading> {
  const reader = bytesReader(body);
  if (!reader) {
    const plain = body.getReader();
    return async () => plain.read() as Promise<Reading>;
  }
  let buffer = new ArrayBuffer(chunkSize);
  return async () => {
    const { value, done } = await reader.readAtLeast(chunkSize, new Uint8Array(buffer));
    if (value) buffer = value.buffer as ArrayBuffer;
    return { value, done };
  };
}

type AtLeast = { readAtLeast: (least: number, into: Uint8Array) => Promise<Reading> };

// `readAtLeast` is workerd's own; streams that JavaScript makes, and Node, have none.
function bytesReader(body: ReadableStream<Uint8Array>): AtLeast | undefined {
  try {
    const reader = body.getReader({ mode: 'byob' }) as unknown as Partial<AtLeast> & { releaseLock: () => void };
    if (reader.readAtLeast) return reader as AtLeast;
    reader.releaseLock();
  } catch {
    // Not a stream of bytes.
  }
  return undefined;
}
