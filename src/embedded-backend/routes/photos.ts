import type { D1Database } from '@cloudflare/workers-types';
import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { cleanPicture } from '#articles/pictures/clean.ts';
import { addPhoto, readPhoto } from '#articles/pictures/photos.ts';
import { imageTypeOf } from '#backend/formats/image-type.ts';
import { hasPermission, type Permission } from '#embedded-backend/http/permission.ts';
import { badRequest, type Parsed } from '#embedded-backend/http/request-body.ts';

const maxPhotoBytes = 512 * 1024;
const wrongPhoto = 'Use a PNG, JPEG, WebP or AVIF picture of 512 KB or less.';

/** An uploaded picture, the path of one that the site ships ('/images/…'), or nothing (an empty file input sends an empty file). */
export const photoField = v.optional(
  v.union(
    [
      v.pipe(v.blob(), v.maxSize(maxPhotoBytes, wrongPhoto)),
      v.pipe(v.string(), v.regex(/^$|^\/[\w-][\w./-]{0,299}$/, 'Use a path on this site.')),
    ],
    wrongPhoto,
  ),
  '',
);

/** Stores an uploaded picture and returns its address; returns a path unchanged, and null for no picture. */
export async function storePhoto(c: Context, db: D1Database, photo: Blob | string): Promise<Parsed<string | null>> {
  if (typeof photo === 'string') return { ok: true, value: photo || null };
  if (photo.size === 0) return { ok: true, value: null };
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const type = imageTypeOf(bytes);
  // GIF is refused here although other backends may serve it: the other formats are smaller.
  if (!type || type === 'image/gif') return badRequest(c, { photo: [wrongPhoto] });
  const clean = cleanPicture(bytes);
  if (!clean.ok) return badRequest(c, { photo: [clean.why] });
  return { ok: true, value: await addPhoto(db, clean.picture, Date.now()) };
}

const gone = { missing: 404, deleted: 410 } as const;

/**
 * Serves the pictures that a published page names, to everybody; the token's holder is given the others as well. No cache of ours
 * keeps one, and a browser for a day at most, so what is taken back is gone.
 */
export function photoRoutes(db: D1Database, permission: Permission): Hono {
  const routes = new Hono();
  routes.get('/photo/:name', async (c) => {
    const shownOnly = !(await hasPermission(c, permission));
    const photo = await readPhoto(db, c.req.param('name'), { shownOnly });
    if (photo.kind !== 'found') return c.json({ message: 'Not found' }, gone[photo.kind], { 'Cache-Control': 'no-store' });
    return c.body(photo.bytes, 200, {
      'Content-Type': photo.type,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': shownOnly ? 'public, max-age=86400, s-maxage=60' : 'private, no-store',
    });
  });
  return routes;
}
