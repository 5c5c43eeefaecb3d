import type { Backend, Failure } from '#backend/types.ts';
import { abortable, type Call, requestFor, statusFailure } from './client.ts';

/** Limits a large answer, in milliseconds: the longest gap, and the total. */
export type StreamTimeouts = { idleMs: number; totalMs: number };

const chunkSize = 64 * 1024;

/**
 * Like `call`, for an answer too large for memory: `read` gets the chunks as they arrive, each valid until the next, and returns the
 * result. Never rejects, unless `read` throws an error of its own.
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
  // Runs only while waiting for the backend, not while `read` is busy.
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
    // The rest of the answer is not read.
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

/** Reads in large chunks if the stream can fill a buffer: workerd's default is four kilobytes at a time. */
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

// `readAtLeast` exists in workerd only, and not on streams made in JavaScript.
function bytesReader(body: ReadableStream<Uint8Array>): AtLeast | undefined {
  try {
    const reader = body.getReader({ mode: 'byob' }) as unknown as Partial<AtLeast> & { releaseLock: () => void };
    if (reader.readAtLeast) return reader as AtLeast;
    reader.releaseLock();
  } catch {
    // Thrown for a stream that is not a byte stream.
  }
  return undefined;
}
