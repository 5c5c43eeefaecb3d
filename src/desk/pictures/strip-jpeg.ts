import { bytesOf, joined, nameAt, type Stripped, viewOf } from './bytes.ts';
import { exifOf, type Orientation, orientationIn } from './orientation.ts';

const exif = 'Exif\0\0';
const colours = 'ICC_PROFILE\0';

// JFIF's own header, Adobe's way of writing colours, and colour profiles: without them a picture changes its look.
function isNeeded(marker: number, segment: Uint8Array): boolean {
  if (marker === 0xe0) return nameAt(segment, 4, 5) === 'JFIF\0';
  if (marker === 0xe2) return nameAt(segment, 4, colours.length) === colours;
  if (marker === 0xee) return nameAt(segment, 4, 5) === 'Adobe';
  return marker < 0xe0 || marker > 0xef ? marker !== 0xfe : false;
}

// A frame's header; 0xc4, 0xc8 and 0xcc are tables.
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

// A thumbnail within JFIF's header may show what was cut away.
function withoutThumbnail(segment: Uint8Array): Uint8Array {
  if (segment.length < 18 || (segment[16] === 0 && segment[17] === 0)) return segment;
  const short = segment.slice(0, 18);
  short[2] = 0;
  short[3] = 16;
  short[16] = 0;
  short[17] = 0;
  return short;
}

function segmentOf(orientation: Orientation): Uint8Array {
  const data = joined([bytesOf(exif), exifOf(orientation)]);
  return joined([new Uint8Array([0xff, 0xe1, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data]);
}

/** Where the data of a scan ends: at the next marker that is no restart and no stuffed byte. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/**
 * A JPEG without EXIF, XMP, IPTC, comments, previews and whatever follows its end (phones put a film there). It keeps its
 * colours and, where it was not held upright, the one number that says so.
 */
export function strippedJpeg(bytes: Uint8Array): Stripped {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let orientation: Orientation = 1;
  let size: { width: number; height: number } | undefined;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const length = view.getUint16(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return undefined;
    const segment = bytes.subarray(at, at + 2 + length);
    if (marker === 0xe1 && nameAt(segment, 4, exif.length) === exif) orientation = orientationIn(segment.subarray(4 + exif.length));
    if (isFrame(marker) && length >= 8) size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += segment.length;
    const end = marker === 0xda ? endOfScan(bytes, at) : at;
    if (isNeeded(marker, segment)) kept.push(marker === 0xe0 ? withoutThumbnail(segment) : bytes.subarray(at - segment.length, end));
    at = end;
  }
  if (!size || size.width === 0 || size.height === 0 || !kept.some((part) => part[1] === 0xda)) return undefined;
  const [head = new Uint8Array(), ...rest] = kept;
  const jfifFirst = head[1] === 0xe0 ? [head] : [];
  const others = jfifFirst.length > 0 ? rest : kept;
  const upright = orientation === 1 ? [] : [segmentOf(orientation)];
  const shown = orientation > 4 ? { width: size.height, height: size.width } : size;
  return { bytes: joined([new Uint8Array([0xff, 0xd8]), ...jfifFirst, ...upright, ...others, new Uint8Array([0xff, 0xd9])]), ...shown };
}
