import type { D1Database } from '@cloudflare/workers-types';

type Row = { id: number; date: string; photo: string | null };

const firstRows = 20;
const maxRows = 100;
// What D1 hands over at once, as JSON.
const targetBytes = 1024 * 1024;
const after = '9999';

const select = `SELECT sections.id, title, category, photo, description, date, sections.updated_at AS updatedAt, 'Blog' AS page
  FROM sections WHERE page_id = (SELECT id FROM pages WHERE name = 'Blog') AND (date, sections.id) < (?, ?)
  ORDER BY date DESC, sections.id DESC LIMIT ?`;

/** An uploaded picture as the client expects it. */
export function withAddressedPhoto<T extends { photo: string | null }>(row: T) {
  return { ...row, photo: row.photo && { secure_url: row.photo } };
}

/**
 * The blog's articles, newest first, as JSON that is read from the database a megabyte or a hundred rows at a time: three
 * thousand articles of eight kilobytes take thirty-odd queries. Rejects when the first of them fails; a later one breaks the
 * stream off.
 */
export async function blogStream(db: D1Database): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const read = async (date: string, id: number, rows: number) => (await db.prepare(select).bind(date, id, rows).all<Row>()).results;
  let page = await read(after, 0, firstRows);
  let asked = firstRows;
  let start = '{"sections":[';
  return new ReadableStream({
    async pull(stream) {
      const last = page.at(-1);
      const bytes = encoder.encode(start + page.map((row) => JSON.stringify(withAddressedPhoto(row))).join());
      stream.enqueue(bytes);
      start = ',';
      const whole = page.length < asked;
      asked = Math.max(1, Math.min(maxRows, Math.floor((targetBytes * page.length) / bytes.length)));
      page = last && !whole ? await read(last.date, last.id, asked) : [];
      if (page.length > 0) return;
      stream.enqueue(encoder.encode(']}'));
      stream.close();
    },
  });
}
