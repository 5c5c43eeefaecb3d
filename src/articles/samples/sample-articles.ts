import { importStatements } from '#articles/sections.ts';
import type { Article } from '#content/article.ts';
import { articleHtml, type TreatmentAddress } from './article-html.ts';

/** A sample article as the `sections` table holds it; `description` is HTML. */
type SampleRow = Pick<Article, 'title' | 'category' | 'photo' | 'date' | 'updatedAt'> & { description: string };

// D1 refuses a statement over 100 KB.
const maxStatementBytes = 90_000;

export function sampleArticleRows(articles: ReadonlyArray<Article>, addressOf: TreatmentAddress): ReadonlyArray<SampleRow> {
  return articles.map((article) => {
    const { title, category, photo, date, updatedAt } = article;
    return { title, category, photo, date, updatedAt, description: articleHtml(article, addressOf) };
  });
}

const isNew = 'NOT EXISTS (SELECT 1 FROM articles WHERE section_id = sections.id)';
const hasNoHistory = 'NOT EXISTS (SELECT 1 FROM revisions WHERE article_id = articles.id) AND revision = 1';

/**
 * SQL that adds the sample articles once in the life of a database: the `meta` row that it writes last keeps it from
 * ever doing so again, so an article that the practice removes stays removed. Cut short, it can be run again. One row is
 * one statement, on one line; throws when one would be over 90 KB.
 */
export function sampleArticleSql(rows: ReadonlyArray<SampleRow>): string {
  const statements = rows.map((row) => {
    const statement = insertOf(row);
    if (new TextEncoder().encode(statement).length > maxStatementBytes) throw new Error(`'${row.title}' is too long for one statement`);
    return statement;
  });
  const imports = importStatements(isNew, hasNoHistory).map((sql) => `${sql.replace(/\s+/g, ' ')};`);
  return [...statements, ...imports, "INSERT INTO meta (key, value) VALUES ('samples', 'in') ON CONFLICT (key) DO NOTHING;", ''].join('\n');
}

function insertOf({ title, category, photo, description, date, updatedAt }: SampleRow): string {
  const values = [title, category, photo, description, date, date, updatedAt].map(quoted).join(', ');
  return [
    'INSERT INTO sections (page_id, title, category, photo, description, date, created_at, updated_at)',
    `SELECT pages.id, ${values} FROM pages WHERE pages.name = 'Blog'`,
    "AND NOT EXISTS (SELECT 1 FROM meta WHERE key = 'samples')",
    `AND NOT EXISTS (SELECT 1 FROM sections WHERE page_id = pages.id AND title = ${quoted(title)});`,
  ].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
