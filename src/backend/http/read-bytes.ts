import { joined } from '#backend/formats/bytes.ts';

/**
 * Reads a body up to `limit` bytes; `truncated` tells if there was more. Counts arriving bytes, because a content-length can be
 * missing or wrong. Rejects when the connection breaks.
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; truncated: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      chunks.push(value.subarray(0, value.length - (length - limit)));
      // Nobody waits for the rest.
      reader.cancel().catch(() => undefined);
      return { bytes: joined(chunks), truncated: true };
    }
    chunks.push(value);
  }
  return { bytes: joined(chunks), truncated: false };
}
