import { type PictureFile, readFile } from './picture.ts';

/** The orientation in EXIF: 1 is as it is stored; undefined when EXIF does not say. */
function orientationIn(exif: Uint8Array<ArrayBuffer>): number | undefined {
  try {
    // In a WebP some programs begin the block as in a JPEG.
    const from = exif[0] === 0x45 ? 6 : 0;
    const view = new DataView(exif.buffer, exif.byteOffset + from, exif.byteLength - from);
    const little = view.getUint16(0) === 0x4949;
    const start = view.getUint32(4, little);
    for (let entry = 0; entry < view.getUint16(start, little); entry += 1)
      if (view.getUint16(start + 2 + entry * 12, little) === 0x0112) return view.getUint16(start + 10 + entry * 12, little);
    return undefined;
  } catch {
    return undefined;
  }
}

/** A picture that a program sends, without what it says besides: byte for byte the same where there is nothing else in it. */
export function cleanPicture(bytes: Uint8Array<ArrayBuffer>): { ok: true; picture: PictureFile } | { ok: false; why: string } {
  const read = readFile(bytes);
  if (!read.ok) return read;
  const { type, width, height, drawing, exif } = read.file;
  if (exif && (orientationIn(exif) ?? 1) !== 1)
    return {
      ok: false,
      why: 'The picture lies on its side, and only its EXIF data says so, which is not kept. Turn it, and save it again.',
    };
  return { ok: true, picture: { type, width, height, bytes: drawing } };
}
