import { publishDue } from '#articles/schedule.ts';
import type { JobDeps } from '#desk/desk-env.ts';
import { logError } from '#edge/http/log.ts';
import { mediaHosts } from './article-route.tsx';
import { tellSite } from './site-calls.ts';

/** The cron's part: publishes what was to go out by now, and logs what could not. */
export async function publishPlanned({ env, settings, ring, now }: JobDeps): Promise<void> {
  if (settings.backendUrl) return;
  const { published, failed } = await publishDue(env.DB, now, mediaHosts);
  for (const { article, why } of failed) logError({ event: 'article-not-published', article, why });
  if (published > 0) await tellSite({ site: env.SITE, ring });
}
