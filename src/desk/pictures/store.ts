import type { D1Database } from '@cloudflare/workers-types';
import { indianTime } from '#backend/formats/indian-time.ts';
import { limitsOfArticle } from '#desk/articles/article.ts';
import type { Picture } from './strip.ts';

type NewPicture = { pictures: ReadonlyArray<Picture>; alt: string; by: string; now: number };

/** What stands behind the '#' of a picture's address: its words, which the site reads (`content/sized-picture.ts`). */
const wordsOf = (alt: string) => `;alt=${encodeURIComponent(alt.slice(0, limitsOfArticle.alt).toWellFormed())}`;

/**
 * Keeps a picture, each size as a row of its own under an address that never changes, in one batch. Gives the address by which
 * articles name it: the widest, and behind a '#' the others, which other readers of the address need not understand.
 */
export async function keepPicture(db: D1Database, { pictures, alt, by, now }: NewPicture): Promise<string> {
  const insert = 'INSERT INTO photos (type, bytes, created_at) VALUES (?, ?, ?)';
  const widest = pictures.at(-1);
  if (!widest) throw new Error('a picture in no size');
  // In one batch nobody comes in between, so the sizes have consecutive numbers.
  const idOf = (at: number) => `((SELECT MAX(id) FROM photos) - ${pictures.length - 1 - at})`;
  const set = pictures.map(({ width }, at) => `'${width}=' || ${idOf(at)}`).join(` || ',' || `);
  const address = `'/api/v1/photo/' || ${idOf(pictures.length - 1)} || '#' || ${set} || ?`;
  const picture = `INSERT INTO pictures (address, width, height, added_at, added_by) VALUES (${address}, ?, ?, ?, ?) RETURNING address`;
  const results = await db.batch<{ address: string }>([
    ...pictures.map(({ type, bytes }) => db.prepare(insert).bind(type, bytes, indianTime(now))),
    db.prepare(picture).bind(wordsOf(alt), widest.width, widest.height, now, by),
  ]);
  const kept = results.at(-1)?.results[0]?.address;
  if (!kept) throw new Error('a picture without an address');
  return kept;
}
