import type { D1Database } from '@cloudflare/workers-types';
import { accessLogIfChanged } from '#requests/access-log.ts';
import { showing } from './photos.ts';

/** A picture as the desk lists it, with the titles of the articles that show it to readers, and of those that will by themselves. */
export type ListedPicture = {
  name: string;
  width: number;
  height: number;
  alt: string;
  addedAt: number;
  addedBy: string;
  deletedAt: number | null;
  shownIn: ReadonlyArray<string>;
  plannedIn: ReadonlyArray<string>;
};

export const picturesPerPage = 24;

const planned = `FROM articles JOIN revisions ON article_id = articles.id AND number = scheduled_revision
  WHERE publish_at IS NOT NULL AND instr(coalesce(revisions.markdown, '') || coalesce(revisions.photo, ''), '/api/v1/photo/' || pictures.name) > 0`;

const columns = `name, pictures.width, pictures.height, alt, added_at AS addedAt, added_by AS addedBy, deleted_at AS deletedAt,
  (SELECT json_group_array(sections.title) ${showing}) AS shownIn,
  (SELECT json_group_array(revisions.title) ${planned}) AS plannedIn`;

type Row = Omit<ListedPicture, 'shownIn' | 'plannedIn'> & { shownIn: string; plannedIn: string };
const listed = ({ shownIn, plannedIn, ...row }: Row): ListedPicture => ({
  ...row,
  shownIn: JSON.parse(shownIn),
  plannedIn: JSON.parse(plannedIn),
});

/** Lists the pictures whose bytes are there, the newest first. */
export async function listPictures(db: D1Database, page: number): Promise<{ pictures: ReadonlyArray<ListedPicture>; more: boolean }> {
  const select = `SELECT ${columns} FROM pictures WHERE deleted_at IS NULL ORDER BY id DESC LIMIT ? OFFSET ?`;
  const { results } = await db
    .prepare(select)
    .bind(picturesPerPage + 1, (page - 1) * picturesPerPage)
    .all<Row>();
  return { pictures: results.slice(0, picturesPerPage).map(listed), more: results.length > picturesPerPage };
}

export async function readPicture(db: D1Database, name: string): Promise<ListedPicture | undefined> {
  const row = await db.prepare(`SELECT ${columns} FROM pictures WHERE name = ?`).bind(name).first<Row>();
  return row ? listed(row) : undefined;
}

/**
 * Overwrites a picture's bytes with zeros, deletes them, and writes so in the access log, in one batch. False when it was deleted
 * before, or never was.
 */
export async function deletePicture(db: D1Database, name: string, { by, now }: { by: string; now: number }): Promise<boolean> {
  const mine = '(SELECT id FROM pictures WHERE name = ? AND deleted_at IS NULL)';
  const results = await db.batch([
    // Of the same length, so that they take the place of the bytes.
    db.prepare(`UPDATE photos SET bytes = zeroblob(length(bytes)) WHERE picture_id = ${mine}`).bind(name),
    db.prepare(`DELETE FROM photos WHERE picture_id = ${mine}`).bind(name),
    db.prepare("UPDATE pictures SET deleted_at = ?, alt = '' WHERE name = ? AND deleted_at IS NULL").bind(now, name),
    accessLogIfChanged(db, { at: now, by, reference: `picture ${name.slice(0, 8)}`, what: 'deleted a picture for good' }),
  ]);
  return results[2]?.meta.changes === 1;
}
