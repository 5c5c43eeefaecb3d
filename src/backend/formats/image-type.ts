export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' | 'image/gif';

/** Returns the image type by the first bytes of a file; undefined for any other file. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('RIFF') && start.slice(8) === 'WEBP') return 'image/webp';
  if (/^ftypavi[fs]$/.test(start.slice(4))) return 'image/avif';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  return undefined;
}
