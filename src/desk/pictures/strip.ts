import { type ImageType, imageTypeOf } from '#backend/formats/image-type.ts';
import { strippedJpeg } from './strip-jpeg.ts';
import { strippedPng } from './strip-png.ts';
import { strippedWebp } from './strip-webp.ts';

export const maxPictureBytes = 8 * 1024 * 1024;
/** What the database and a reader's phone are given of one picture. */
export const maxServedBytes = 512 * 1024;

export type Picture = { type: 'image/jpeg' | 'image/png' | 'image/webp'; bytes: Uint8Array<ArrayBuffer>; width: number; height: number };
export type PictureRead = { ok: true; picture: Picture } | { ok: false; why: string };

const refused: Partial<Record<ImageType, string>> = {
  // Its data stands in boxes with offsets into each other: nobody's code that runs here takes them out whole.
  'image/avif': 'Save the picture as JPEG first: what a camera wrote into an AVIF cannot be taken out here.',
  'image/gif': 'Save the picture as PNG or JPEG first: a GIF is not taken.',
};

const strippers = { 'image/jpeg': strippedJpeg, 'image/png': strippedPng, 'image/webp': strippedWebp } as const;

/**
 * A picture as it may be published: known by its content whatever it was called, and without place, camera, times, texts
 * and previews, whatever the browser did before. What cannot be read to its end is refused, because it cannot be cleaned.
 */
export function readPicture(bytes: Uint8Array): PictureRead {
  if (bytes.length > maxPictureBytes)
    return { ok: false, why: 'The picture is over 8 MB. Make it smaller on your phone or computer first.' };
  const type = imageTypeOf(bytes);
  if (!type) return { ok: false, why: 'This is not a JPEG, PNG or WebP picture. A phone can send HEIC pictures as JPEG.' };
  if (type === 'image/avif' || type === 'image/gif') return { ok: false, why: refused[type] ?? '' };
  const stripped = strippers[type](bytes);
  if (!stripped) return { ok: false, why: 'The picture cannot be read to its end: it is damaged, or it moves. Save it again as JPEG.' };
  return { ok: true, picture: { type, ...stripped } };
}
