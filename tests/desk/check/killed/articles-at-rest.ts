import type { DatabaseSync } from 'node:sqlite';
import { safetyAdvice, withCorrections } from '#articles/publish.ts';
import { normalisedTitle } from '#blog/posts/post.ts';

type Row = {
  state: string;
  version: number;
  revision: number;
  title: string;
  live_title: string | null;
  section_id: number | null;
  taken_back_note: string | null;
};
type Revision = { number: number; kind: string; title: string; html: string; note: string | null; at: number };
type Post = { title: string; description: string; page: string };

/** How far an article is, what readers are to see of it, and what of it disagrees. */
export type ArticleAtRest = {
  version: number;
  kinds: ReadonlyArray<string>;
  live: { title: string; html: string } | undefined;
  takenBack: boolean;
  faults: ReadonlyArray<string>;
};

/** Reads one article. Whatever a change writes has to be told by its history, or a part of it was left out. */
export function articleAtRest(database: DatabaseSync, id: number): ArticleAtRest {
  const all = <T>(sql: string, ...values: ReadonlyArray<number | string>) => database.prepare(sql).all(...values) as T[];
  const [row] = all<Row>('SELECT * FROM articles WHERE id = ?', id);
  if (!row) return { version: 0, kinds: [], live: undefined, takenBack: false, faults: ['it is gone'] };
  const revisions = all<Revision>('SELECT number, kind, title, html, note, at FROM revisions WHERE article_id = ? ORDER BY number', id);
  const seen = revisions.filter(({ kind }) => kind !== 'saved');
  const texts = seen.filter(({ kind }) => kind !== 'taken back');
  const [last, live] = [seen.at(-1), texts.at(-1)];
  const takenBack = last?.kind === 'taken back';
  const posts = all<Post>(
    `SELECT sections.title, description, pages.name AS page FROM sections JOIN pages ON pages.id = page_id
      WHERE sections.id = ?1 OR sections.title IN (SELECT title FROM revisions WHERE article_id = ?2 UNION SELECT ?3)`,
    ...[row.section_id ?? 0, id, row.title],
  );
  const corrections = texts.flatMap(({ kind, note, at }) => (kind === 'corrected' && note ? [{ note, at }] : []));
  const post = live && { title: live.title, description: withCorrections(live.html, corrections), page: takenBack ? 'Taken back' : 'Blog' };
  const former = new Set(texts.map(({ title }) => normalisedTitle(title)).filter((title) => title !== normalisedTitle(live?.title ?? '')));
  if (takenBack && live) former.add(normalisedTitle(live.title));
  const old = all<{ title: string }>('SELECT title FROM old_titles WHERE article_id = ? ORDER BY title', id).map(({ title }) => title);
  const [marker] = all<{ value: string }>("SELECT value FROM meta WHERE key = 'blog-changed'");
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const holds: Readonly<Record<string, boolean>> = {
    state: row.state === (takenBack ? 'taken-back' : live ? 'published' : 'draft'),
    version: row.version === 1 + revisions.length,
    revision: row.revision === revisions.length && revisions.every(({ number }, place) => number === place + 1),
    'each kind once': new Set(seen.map(({ kind }) => kind)).size === seen.length,
    'the title that readers know': row.live_title === (live?.title ?? null),
    'its row of the blog': (row.section_id !== null) === (live !== undefined),
    'the public post': same(posts, post ? [post] : []),
    'what readers are told': row.taken_back_note === (takenBack ? `${last?.note} ${safetyAdvice}` : null),
    'old titles': same(old, [...former].toSorted()),
    'word to the site': last === undefined || Number(marker?.value) >= last.at,
  };
  const faults = Object.entries(holds).flatMap(([what, is]) => (is ? [] : [what]));
  return { version: row.version, kinds: seen.map(({ kind }) => kind), live, takenBack, faults };
}
