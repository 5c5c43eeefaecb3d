import { publishDue } from '#articles/schedule.ts';
import { logError } from '#backend/http/log.ts';
import { mediaHosts } from './articles/article-route.tsx';
import { tellSite } from './ask-site.ts';
import type { JobDeps } from './desk-env.ts';

/** Publishes the articles that are due, and logs those that failed. */
export async function publishScheduled({ env, settings, ring, now }: JobDeps): Promise<void> {
  if (settings.backendUrl) return;
  const { published, failed } = await publishDue(env.DB, now, mediaHosts);
  for (const { article, why } of failed) logError({ event: 'article-not-published', article, why });
  if (published > 0) await tellSite({ site: env.SITE, ring });
}
