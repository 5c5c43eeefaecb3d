import { imageTypeOf } from '#backend/formats/image-type.ts';
import { readAvif } from './avif.ts';
import { type FileRead, readJpeg, readPng, readWebp } from './formats.ts';

export const maxPictureBytes = 8 * 1024 * 1024;
/** The largest file that is stored and served. */
export const maxServedBytes = 512 * 1024;

const maxSide = 12_000;
const maxPixels = 50_000_000;

export type PictureFile = {
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
};
/** A picture as the desk stores it. */
export type Picture = PictureFile & { type: Exclude<PictureFile['type'], 'image/avif'> };

const readers = { 'image/jpeg': readJpeg, 'image/png': readPng, 'image/webp': readWebp, 'image/avif': readAvif } as const;

export const tooHeavy = 'The picture is over 8 MB. Make it smaller on your phone or computer first.';
const tooLarge = 'The picture is too large to be drawn: at most 12,000 pixels a side, and 50 million in all. Make it smaller first.';
const notRead = 'The picture cannot be read to its end, or holds more than a picture. Save it again as JPEG.';

type FileResult = { ok: true; file: FileRead & { type: PictureFile['type'] } } | { ok: false; why: string };

/** Reads a picture file by its content, whatever its name, and refuses one that nobody could draw. */
export function readFile(bytes: Uint8Array<ArrayBuffer>): FileResult {
  if (bytes.length > maxPictureBytes) return { ok: false, why: tooHeavy };
  const type = imageTypeOf(bytes);
  const read = type && type !== 'image/gif' ? readers[type](bytes) : undefined;
  if (!type || type === 'image/gif' || !read) return { ok: false, why: notRead };
  const { width, height } = read;
  if (width === 0 || height === 0) return { ok: false, why: 'The picture says that it has no width or no height. Save it again as JPEG.' };
  if (width > maxSide || height > maxSide || width * height > maxPixels) return { ok: false, why: tooLarge };
  return { ok: true, file: { ...read, type } };
}

type PictureRead = { ok: true; picture: Picture; drawing: Uint8Array<ArrayBuffer>; saysMore: boolean } | { ok: false; why: string };

/** Reads a picture for the desk. `picture.bytes` is the file as it was sent, metadata included. */
export function readPicture(bytes: Uint8Array<ArrayBuffer>): PictureRead {
  const type = imageTypeOf(bytes);
  if (bytes.length <= maxPictureBytes && (!type || type === 'image/avif' || type === 'image/gif'))
    return { ok: false, why: 'Choose a JPEG, PNG or WebP picture. A phone can send HEIC pictures as JPEG.' };
  const read = readFile(bytes);
  if (!read.ok) return read;
  const { width, height, drawing, saysMore } = read.file;
  return { ok: true, picture: { type: read.file.type as Picture['type'], bytes, width, height }, drawing, saysMore };
}

/**
 * Returns the picture if the file has no metadata: no place, camera, time, text or preview. Otherwise undefined; metadata is
 * not stripped here, because it may hold the orientation. A colour profile is left out, because it can hold any text.
 */
export function pictureWithoutMetadata(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  const read = readPicture(bytes);
  return read.ok && !read.saysMore ? { ...read.picture, bytes: read.drawing } : undefined;
}

/** Returns a copy that a browser's canvas drew, stripped of the EXIF and IPTC that Safari adds. Such a copy is upright already. */
export function pictureFromCanvas(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  const read = readPicture(bytes);
  return read.ok && read.picture.type === 'image/jpeg' ? { ...read.picture, bytes: read.drawing } : undefined;
}
