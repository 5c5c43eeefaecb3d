import { joined } from '#backend/formats/bytes.ts';

/** `drawing` holds only the parts of the file that are needed to draw it; it equals the file when there is nothing else. */
export type FileRead = { width: number; height: number; drawing: Uint8Array<ArrayBuffer> };

/** Returns the end of a scan's data: the next marker other than restarts and stuffed bytes. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

// Tables, scans and restarts. 0xc0 to 0xcf are frames and tables, except 0xc8, which is reserved.
const isDrawing = (marker: number) => (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= 0xda && marker <= 0xdd);
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

// Segments that colours depend on: JFIF's header without a thumbnail, ICC profiles and Adobe's segment.
function isColour(marker: number, segment: Uint8Array): boolean {
  const starts = (name: string) => String.fromCharCode(...segment.subarray(4, 4 + name.length)) === name;
  if (marker === 0xe0) return starts('JFIF\0') && segment.length === 18;
  if (marker === 0xe2) return starts('ICC_PROFILE\0');
  return marker === 0xee && starts('Adobe');
}

/**
 * Reads a JPEG's size, and the file without EXIF, XMP, IPTC, comments, previews and the video that some phones append.
 * Undefined when it cannot be read to its end.
 */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): FileRead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xd9) {
      parts.push(bytes.subarray(at, at + 2));
      return size && hasScan ? { ...size, drawing: joined(parts) } : undefined;
    }
    if (at + 4 > bytes.length) return undefined;
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4 || end > bytes.length) return undefined;
    if (isFrame(marker) && end - at >= 10) size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    hasScan ||= marker === 0xda;
    const next = marker === 0xda ? endOfScan(bytes, end) : end;
    if (isDrawing(marker) || isColour(marker, bytes.subarray(at, end))) parts.push(bytes.subarray(at, next));
    at = next;
  }
  return undefined;
}

// Chunks needed to draw a picture in its colours. Animation frames are left out: they could hold anything.
const pngChunks = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs', 'cICP']);
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Reads a PNG's size and the chunks that draw it. Undefined when it cannot be read to its end. */
export function readPng(bytes: Uint8Array<ArrayBuffer>): FileRead | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  if (bytes.length < 24 || nameAt(bytes, 12) !== 'IHDR') return undefined;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = nameAt(bytes, at + 4);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    if (pngChunks.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return { width: view.getUint32(16), height: view.getUint32(20), drawing: joined(parts) };
    at = end;
  }
  return undefined;
}

function webpSize(name: string, view: DataView, at: number): { width: number; height: number } | undefined {
  const three = (from: number) => view.getUint16(from, true) + view.getUint8(from + 2) * 0x10000;
  if (at + 10 > view.byteLength) return undefined;
  if (name === 'VP8X') return { width: three(at + 4) + 1, height: three(at + 7) + 1 };
  if (name === 'VP8 ') return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff };
  const bits = view.getUint32(at + 1, true);
  return name === 'VP8L' ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : undefined;
}

/** Reads a WebP's size and the chunks that draw it. Undefined when it cannot be read to its end. */
export function readWebp(bytes: Uint8Array<ArrayBuffer>): FileRead | undefined {
  if (bytes.length < 20) return undefined;
  const view = viewOf(bytes);
  const whole = 8 + view.getUint32(4, true);
  const parts = [bytes.subarray(0, 12)];
  let size: { width: number; height: number } | undefined;
  let hasPixels = false;
  for (let at = 12; at + 8 <= whole; ) {
    if (at + 8 > bytes.length) return undefined;
    const name = nameAt(bytes, at);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (end > bytes.length) return undefined;
    if (webpChunks.has(name)) parts.push(bytes.subarray(at, end));
    size ??= webpSize(name, view, at + 8);
    hasPixels ||= name === 'VP8 ' || name === 'VP8L';
    at = end;
  }
  return size && hasPixels ? { ...size, drawing: joined(parts) } : undefined;
}
