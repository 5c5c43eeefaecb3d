import type { D1Database } from '@cloudflare/workers-types';
import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import * as v from 'valibot';
import { addPhoto, readPhoto } from '#articles/pictures/photos.ts';
import { imageTypeOf } from '#backend/formats/image-type.ts';
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
  return { ok: true, value: await addPhoto(db, type, bytes, Date.now()) };
}

/** Serves uploaded pictures to everybody. Ids are never reused, so responses are immutable. */
export function photoRoutes(db: D1Database): Hono {
  const routes = new Hono();
  routes.get('/photo/:id{[0-9]+}', async (c) => {
    const photo = await readPhoto(db, c.req.param('id'));
    if (!photo) return c.notFound();
    return c.body(photo.bytes, 200, {
      'Content-Type': photo.type,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
  return routes;
}
