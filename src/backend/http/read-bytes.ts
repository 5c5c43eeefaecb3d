/**
 * Reads a body up to `limit` bytes; `truncated` says whether there was more. Counts what arrives, because a
 * content-length can be missing or wrong. Rejects when the connection breaks.
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
      reader.cancel().catch(() => undefined);
      return { bytes: joined(chunks, limit), truncated: true };
    }
    chunks.push(value);
  }
  return { bytes: joined(chunks, length), truncated: false };
}

function joined(chunks: ReadonlyArray<Uint8Array>, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
