import type { D1Database } from '@cloudflare/workers-types';
import { maxBlogBytes, maxSections } from '#backend/endpoints/blog.ts';
import { indianTime } from '#backend/formats/indian-time.ts';
import type { ArticleState } from './article.ts';
import { showPictures } from './pictures/photos.ts';

type PageRow = { id: number; page: string; createdAt: string; updatedAt: string };
type ChildRow = { id: number; title: string; photo: string | null; description: string; updatedAt: string; page: string };
type SectionRow = ChildRow & { category: string | null; date: string };

/** A section by its number, or the newest of a page. */
export type WantedSection = { id: number | string } | { page: string };

/** Lists the pages; `publishedOnly` leaves unpublished ones out. */
export async function listPages(db: D1Database, { publishedOnly }: { publishedOnly: boolean }): Promise<ReadonlyArray<PageRow>> {
  const select = 'SELECT id, name AS page, created_at AS createdAt, updated_at AS updatedAt FROM pages WHERE published >= ? ORDER BY id';
  return (await db.prepare(select).bind(Number(publishedOnly)).all<PageRow>()).results;
}

/** Returns a section with its children; undefined when it does not exist, or is not published and `publishedOnly` is set. */
export async function readSection(
  db: D1Database,
  wanted: WantedSection,
  { publishedOnly }: { publishedOnly: boolean },
): Promise<(SectionRow & { children: ReadonlyArray<ChildRow> }) | undefined> {
  const [condition, value] = 'id' in wanted ? ['sections.id = ?', wanted.id] : ['pages.name = ?', wanted.page];
  const select = `SELECT sections.id, title, category, photo, description, date, sections.updated_at AS updatedAt, pages.name AS page
    FROM sections JOIN pages ON pages.id = page_id WHERE ${condition} AND published >= ? ORDER BY date DESC, sections.id DESC LIMIT 1`;
  const section = await db.prepare(select).bind(value, Number(publishedOnly)).first<SectionRow>();
  if (!section) return undefined;
  const children = `SELECT children.id, children.title, children.description, children.photo, children.updated_at AS updatedAt, pages.name AS page
    FROM children JOIN sections ON sections.id = section_id JOIN pages ON pages.id = page_id WHERE section_id = ? ORDER BY children.id`;
  return { ...section, children: (await db.prepare(children).bind(section.id).all<ChildRow>()).results };
}

export async function hasSection(db: D1Database, id: string): Promise<boolean> {
  return (await db.prepare('SELECT id FROM sections WHERE id = ?').bind(id).first()) !== null;
}

// Limit for the HTML of all articles; a fifth of the site's limit is left for JSON syntax and the other fields.
const maxText = maxBlogBytes * 0.8;

/** Whether the site could still read the blog with one more article. */
export async function fitsBlog(db: D1Database, html: string): Promise<boolean> {
  const select = `SELECT COUNT(*) AS articles, COALESCE(SUM(LENGTH(CAST(description AS BLOB))), 0) AS bytes
    FROM sections JOIN pages ON pages.id = page_id WHERE pages.name = 'Blog'`;
  const blog = await db.prepare(select).first<{ articles: number; bytes: number }>();
  return !blog || (blog.articles < maxSections && blog.bytes + new TextEncoder().encode(html).length <= maxText);
}

/**
 * Returns SQL that makes articles of the blog's sections, with their HTML as the first revision. `sections` and `articles` are
 * conditions that select the rows.
 */
export const importStatements = (sections: string, articles: string): ReadonlyArray<string> => [
  `INSERT INTO articles (section_id, state, title, category, photo, live_title, revision, updated_at, updated_by, last_change)
    SELECT sections.id, 'published', title, COALESCE(category, ''), photo, title, 1, unixepoch(sections.updated_at) * 1000, '', 'imported'
    FROM sections JOIN pages ON pages.id = page_id WHERE pages.name = 'Blog' AND ${sections}`,
  `INSERT INTO revisions (article_id, number, kind, title, category, photo, html, at, by)
    SELECT articles.id, 1, 'imported', articles.title, articles.category, articles.photo, description, articles.updated_at, ''
    FROM articles JOIN sections ON sections.id = section_id WHERE ${articles}`,
];

type NewSection = {
  page: string;
  /** Whether the page may be read without the token; undefined leaves it as it is. */
  published: boolean | undefined;
  title: string;
  category: string | null;
  photo: string | null;
  html: string;
  now: number;
};

// Selects the row that the statement before has inserted.
const inserted = (table: string) => `${table}.id = last_insert_rowid()`;

/** Adds a section to a page, creating the page if needed, and returns its id. A section of the blog also becomes an article. */
export async function addSection(db: D1Database, section: NewSection): Promise<number | undefined> {
  const { page, published, title, category, photo, html } = section;
  const now = indianTime(section.now);
  const insertPage = `INSERT INTO pages (name, created_at, updated_at, published) VALUES (?1, ?2, ?2, COALESCE(?3, 0))
    ON CONFLICT (name) DO UPDATE SET published = COALESCE(?3, published)`;
  const insertSection = `INSERT INTO sections (page_id, title, category, photo, description, date, created_at, updated_at)
    VALUES ((SELECT id FROM pages WHERE name = ?1), ?2, ?3, ?4, ?5, ?6, ?6, ?6) RETURNING id`;
  const [, added] = await db.batch<{ id: number }>([
    db.prepare(insertPage).bind(page, now, published === undefined ? null : Number(published)),
    db.prepare(insertSection).bind(page, title, category, photo, html, now),
    ...(page === 'Blog' ? importStatements(inserted('sections'), inserted('articles')).map((sql) => db.prepare(sql)) : []),
    showPictures(db, [photo, html], '(SELECT MAX(id) FROM sections)'),
  ]);
  return added?.results[0]?.id;
}

type NewChild = Pick<NewSection, 'title' | 'photo' | 'html' | 'now'> & { section: string };

/** Adds a child to a section and returns its id. */
export async function addChild(db: D1Database, { section, title, photo, html, now }: NewChild): Promise<number | undefined> {
  const insert = `INSERT INTO children (section_id, title, photo, description, created_at, updated_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?5) RETURNING id`;
  const [added] = await db.batch<{ id: number }>([
    db.prepare(insert).bind(section, title, photo, html, indianTime(now)),
    showPictures(db, [photo, html], String(Number(section))),
  ]);
  return added?.results[0]?.id;
}

type Row = { id: number; date: string; photo: string | null };

const firstRows = 20;
const maxRows = 100;
// JSON bytes per query.
const targetBytes = 1024 * 1024;
const beforeAllDates = '9999';

const select = `SELECT sections.id, title, category, photo, description, date, sections.updated_at AS updatedAt, 'Blog' AS page
  FROM sections WHERE page_id = (SELECT id FROM pages WHERE name = 'Blog') AND (date, sections.id) < (?, ?)
  ORDER BY date DESC, sections.id DESC LIMIT ?`;

/** Wraps the photo's address in the shape that the API's clients expect. */
export function withAddressedPhoto<T extends { photo: string | null }>(row: T) {
  return { ...row, photo: row.photo && { secure_url: row.photo } };
}

/**
 * Streams the blog's articles, newest first, as JSON, reading at most a megabyte or a hundred rows per query: 3,000 articles of
 * 8 KB take about 35 queries. Rejects when the first query fails; a later failure errors the stream.
 */
export async function blogStream(db: D1Database): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const read = async (date: string, id: number, limit: number) => (await db.prepare(select).bind(date, id, limit).all<Row>()).results;
  let rows = await read(beforeAllDates, 0, firstRows);
  let requested = firstRows;
  let start = '{"sections":[';
  return new ReadableStream({
    async pull(stream) {
      const last = rows.at(-1);
      const bytes = encoder.encode(start + rows.map((row) => JSON.stringify(withAddressedPhoto(row))).join());
      stream.enqueue(bytes);
      start = ',';
      const whole = rows.length < requested;
      requested = Math.max(1, Math.min(maxRows, Math.floor((targetBytes * rows.length) / bytes.length)));
      rows = last && !whole ? await read(last.date, last.id, requested) : [];
      if (rows.length > 0) return;
      stream.enqueue(encoder.encode(']}'));
      stream.close();
    },
  });
}

/** An article that was renamed or taken back. */
export type FormerArticle = { id: number; title: string; state: ArticleState; note: string };

/** Finds an article by one of its old titles, normalised by `normalisedTitle`. */
export function formerArticle(db: D1Database, title: string): Promise<FormerArticle | null> {
  const select = `SELECT articles.id, live_title AS title, state, taken_back_note AS note FROM old_titles
    JOIN articles ON articles.id = article_id WHERE old_titles.title = ?`;
  return db.prepare(select).bind(title).first<FormerArticle>();
}
