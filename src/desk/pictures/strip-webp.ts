import { bytesOf, joined, nameAt, type Stripped, viewOf } from './bytes.ts';
import { exifOf, type Orientation, orientationIn } from './orientation.ts';

// Not ANIM and ANMF: the frames of one that moves could hold anything.
const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
// In the flags of VP8X.
const [hasExif, hasXmp] = [0x08, 0x04];

function chunk(name: string, data: Uint8Array): Uint8Array {
  const size = new Uint8Array(4);
  viewOf(size).setUint32(0, data.length, true);
  return joined([bytesOf(name), size, data, new Uint8Array(data.length % 2)]);
}

type Size = { width: number; height: number };

function sizeIn(name: string, data: Uint8Array): Size | undefined {
  const view = viewOf(data);
  const three = (at: number) => view.getUint16(at, true) + (data[at + 2] ?? 0) * 0x10000;
  if (name === 'VP8X' && data.length >= 10) return { width: three(4) + 1, height: three(7) + 1 };
  if (name === 'VP8 ' && data.length >= 10) return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  if (name !== 'VP8L' || data.length < 5) return undefined;
  const bits = view.getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** A WebP without EXIF, XMP and chunks that are not known; it keeps its colours and how it was held. */
export function strippedWebp(bytes: Uint8Array): Stripped {
  const view = viewOf(bytes);
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const kept: Array<{ name: string; data: Uint8Array }> = [];
  let orientation: Orientation = 1;
  for (let at = 12; at + 8 <= end; ) {
    const name = nameAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > end) return undefined;
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'EXIF') orientation = orientationIn(nameAt(data, 0, 4) === 'Exif' ? data.subarray(6) : data);
    if (needed.has(name)) kept.push({ name, data });
    at += 8 + length + (length % 2);
  }
  const size = kept.map(({ name, data }) => sizeIn(name, data)).find((each) => each !== undefined);
  if (!size || size.width === 0 || size.height === 0 || !kept.some(({ name }) => name === 'VP8 ' || name === 'VP8L')) return undefined;
  const chunks = kept.map(({ name, data }) => {
    if (name !== 'VP8X') return chunk(name, data);
    const flags = data.slice();
    flags[0] = ((flags[0] ?? 0) & ~(hasExif | hasXmp)) | (orientation === 1 ? 0 : hasExif);
    return chunk(name, flags);
  });
  // Only the long form has a place for it; without one a picture was upright for every reader.
  const isLong = kept.some(({ name }) => name === 'VP8X');
  if (orientation !== 1 && isLong) chunks.push(chunk('EXIF', exifOf(orientation)));
  const body = joined([bytesOf('WEBP'), ...chunks]);
  const head = new Uint8Array(4);
  viewOf(head).setUint32(0, body.length, true);
  const shown = orientation > 4 && isLong ? { width: size.height, height: size.width } : size;
  return { bytes: joined([bytesOf('RIFF'), head, body]), ...shown };
}
