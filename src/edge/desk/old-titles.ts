import type { Context } from 'hono';
import { normalisedTitle, titleOfSegment } from '#blog/posts/post.ts';
import type { SiteEnv } from '#edge/site-env.ts';

/** What became of an article: it is at another address, or the practice took it back and says why. */
type Former = { href?: string; takenBack?: string };

const maxRemembered = 500;

type Row = { title: string; state: string; note: string };

const select = `SELECT live_title AS title, state, taken_back_note AS note FROM old_titles
  JOIN articles ON articles.id = article_id WHERE old_titles.title = ?`;

// Until the blog is confirmed anew: once a minute while somebody reads it, and at once when the desk has changed it.
const remembered = new Map<string, Row | null>();
let rememberedOf: number | undefined;

async function rowOf(env: Env, confirmedAt: number | undefined, title: string): Promise<Row | null> {
  if (confirmedAt !== rememberedOf || remembered.size > maxRemembered) remembered.clear();
  rememberedOf = confirmedAt;
  const known = remembered.get(title);
  if (known !== undefined) return known;
  // A database that fails says nothing, and nothing of it is remembered.
  const row = await env.DB.prepare(select).bind(title).first<Row>();
  remembered.set(title, row);
  return row;
}

/** What became of the article that readers knew at `/blog/{title}`; undefined when there was none, or it cannot be found out. */
export async function formerPost({ env, var: { settings, snapshot } }: Context<SiteEnv>, pathname: string): Promise<Former | undefined> {
  const asked = titleOfSegment(pathname.slice('/blog/'.length));
  // No title is longer; what is asked with more is no reader's.
  if (!asked || asked.length > 300 || settings.backendUrl) return undefined;
  const row = await rowOf(env, snapshot?.confirmedAt, normalisedTitle(asked)).catch(() => null);
  if (row?.state === 'taken-back') return { takenBack: row.note };
  // The present title is never among the old ones (`desk/articles/publish.ts`); of several posts that have it one's page leads on.
  return row?.state === 'published' ? { href: `/blog/${encodeURIComponent(row.title.trim())}` } : undefined;
}
