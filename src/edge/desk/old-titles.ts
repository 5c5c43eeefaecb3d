import { normalisedTitle, titleOfSegment } from '#blog/posts/post.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import type { Settings } from '#settings/settings.ts';

/** What became of an article: it is at another address, or the practice took it back and says why. */
export type Former = { href: string } | { takenBack: string };

const maxRemembered = 500;

type Row = { title: string; state: string; note: string };

const select = `SELECT live_title AS title, state, taken_back_note AS note FROM old_titles
  JOIN articles ON articles.id = article_id WHERE old_titles.title = ?`;

// Until the blog is confirmed anew: once a minute while somebody reads it, and at once when the desk has changed it.
const remembered = new Map<string, Row | null>();
let rememberedOf: number | undefined;

async function rowOf(env: Env, confirmedAt: number | undefined, title: string): Promise<Row | null> {
  if (confirmedAt !== rememberedOf || remembered.size >= maxRemembered) remembered.clear();
  rememberedOf = confirmedAt;
  const known = remembered.get(title);
  if (known !== undefined) return known;
  // A database that fails says nothing, and nothing of it is remembered.
  const row = await env.EMBEDDED_BACKEND.prepare(select).bind(title).first<Row>();
  remembered.set(title, row);
  return row;
}

/** What became of the article that readers knew under this title; undefined when there was none, or it cannot be found out. */
export async function formerPost(
  { env, settings, snapshot }: { env: Env; settings: Settings; snapshot: Snapshot | undefined },
  pathname: string,
): Promise<Former | undefined> {
  const segment = /^\/blog\/([^/]+)$/.exec(pathname)?.[1];
  const asked = segment && titleOfSegment(segment);
  // No title is longer; what is asked with more is no reader's.
  if (!asked || asked.length > 300 || settings.backendUrl) return undefined;
  const row = await rowOf(env, snapshot?.confirmedAt, normalisedTitle(asked)).catch(() => null);
  if (row?.state === 'taken-back') return { takenBack: row.note };
  if (row?.state !== 'published' || normalisedTitle(row.title) === normalisedTitle(asked)) return undefined;
  // Where several have that title, the post's page leads on.
  return { href: `/blog/${encodeURIComponent(row.title.trim())}` };
}
