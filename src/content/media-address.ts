import { canBeSized, type PictureSize, pictureSizes } from './sized-picture.ts';

/** A path of ours. */
export type OwnPath = `/${string}`;

/** Which picture an address asks for: of which post, which of its pictures (0 the photo, 1 the first of its text), in which size. */
export type MediaAddress = { post: string; place: number; mark: string; size: PictureSize | undefined };

const path = /^\/media\/(\d{1,4})-([0-9a-z]{1,11})$/;

/**
 * A short mark of a picture's address at its host, which makes ours another one when the picture is: ours may be kept for
 * good. It guards nothing, for the Worker asks only for what a post names, so any quick hash will do (cyrb53).
 */
export function markOf(upstream: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < upstream.length; at++) {
    const code = upstream.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}

/** Where a post's picture is had under our own host; a picture that its host can size comes in the size for a card or a column. */
export function mediaAddress(post: string, place: number, upstream: string): OwnPath {
  const size = place === 0 ? '640' : '960';
  return `/media/${place}-${markOf(upstream)}?post=${encodeURIComponent(post)}${canBeSized(upstream) ? `&size=${size}` : ''}`;
}

/** What an address below /media/ asks for; undefined for one that is not written as ours are. */
export function readMediaAddress({ pathname, searchParams }: URL): MediaAddress | undefined {
  const [, place, mark] = path.exec(pathname) ?? [];
  const post = searchParams.get('post');
  const size = searchParams.get('size') ?? undefined;
  if (!place || !mark || !post || (size !== undefined && !Object.hasOwn(pictureSizes, size))) return undefined;
  return { post, place: Number(place), mark, size: size as PictureSize | undefined };
}
