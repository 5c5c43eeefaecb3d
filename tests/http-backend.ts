import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type HonoursKeys, inMemoryAnswers } from './backend/in-memory-answers.ts';
import { faults, sendJson } from './http-faults.ts';
import { serveHere } from './serve-here.ts';

type Received = { method: string; path: string; headers: IncomingHttpHeaders; bytes: Buffer; body: string };

export type Mode = 'ok' | keyof typeof faults;

/**
 * A practice's backend over HTTP on 127.0.0.1, in memory: `received` holds each request as it came, `stored` what a
 * working backend would have kept of them. It fails on demand, and can be one that knows nothing of idempotency keys.
 */
export async function startHttpBackend({ honoursKeys = true }: { honoursKeys?: HonoursKeys } = {}) {
  const received: Received[] = [];
  const { answer, stored, setSections } = inMemoryAnswers(honoursKeys);
  let mode: Mode = 'ok';

  const served = await serveHere(async (incoming, response) => {
    const request = await receivedFrom(incoming);
    if (!request) return;
    received.push(request);
    if (mode === 'ok') sendJson(response, await answer(request));
    else await faults[mode](response, () => answer(request));
  });

  return {
    ...served,
    received,
    stored,
    setMode: (next: Mode) => {
      mode = next;
    },
    setSections,
  };
}

// Undefined when the sender gave up half-way.
async function receivedFrom(incoming: IncomingMessage): Promise<Received | undefined> {
  const chunks = await incoming.toArray().catch(() => undefined);
  if (!chunks) return undefined;
  const bytes = Buffer.concat(chunks);
  return { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers, bytes, body: bytes.toString() };
}
