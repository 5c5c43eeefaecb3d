import { joined } from '#backend/formats/bytes.ts';

export type FileRead = {
  width: number;
  height: number;
  /** The file with nothing but what draws it; it equals the file when there is nothing else. */
  drawing: Uint8Array<ArrayBuffer>;
  /** Whether more than a colour profile was left out: where, when or with what it was taken, texts, previews, bytes behind the end. */
  saysMore: boolean;
  /** The EXIF block, if there is one. */
  exif?: Uint8Array<ArrayBuffer>;
};

/** Returns the end of a scan's data: the next marker other than restarts and stuffed bytes. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const starts = (segment: Uint8Array, name: string) => String.fromCharCode(...segment.subarray(4, 4 + name.length)) === name;

// The frames that browsers draw: baseline, extended and progressive.
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2;

/** Whether a table or header has exactly the length that its content says, so that nothing can be hidden behind it. */
function isExact(marker: number, segment: Uint8Array): boolean {
  const body = segment.subarray(4);
  if (isFrame(marker)) return body.length === 6 + 3 * (body[5] ?? 0) && (body[5] ?? 0) <= 4;
  if (marker === 0xda) return body.length === 4 + 2 * (body[0] ?? 0) && (body[0] ?? 0) <= 4;
  if (marker === 0xdd) return body.length === 2;
  let at = 0;
  while (at < body.length) {
    const head = body[at] ?? 0;
    if (marker === 0xdb) at += head >> 4 === 0 ? 65 : 129;
    else at += 17 + body.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0);
  }
  return at === body.length && body.length > 0;
}

type Segment = 'draws' | 'colours' | 'else' | 'broken';

// Colours depend on JFIF's header without a thumbnail and on Adobe's segment; an ICC profile can hold any text, and is left out.
function kindOf(marker: number, segment: Uint8Array): Segment {
  if (isFrame(marker) || [0xc4, 0xda, 0xdb, 0xdd].includes(marker)) return isExact(marker, segment) ? 'draws' : 'broken';
  if (marker === 0xe0 && starts(segment, 'JFIF\0')) return segment.length === 18 && !segment[16] && !segment[17] ? 'draws' : 'else';
  if (marker === 0xee && starts(segment, 'Adobe')) return segment.length === 16 ? 'draws' : 'broken';
  return marker === 0xe2 && starts(segment, 'ICC_PROFILE\0') ? 'colours' : 'else';
}

/**
 * Reads a JPEG's size, and the file without EXIF, XMP, IPTC, profiles, comments, previews and the video that some phones append.
 * Undefined when it cannot be read to its end.
 */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): FileRead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let exif: Uint8Array<ArrayBuffer> | undefined;
  let [hasScan, saysMore] = [false, false];
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xd9) {
      parts.push(bytes.subarray(at, at + 2));
      return size && hasScan
        ? { ...size, drawing: joined(parts), saysMore: saysMore || at + 2 < bytes.length, ...(exif && { exif }) }
        : undefined;
    }
    if (at + 4 > bytes.length) return undefined;
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4 || end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    const kind = kindOf(marker, segment);
    if (kind === 'broken' || (isFrame(marker) && size)) return undefined;
    if (isFrame(marker)) size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker === 0xe1 && starts(segment, 'Exif\0\0')) exif = segment.subarray(10);
    hasScan ||= marker === 0xda;
    saysMore ||= kind === 'else';
    const next = marker === 0xda ? endOfScan(bytes, end) : end;
    if (kind === 'draws') parts.push(bytes.subarray(at, next));
    at = next;
  }
  return undefined;
}

// The chunks that draw a picture in its colours, with their greatest lengths. Animation frames are left out: they could hold anything.
const any = Number.POSITIVE_INFINITY;
const pngChunks: Readonly<Record<string, number>> = {
  ...{ IHDR: 13, PLTE: 768, IDAT: any, IEND: 0, tRNS: 256, gAMA: 4, cHRM: 32, sRGB: 1, sBIT: 4, bKGD: 6, pHYs: 9, cICP: 4 },
};
const webpChunks: Readonly<Record<string, number>> = { 'VP8 ': any, VP8L: any, VP8X: 10, ALPH: any };

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Reads a PNG's size and the chunks that draw it. Undefined when it cannot be read to its end. */
export function readPng(bytes: Uint8Array<ArrayBuffer>): FileRead | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  if (bytes.length < 24 || nameAt(bytes, 12) !== 'IHDR') return undefined;
  let saysMore = false;
  let exif: Uint8Array<ArrayBuffer> | undefined;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = nameAt(bytes, at + 4);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    const isDrawing = Object.hasOwn(pngChunks, name) && end - at - 12 <= (pngChunks[name] ?? 0);
    if (isDrawing) parts.push(bytes.subarray(at, end));
    saysMore ||= !isDrawing && name !== 'iCCP';
    if (name === 'eXIf') exif = bytes.subarray(at + 8, end - 4);
    if (name === 'IEND')
      return {
        width: view.getUint32(16),
        height: view.getUint32(20),
        drawing: joined(parts),
        saysMore: saysMore || end < bytes.length,
        ...(exif && { exif }),
      };
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
  const parts = [bytes.slice(0, 12)];
  let size: { width: number; height: number } | undefined;
  let [hasPixels, saysMore] = [false, whole < bytes.length];
  let exif: Uint8Array<ArrayBuffer> | undefined;
  for (let at = 12; at + 8 <= whole; ) {
    if (at + 8 > bytes.length) return undefined;
    const name = nameAt(bytes, at);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (end > bytes.length) return undefined;
    const isDrawing = Object.hasOwn(webpChunks, name) && length <= (webpChunks[name] ?? 0) && !(hasPixels && name.startsWith('VP8'));
    if (isDrawing) parts.push(bytes.slice(at, end));
    saysMore ||= !isDrawing && name !== 'ICCP';
    if (name === 'EXIF') exif = bytes.subarray(at + 8, at + 8 + length);
    size ??= webpSize(name, view, at + 8);
    hasPixels ||= name === 'VP8 ' || name === 'VP8L';
    at = end;
  }
  if (!size || !hasPixels) return undefined;
  const drawing = joined(parts);
  new DataView(drawing.buffer).setUint32(4, drawing.length - 8, true);
  // Of what the header announces, only transparency is there still.
  if (nameAt(drawing, 12) === 'VP8X') drawing[20] = (drawing[20] ?? 0) & 0x10;
  return { ...size, drawing, saysMore, ...(exif && { exif }) };
}
