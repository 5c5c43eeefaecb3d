import type { D1Database } from '@cloudflare/workers-types';
import { limitsOfArticle } from '#articles/article.ts';
import { indianTime } from '#backend/formats/indian-time.ts';
import type { Picture } from './picture.ts';

const insertPhoto = 'INSERT INTO photos (type, bytes, created_at) VALUES (?, ?, ?)';

/** Stores a picture as it is, and gives the address under which it is served. */
export async function addPhoto(db: D1Database, type: string, bytes: Uint8Array, now: number): Promise<string | null> {
  const row = await db.prepare(`${insertPhoto} RETURNING id`).bind(type, bytes, indianTime(now)).first<{ id: number }>();
  return row && `/api/v1/photo/${row.id}`;
}

export async function readPhoto(db: D1Database, id: string): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> } | undefined> {
  const row = await db.prepare('SELECT type, bytes FROM photos WHERE id = ?').bind(id).first<{ type: string; bytes: number[] }>();
  return row ? { type: row.type, bytes: new Uint8Array(row.bytes) } : undefined;
}

type NewPicture = { pictures: ReadonlyArray<Picture>; alt: string; by: string; now: number };

/** The part of a picture's address that describes it, which the site reads (`content/sized-picture.ts`). */
const altInAddress = (alt: string) => `;alt=${encodeURIComponent(alt.slice(0, limitsOfArticle.alt).toWellFormed())}`;

/**
 * Stores a picture of an article, each size as a row of its own under an address that never changes, in one batch. Gives the
 * address by which articles name it: the widest, and behind a '#' the others, which other readers of the address may ignore.
 */
export async function addPicture(db: D1Database, { pictures, alt, by, now }: NewPicture): Promise<string> {
  const widest = pictures.at(-1);
  if (!widest) throw new Error('a picture in no size');
  // In one batch nobody comes in between, so the sizes have consecutive numbers.
  const idOf = (at: number) => `((SELECT MAX(id) FROM photos) - ${pictures.length - 1 - at})`;
  const set = pictures.map(({ width }, at) => `'${width}=' || ${idOf(at)}`).join(` || ',' || `);
  const address = `'/api/v1/photo/' || ${idOf(pictures.length - 1)} || '#' || ${set} || ?`;
  const picture = `INSERT INTO pictures (address, width, height, added_at, added_by) VALUES (${address}, ?, ?, ?, ?) RETURNING address`;
  const results = await db.batch<{ address: string }>([
    ...pictures.map(({ type, bytes }) => db.prepare(insertPhoto).bind(type, bytes, indianTime(now))),
    db.prepare(picture).bind(altInAddress(alt), widest.width, widest.height, now, by),
  ]);
  const added = results.at(-1)?.results[0]?.address;
  if (!added) throw new Error('a picture without an address');
  return added;
}
