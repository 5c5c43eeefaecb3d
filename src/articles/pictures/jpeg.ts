import { joined } from '#backend/formats/bytes.ts';

/** `drawing` is the file with the parts alone that draw it; as long as the file when it holds nothing else. */
export type FileRead = { width: number; height: number; drawing: Uint8Array<ArrayBuffer> };

/** Where the data of a scan ends: at the next marker, restarts and stuffed bytes aside. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

// Tables, scans and restarts; 0xc0 to 0xcf are frames and tables but for one that is reserved.
const isDrawing = (marker: number) => (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= 0xda && marker <= 0xdd);
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

// Colours depend on these: JFIF's header, without a thumbnail, then Adobe's, and colour profiles.
function isColour(marker: number, segment: Uint8Array): boolean {
  const starts = (name: string) => String.fromCharCode(...segment.subarray(4, 4 + name.length)) === name;
  if (marker === 0xe0) return starts('JFIF\0') && segment.length === 18;
  if (marker === 0xe2) return starts('ICC_PROFILE\0');
  return marker === 0xee && starts('Adobe');
}

/**
 * A JPEG's size, and the file with what draws it alone: without EXIF, XMP, IPTC, comments, previews, and the film that some
 * phones put behind its end. Undefined when it cannot be read to its end.
 */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): FileRead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xd9) {
      kept.push(bytes.subarray(at, at + 2));
      return size && hasScan ? { ...size, drawing: joined(kept) } : undefined;
    }
    if (at + 4 > bytes.length) return undefined;
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4 || end > bytes.length) return undefined;
    if (isFrame(marker) && end - at >= 10) size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    hasScan ||= marker === 0xda;
    const next = marker === 0xda ? endOfScan(bytes, end) : end;
    if (isDrawing(marker) || isColour(marker, bytes.subarray(at, end))) kept.push(bytes.subarray(at, next));
    at = next;
  }
  return undefined;
}
