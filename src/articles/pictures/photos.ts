import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { limitsOfArticle } from '#articles/article.ts';
import { hex } from '#backend/formats/hex.ts';
import type { Picture, PictureFile } from './picture.ts';

const base = '/api/v1/photo/';
const insertPhoto = 'INSERT INTO photos (picture_id, type, width, bytes) VALUES ((SELECT id FROM pictures WHERE name = ?), ?, ?, ?)';

/** 128 random bits: nobody comes upon a picture by counting. */
function randomName(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Stores a picture that came through the API, under a number as its clients know it, and returns its address. */
export async function addPhoto(db: D1Database, { type, bytes, width, height }: PictureFile, now: number): Promise<string | null> {
  // A removed picture keeps its row, so the number is never given again.
  const insert = `INSERT INTO pictures (name, width, height, added_at, added_by)
    VALUES ((SELECT CAST(COALESCE(MAX(id), 0) + 1 AS TEXT) FROM pictures), ?, ?, ?, '') RETURNING name`;
  const photo = 'INSERT INTO photos (picture_id, type, width, bytes) VALUES (last_insert_rowid(), ?, ?, ?)';
  const [added] = await db.batch<{ name: string }>([
    db.prepare(insert).bind(width, height, now),
    db.prepare(photo).bind(type, width, bytes),
  ]);
  const name = added?.results[0]?.name;
  return name ? base + name : null;
}

type NewPicture = { pictures: ReadonlyArray<Picture>; alt: string; by: string; now: number };

/** An uploaded picture's address, without and with what it shows; the second is for the head of an article. */
export type AddedPicture = { address: string; described: string };

/** Stores a picture in its sizes, in one batch. */
export async function addPicture(db: D1Database, { pictures, alt, by, now }: NewPicture): Promise<AddedPicture> {
  const widest = pictures.at(-1);
  if (!widest) throw new Error('A picture needs at least one size.');
  const name = randomName();
  const words = alt.slice(0, limitsOfArticle.alt).toWellFormed();
  const insert = 'INSERT INTO pictures (name, width, height, alt, added_at, added_by) VALUES (?, ?, ?, ?, ?, ?)';
  await db.batch([
    db.prepare(insert).bind(name, widest.width, widest.height, words, now, by),
    ...pictures.map(({ type, width, bytes }) => db.prepare(insertPhoto).bind(name, type, width, bytes)),
  ]);
  const address = `${base}${name}-${widest.width}x${widest.height}`;
  return { address, described: `${address}#alt=${encodeURIComponent(words)}` };
}

/** The last part of an address: the picture's name, and a width of which any at hand will do. */
const asked = /^(\d{1,12}|[0-9a-f]{32})(?:-(\d{1,5})(?:x\d{1,5})?)?$/;

type Photo = { kind: 'found'; type: string; bytes: Uint8Array<ArrayBuffer> } | { kind: 'missing' | 'deleted' };

/** The published articles that show a row of `pictures`. */
export const showing = `FROM shown_pictures JOIN sections ON sections.id = section_id JOIN pages ON pages.id = page_id
  WHERE picture_id = pictures.id AND pages.published = 1`;

/** Reads a picture by the last part of its address; `shownOnly` leaves out what no published page names. */
export async function readPhoto(db: D1Database, segment: string, { shownOnly }: { shownOnly: boolean }): Promise<Photo> {
  const [, name, width] = asked.exec(segment) ?? [];
  if (!name) return { kind: 'missing' };
  // The narrowest that is wide enough, else the widest.
  const select = `SELECT type, bytes, deleted_at AS deletedAt FROM pictures LEFT JOIN photos ON picture_id = pictures.id
    WHERE name = ?1 AND (deleted_at IS NOT NULL OR ?2 = 0 OR EXISTS (SELECT 1 ${showing}))
    ORDER BY photos.width < ?3, CASE WHEN photos.width < ?3 THEN -photos.width ELSE photos.width END LIMIT 1`;
  const row = await db
    .prepare(select)
    .bind(name, Number(shownOnly), Number(width ?? 100_000))
    .first<{ type: string | null; bytes: number[] | null; deletedAt: number | null }>();
  if (row?.deletedAt) return { kind: 'deleted' };
  return row?.type && row.bytes ? { kind: 'found', type: row.type, bytes: new Uint8Array(row.bytes) } : { kind: 'missing' };
}

const named = /\/api\/v1\/photo\/(\d{1,12}|[0-9a-f]{32})(?![0-9a-z])/g;

/** The names of the uploaded pictures in an article, as a list in JSON. */
const namesIn = (texts: ReadonlyArray<string | null>): string =>
  JSON.stringify([...new Set(texts.flatMap((text) => [...(text ?? '').matchAll(named)].map(([, name]) => name)))]);

/** SQL that notes which pictures a section names; its one value is `namesIn`. `section` is SQL for the section's id. */
const noteShown = (section: string) => `INSERT OR IGNORE INTO shown_pictures (section_id, picture_id)
  SELECT ${section}, pictures.id FROM pictures JOIN json_each(?) ON value = pictures.name`;

/** Notes the pictures of a section that was added just before in the same batch, or (`section`) of one that is there. */
export function showPictures(db: D1Database, texts: ReadonlyArray<string | null>, section = 'last_insert_rowid()'): D1PreparedStatement {
  return db.prepare(noteShown(section)).bind(namesIn(texts));
}

/** Notes the pictures of an article that is published in the same batch, instead of those that it showed before. */
export function showOnlyPictures(
  db: D1Database,
  texts: ReadonlyArray<string | null>,
  { id, token }: { id: number; token: string },
): ReadonlyArray<D1PreparedStatement> {
  const section = '(SELECT section_id FROM articles WHERE id = ? AND last_change = ?)';
  return [
    db.prepare(`DELETE FROM shown_pictures WHERE section_id = ${section}`).bind(id, token),
    db.prepare(`${noteShown(section)} WHERE ${section} IS NOT NULL`).bind(id, token, namesIn(texts), id, token),
  ];
}
