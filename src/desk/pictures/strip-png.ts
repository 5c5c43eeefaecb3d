import { bytesOf, joined, nameAt, type Stripped, viewOf } from './bytes.ts';
import { exifOf, orientationIn } from './orientation.ts';

const signature = 8;
// What it takes to draw a picture in its colours; of a moving one the first.
const needed = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs', 'cICP']);

const table = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  return (bytes.reduce((crc, byte) => (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = joined([bytesOf(name), data]);
  const [before, after] = [new Uint8Array(4), new Uint8Array(4)];
  viewOf(before).setUint32(0, data.length);
  viewOf(after).setUint32(0, crc32(body));
  return joined([before, body, after]);
}

/** A PNG without texts, times, EXIF and what follows its end; it keeps its colours and how it was held. */
export function strippedPng(bytes: Uint8Array): Stripped {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let size: { width: number; height: number } | undefined;
  let turned = false;
  let ended = false;
  for (let at = signature; at + 12 <= bytes.length && !ended; ) {
    const length = view.getUint32(at);
    const name = nameAt(bytes, at + 4, 4);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    if (name === 'IHDR' && length === 13) size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    const orientation = name === 'eXIf' ? orientationIn(bytes.subarray(at + 8, end - 4)) : 1;
    if (orientation !== 1 && kept.every((part) => nameAt(part, 4, 4) !== 'IDAT')) {
      kept.push(chunk('eXIf', exifOf(orientation)));
      turned = orientation > 4;
    }
    if (needed.has(name)) kept.push(bytes.subarray(at, end));
    ended = name === 'IEND';
    at = end;
  }
  if (!ended || !size || size.width === 0 || size.height === 0) return undefined;
  const shown = turned ? { width: size.height, height: size.width } : size;
  return { bytes: joined([bytes.subarray(0, signature), ...kept]), ...shown };
}
