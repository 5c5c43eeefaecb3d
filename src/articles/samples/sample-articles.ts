import { escapeHtml } from '#articles/article.ts';
import { importStatements } from '#articles/sections.ts';
import type { Article, ArticleBlock, OwnAnswers } from '#content/article.ts';
import { type CareCard, type Evidence, urgencyHeadings } from '#content/evidence.ts';
import { gettingReadyHref, plannedOperations } from '#content/getting-ready.ts';
import { text as words } from '#content/languages/en/words.ts';
import { fill } from '#content/languages/fill.ts';
import { piecesOf } from '#content/marked-text.ts';
import type { OperationKey } from '#content/operation-keys.ts';
import { operations } from '#content/operations.ts';
import { urgencies } from '#content/triage/rule.ts';
import { withRulebook } from '#content/triage.ts';
import { exampleNotice } from '#content/when-may-i.ts';

/** Looks up a treatment page by its link; undefined when there is no such page. */
export type TreatmentAddress = (link: string) => { href: string; name: string } | undefined;

/** Returns an article as the HTML that a backend would store. Throws on a mark without a record, an error in the content. */
function articleHtml({ body, careCard, related, evidence: own }: Article, addressOf: TreatmentAddress): string {
  const evidence = withRulebook(own);
  const cited: string[] = [];
  const marked = (sentence: string) => markedHtml(sentence, evidence, cited);
  const blocks = body.map((block) => () => blockHtml(block, marked));
  // Rendered in reading order: references are numbered as they first appear.
  const opening = openingOf(body);
  const text = [...blocks.slice(0, opening), () => careCardHtml(careCard, marked), ...blocks.slice(opening)].map((part) => part());
  return [...text, relatedHtml(related, addressOf), referencesHtml(cited, evidence)].join('');
}

/** How many blocks precede the care card: all up to the next heading, or the card would part a heading from its text. */
function openingOf(body: Article['body']): number {
  const heading = body.findIndex((block, at) => at > 0 && 'heading' in block);
  return heading < 0 ? body.length : heading;
}

function blockHtml(block: ArticleBlock, marked: (sentence: string) => string): string {
  if ('heading' in block) return `<h2>${marked(block.heading)}</h2>`;
  if ('paragraph' in block) return `<p>${marked(block.paragraph)}</p>`;
  if ('ownAnswers' in block) return ownAnswersHtml(block.ownAnswers);
  if ('sheet' in block) return sheetHtml(block.sheet);
  return listHtml('ul', block.list.map(marked));
}

/** On a live site a sheet of which all is still a sample has no page. */
function sheetHtml(sheet: OperationKey): string {
  const planned = plannedOperations.find(([key]) => key === sheet);
  if (!planned) return '';
  const name = fill(words.sheet.of, { name: planned[1].name });
  return `<p><a href="${gettingReadyHref(sheet)}">${escapeHtml(name)}</a>: our own sheet, to print, with a calendar for your phone.</p>`;
}

/** An answer that several operations share is said once. While one of them is still a sample, the list says so. */
function ownAnswersHtml({ of, when }: OwnAnswers): string {
  const rows = of.map(({ words, operations: keys }) => {
    const answers = [...new Set(keys.map((key) => operations[key].back[when]))];
    return escapeHtml(`${words}: ${answers.join('; or ')}.`);
  });
  const allGiven = of.every(({ operations: keys }) => keys.every((key) => operations[key].given));
  return `${listHtml('ul', rows)}${allGiven ? '' : `<p><em>${escapeHtml(exampleNotice)}</em></p>`}`;
}

function careCardHtml(card: CareCard, marked: (sentence: string) => string): string {
  const parts = urgencies.map((urgency) => {
    const heading = urgencyHeadings[urgency].replaceAll(/\b(?:112|108)\b/g, '<a href="tel:$&">$&</a>');
    return card[urgency].length > 0 ? `<h3>${heading}</h3>${listHtml('ul', card[urgency].map(marked))}` : '';
  });
  return ['<h2>When to get help</h2>', ...parts].join('');
}

function relatedHtml(links: ReadonlyArray<string>, addressOf: TreatmentAddress): string {
  const pages = links.flatMap((link) => addressOf(link) ?? []);
  if (pages.length === 0) return '';
  return `<h2>Read more on this site</h2>${listHtml(
    'ul',
    pages.map(({ href, name }) => `<a href="${escapeHtml(href)}">${escapeHtml(name)}</a>`),
  )}`;
}

function referencesHtml(cited: ReadonlyArray<string>, { sources }: Evidence): string {
  if (cited.length === 0) return '';
  const references = cited.flatMap((key) => sources[key] ?? []);
  const items = references.map(
    ({ title, publisher, year, url }) =>
      `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>${/[.?!]$/.test(title) ? '' : '.'} ${escapeHtml([publisher, year].filter(Boolean).join(', '))}.`,
  );
  return `<h2>References</h2>${listHtml('ol', items)}`;
}

function markedHtml(sentence: string, { figures, sources }: Evidence, cited: string[]): string {
  const reference = (key: string) => {
    const url = sources[key]?.url;
    if (!url) throw new Error(`no source '${key}'`);
    // Compared by URL: the rulebook and the article may cite the same document.
    const known = cited.findIndex((earlier) => sources[earlier]?.url === url);
    return `<sup>[${known < 0 ? cited.push(key) : known + 1}]</sup>`;
  };
  const html = piecesOf(sentence).map((piece) => {
    if (piece.kind === 'text') return escapeHtml(piece.text);
    if (piece.kind === 'source') return reference(piece.key);
    const figure = figures[piece.key];
    if (!figure) throw new Error(`no figure '${piece.key}'`);
    return escapeHtml(figure.value) + reference(figure.source);
  });
  // A word joiner keeps a reference from starting a line, and 'FIB-4' from breaking at its hyphen.
  return html
    .join('')
    .replaceAll(' <sup>', '\u2060<sup>')
    .replaceAll(/(?<=[A-Za-z])-(?=\d)|(?<=\b[Nn]on)-/g, '-\u2060');
}

function listHtml(tag: 'ul' | 'ol', items: ReadonlyArray<string>): string {
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}

/** A row of `sections`; `description` is HTML. */
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
 * Returns SQL that adds the sample articles once per database: the `meta` row that it writes last makes later runs do nothing,
 * so an article that the practice removes stays removed. An interrupted run can be repeated. Each statement is one line;
 * throws when one is over 90 KB.
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
