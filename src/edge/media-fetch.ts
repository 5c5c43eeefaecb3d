import { type ImageType, imageTypeOf } from '#backend/formats/image-type.ts';
import { readBytes } from '#backend/http/read-bytes.ts';

/**
 * A picture's bytes and what they are, or what to answer instead: 404 when it is gone, 502 when it cannot be had or used,
 * 503 when too many are on their way.
 */
export type Fetched = { ok: true; type: ImageType; bytes: Uint8Array<ArrayBuffer> } | { ok: false; status: 404 | 502 | 503 };

/** From whom pictures are fetched: the hosts by name, and what a test puts in place of them all. */
export type MediaHosts = { names: ReadonlyArray<string>; standIn: string | undefined };

/** For a whole picture, from the first byte sent to the last byte read. */
export const patience = 5_000;
const largest = 5 * 1024 * 1024;

// An isolate has 128 MB for everything, and each picture is there twice while it is put together.
const maxAtOnce = 40 * 1024 * 1024;
let arriving: ReadonlyArray<{ bytes: number; until: number }> = [];

class Full extends Error {}

/** Lets a picture through while there is room for it beside the others. What one took ends by itself: a request that is broken off frees nothing. */
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

// A stored address was judged when it was stored, perhaps by an earlier list of hosts.
function placeOf(address: string, { names, standIn }: MediaHosts): string | undefined {
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
  response.body?.cancel().catch(() => undefined);
  return { ok: false, status: response.status === 404 || response.status === 410 ? 404 : 502 };
}

/**
 * Fetches a picture from one of the hosts (`address` is https and at most 2 KB): up to 5 MB, within 5 seconds, without
 * following a redirect or sending anything of the visitor's. What it is is decided by its bytes. Never rejects.
 */
export async function fetchPicture(address: string, hosts: MediaHosts): Promise<Fetched> {
  const place = placeOf(address, hosts);
  if (!place) return { ok: false, status: 404 };
  try {
    const response = await fetch(place, {
      // Every browser that has been renewed in the last five years knows WebP; what is kept is one for all.
      headers: { Accept: 'image/webp,image/*;q=0.8' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    return response.status === 200 ? await readPicture(response) : refuse(response);
  } catch (error) {
    return { ok: false, status: error instanceof Full ? 503 : 502 };
  }
}
