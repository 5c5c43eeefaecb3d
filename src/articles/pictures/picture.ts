import { imageTypeOf } from '#backend/formats/image-type.ts';
import { readJpeg, readPng, readWebp } from './formats.ts';

export const maxPictureBytes = 8 * 1024 * 1024;
/** The largest file that is stored and served. */
export const maxServedBytes = 512 * 1024;

export type Picture = {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
};
type PictureRead = { ok: true; picture: Picture; drawing: Uint8Array<ArrayBuffer> } | { ok: false; why: string };

const readers = { 'image/jpeg': readJpeg, 'image/png': readPng, 'image/webp': readWebp } as const;

export const tooHeavy = 'The picture is over 8 MB. Make it smaller on your phone or computer first.';

/** Reads a picture by its content, whatever its name. `picture.bytes` is the file as it was sent, metadata included. */
export function readPicture(bytes: Uint8Array<ArrayBuffer>): PictureRead {
  if (bytes.length > maxPictureBytes) return { ok: false, why: tooHeavy };
  const type = imageTypeOf(bytes);
  if (!type || type === 'image/avif' || type === 'image/gif')
    return { ok: false, why: 'Choose a JPEG, PNG or WebP picture. A phone can send HEIC pictures as JPEG.' };
  const read = readers[type](bytes);
  if (!read || read.width === 0 || read.height === 0)
    return { ok: false, why: 'The picture cannot be read to its end. Save it again as JPEG.' };
  const { width, height, drawing } = read;
  return { ok: true, picture: { type, bytes, width, height }, drawing };
}

/**
 * Returns the picture if the file has no metadata: no place, camera, time, text or preview. Otherwise undefined; metadata is
 * not stripped here, because it may hold the orientation.
 */
export function pictureWithoutMetadata(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  const read = readPicture(bytes);
  return read.ok && read.drawing.length === bytes.length ? read.picture : undefined;
}

/** Returns a copy that a browser's canvas drew, stripped of the EXIF and IPTC that Safari adds. Such a copy is upright already. */
export function pictureFromCanvas(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  const read = readPicture(bytes);
  return read.ok && read.picture.type === 'image/jpeg' ? { ...read.picture, bytes: read.drawing } : undefined;
}
