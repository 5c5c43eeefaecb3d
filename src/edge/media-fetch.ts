import { type ImageType, imageTypeOf } from '#backend/formats/image-type.ts';
import { readBytes } from '#backend/http/read-bytes.ts';

/**
 * A picture's bytes and their type, or the status to answer: 404 when it is gone, 502 when it cannot be fetched or used, 503
 * while too many are being fetched.
 */
export type Fetched = { ok: true; type: ImageType; bytes: Uint8Array<ArrayBuffer> } | { ok: false; status: 404 | 502 | 503 };

/** The hosts that pictures are fetched from, by name, and the address that a test uses in place of them all. */
export type MediaHosts = { names: ReadonlyArray<string>; standIn: string | undefined };

/** Milliseconds for a whole picture, from the first byte sent to the last byte read. */
export const patience = 5_000;
const largest = 5 * 1024 * 1024;

// An isolate has 128 MB in all, and holds each picture twice while its chunks are joined.
const maxAtOnce = 40 * 1024 * 1024;
let arriving: ReadonlyArray<{ bytes: number; until: number }> = [];

class Full extends Error {}

/**
 * Lets a picture's chunks through while all pictures together stay below the limit. A picture's share expires by itself, because
 * a request that breaks off frees nothing.
 */
function countedIn(own: { bytes: number; until: number }): TransformStream<Uint8Array, Uint8Array> {
  const now = Date.now();
  arriving = [...arriving.filter(({ until }) => until > now), own];
  return new TransformStream({
    transform: (chunk, controller) => {
      own.bytes += chunk.length;
      if (arriving.reduce((sum, { bytes }) => sum + bytes, 0) > maxAtOnce) throw new Full();
      controller.enqueue(chunk);
    },
  });
}

// A stored address was checked when it was stored, perhaps against an earlier list of hosts.
function fetchAddress(address: string, { names, standIn }: MediaHosts): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.port || url.username || url.password || !names.includes(url.hostname)) return undefined;
  return `${standIn ?? url.origin}${url.pathname}${url.search}`;
}

async function readPicture(response: Response): Promise<Fetched> {
  if (Number(response.headers.get('content-length') ?? 0) > largest) return refuse(response);
  const own = { bytes: 0, until: Date.now() + patience };
  try {
    const { bytes, truncated } = await readBytes(response.body?.pipeThrough(countedIn(own)) ?? null, largest);
    const type = truncated ? undefined : imageTypeOf(bytes);
    return type ? { ok: true, type, bytes } : { ok: false, status: 502 };
  } finally {
    arriving = arriving.filter((each) => each !== own);
  }
}

function refuse(response: Response): Fetched {
  // Nobody waits for a body that is not read.
  response.body?.cancel().catch(() => undefined);
  return { ok: false, status: response.status === 404 || response.status === 410 ? 404 : 502 };
}

/**
 * Fetches a picture of up to 5 MB from one of the hosts (`address` is https and at most 2 KB), within 5 seconds, without following
 * redirects or sending anything of the visitor's. Its bytes decide its type. Never rejects.
 */
export async function fetchPicture(address: string, hosts: MediaHosts): Promise<Fetched> {
  const upstream = fetchAddress(address, hosts);
  if (!upstream) return { ok: false, status: 404 };
  try {
    const response = await fetch(upstream, {
      // One copy is kept for all browsers, and all of the last five years read WebP.
      headers: { Accept: 'image/webp,image/*;q=0.8' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    return response.status === 200 ? await readPicture(response) : refuse(response);
  } catch (error) {
    return { ok: false, status: error instanceof Full ? 503 : 502 };
  }
}
