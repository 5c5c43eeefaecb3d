/** A stretch of bytes as text, for the names of chunks and segments. */
export function nameAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

export function bytesOf(name: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(name, (letter) => letter.charCodeAt(0));
}

export function joined(parts: ReadonlyArray<Uint8Array>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** What a picture comes to without what its camera wrote; undefined when it is not written as such pictures are. */
export type Stripped = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number } | undefined;
