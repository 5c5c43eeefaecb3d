import type { D1Database } from '@cloudflare/workers-types';
import { limitsOfArticle } from '#articles/article.ts';
import { indianTime } from '#backend/formats/indian-time.ts';
import type { Picture } from './picture.ts';

const insertPhoto = 'INSERT INTO photos (type, bytes, created_at) VALUES (?, ?, ?)';

/** Stores a picture byte for byte and returns its address. */
export async function addPhoto(db: D1Database, type: string, bytes: Uint8Array, now: number): Promise<string | null> {
  const row = await db.prepare(`${insertPhoto} RETURNING id`).bind(type, bytes, indianTime(now)).first<{ id: number }>();
  return row && `/api/v1/photo/${row.id}`;
}

export async function readPhoto(db: D1Database, id: string): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> } | undefined> {
  const row = await db.prepare('SELECT type, bytes FROM photos WHERE id = ?').bind(id).first<{ type: string; bytes: number[] }>();
  return row ? { type: row.type, bytes: new Uint8Array(row.bytes) } : undefined;
}

type NewPicture = { pictures: ReadonlyArray<Picture>; alt: string; by: string; now: number };

/** The alternative text as a part of the picture's address, where the site reads it (`content/sized-picture.ts`). */
const altInAddress = (alt: string) => `;alt=${encodeURIComponent(alt.slice(0, limitsOfArticle.alt).toWellFormed())}`;

/**
 * Stores an article's picture in one batch, each size as a row with an immutable address. Returns the address that articles
 * use: the widest size, with all sizes in the fragment, which other clients may ignore.
 */
export async function addPicture(db: D1Database, { pictures, alt, by, now }: NewPicture): Promise<string> {
  const widest = pictures.at(-1);
  if (!widest) throw new Error('A picture needs at least one size.');
  // A batch is one transaction, so the sizes get consecutive ids.
  const idOf = (at: number) => `((SELECT MAX(id) FROM photos) - ${pictures.length - 1 - at})`;
  const set = pictures.map(({ width }, at) => `'${width}=' || ${idOf(at)}`).join(` || ',' || `);
  const address = `'/api/v1/photo/' || ${idOf(pictures.length - 1)} || '#' || ${set} || ?`;
  const picture = `INSERT INTO pictures (address, width, height, added_at, added_by) VALUES (${address}, ?, ?, ?, ?) RETURNING address`;
  const results = await db.batch<{ address: string }>([
    ...pictures.map(({ type, bytes }) => db.prepare(insertPhoto).bind(type, bytes, indianTime(now))),
    db.prepare(picture).bind(altInAddress(alt), widest.width, widest.height, now, by),
  ]);
  const added = results.at(-1)?.results[0]?.address;
  if (!added) throw new Error('The picture was stored without an address.');
  return added;
}
