import type { Context } from 'hono';
import { type FormerArticle, formerArticle } from '#articles/sections.ts';
import { faultEvent, logError } from '#backend/http/log.ts';
import { normalisedTitle, titleOfSegment } from '#blog/posts/post.ts';
import type { SiteEnv } from '#edge/site-env.ts';

/** The fate of an article: it has another address, or the practice took it back and says why. */
type Former = { href?: string; takenBack?: string };

const maxRemembered = 500;

// Until the blog is confirmed anew: once a minute while somebody reads it, and at once when the desk has changed it.
const remembered = new Map<string, FormerArticle | null>();
let rememberedOf: number | undefined;

async function remember(env: Env, confirmedAt: number | undefined, title: string): Promise<FormerArticle | null> {
  if (confirmedAt !== rememberedOf || remembered.size > maxRemembered) remembered.clear();
  rememberedOf = confirmedAt;
  const known = remembered.get(title);
  if (known !== undefined) return known;
  // A database that fails says nothing, and nothing of it is remembered.
  const found = await formerArticle(env.DB, title);
  remembered.set(title, found);
  return found;
}

/** Returns what became of the article that readers knew at `/blog/{title}`; undefined when there was none, or when that cannot be found out. */
export async function formerPost({ env, var: { settings, snapshot } }: Context<SiteEnv>, pathname: string): Promise<Former | undefined> {
  const asked = titleOfSegment(pathname.slice('/blog/'.length));
  // No title is longer, so no reader asks for more.
  if (!asked || asked.length > 300 || settings.backendUrl) return undefined;
  const former = await remember(env, snapshot?.confirmedAt, normalisedTitle(asked)).catch((error: unknown) => {
    logError({ ...faultEvent(error), event: 'old-titles' });
    return null;
  });
  if (former?.state === 'taken-back') return { takenBack: former.note };
  // The present title is never among the old ones (`articles/publish.ts`); of several posts that have it one's page leads on.
  return former?.state === 'published' ? { href: `/blog/${encodeURIComponent(former.title.trim())}` } : undefined;
}
