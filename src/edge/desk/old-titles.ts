import { findPost, hrefOfPost, normalisedTitle, titleOfSegment } from '#blog/posts/post.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import type { Settings } from '#settings/settings.ts';

/** What became of an article: it is at another address, or the practice took it back and says why. */
export type Former = { href: string } | { takenBack: string };

const rememberedFor = 60_000;
const maxRemembered = 500;
const remembered = new Map<string, { until: number; row: Row | null }>();

type Row = { title: string; state: string; note: string | null; section: number };

const select = `SELECT live_title AS title, state, taken_back_note AS note, section_id AS section FROM old_titles
  JOIN articles ON articles.id = article_id WHERE old_titles.title = ?`;

let rememberedOf: number | undefined;

// The desk has the blog read anew when a title leads elsewhere.
async function rowOf(env: Env, confirmedAt: number | undefined, title: string, now: number): Promise<Row | null> {
  if (confirmedAt !== rememberedOf) remembered.clear();
  rememberedOf = confirmedAt;
  const known = remembered.get(title);
  if (known && now < known.until) return known.row;
  // A database that fails says nothing, and nothing of it is remembered.
  const row = await env.EMBEDDED_BACKEND.prepare(select).bind(title).first<Row>();
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(title, { until: now + rememberedFor, row });
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
  const row = await rowOf(env, snapshot?.confirmedAt, normalisedTitle(asked), Date.now()).catch(() => null);
  if (row?.state === 'taken-back') return { takenBack: row.note ?? '' };
  if (row?.state !== 'published' || normalisedTitle(row.title) === normalisedTitle(asked)) return undefined;
  const post = snapshot && findPost(snapshot.posts, row.title, String(row.section));
  return { href: snapshot && post ? hrefOfPost(post, snapshot.posts) : `/blog/${encodeURIComponent(row.title.trim())}` };
}
