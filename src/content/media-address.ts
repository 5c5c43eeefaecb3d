import { canBeSized, type PictureSize, pictureSizes } from './sized-picture.ts';

/** A path of ours. */
export type OwnPath = `/${string}`;

/** Which picture an address asks for: of which post, which of its pictures (0 the photo, 1 the first of its text), in which size. */
export type MediaAddress = { post: string; place: number; mark: string; size: PictureSize | undefined };

const path = /^\/media\/(\d{1,4})-([0-9a-z]{1,11})$/;

/**
 * A short mark of a picture's address at its host, which makes ours another one when the picture is: ours may be kept for
 * good. It guards nothing, for the Worker asks only for what a post names, so a quick hash will do: FNV-1a, once from each end.
 */
export function markOf(upstream: string): string {
  const codes = Array.from(upstream, (_, at) => upstream.charCodeAt(at));
  return fnv1a(codes).toString(36) + fnv1a(codes.toReversed()).toString(36).slice(0, 4);
}

function fnv1a(codes: ReadonlyArray<number>): number {
  return codes.reduce((hash, code) => Math.imul(hash ^ code, 0x01000193), 0x811c9dc5) >>> 0;
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
