import { imageTypeOf } from '#backend/formats/image-type.ts';
import { readJpeg, readPng, readWebp } from './formats.ts';

export const maxPictureBytes = 8 * 1024 * 1024;
/** The most that the database and a reader's phone are given of one picture. */
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

/** A picture, known by its content and not by its name, as it was sent: nothing is taken out of it yet. */
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
 * The picture if the file holds nothing beside what draws it: no place, camera, time, text or preview. Undefined otherwise,
 * because what was taken out may have said which way is up.
 */
export function pictureWithoutMetadata(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  const read = readPicture(bytes);
  return read.ok && read.drawing.length === bytes.length ? read.picture : undefined;
}

/**
 * The same for a copy that a browser drew, which is upright: Safari's canvas writes EXIF and an empty IPTC of its own into a
 * JPEG, and these are taken out.
 */
export function pictureFromCanvas(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  const read = readPicture(bytes);
  return read.ok && read.picture.type === 'image/jpeg' ? { ...read.picture, bytes: read.drawing } : undefined;
}
