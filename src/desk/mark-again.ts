import { markUnmarked, unmarkedRequests } from '#requests/written-down.ts';
import { markBySite } from './ask-site.ts';
import type { JobDeps } from './desk-env.ts';

const atOnce = 5;

/** Asks the site for the marks of what was written down while it was away. While it still is, it is asked about one alone in a minute. */
export async function markAgain({ env, ring, now }: JobDeps): Promise<void> {
  for (const request of await unmarkedRequests(env.DB, ring, atOnce)) {
    const mark = await markBySite({ site: env.SITE, ring }, request.text);
    if (!mark) return;
    await markUnmarked(env.DB, request, mark.emergency, now);
  }
}
