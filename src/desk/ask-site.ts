import type { Fetcher } from '@cloudflare/workers-types';
import type { Section } from '#backend/endpoints/blog.ts';
import { faultEvent, logError } from '#backend/http/log.ts';
import { withTimeout } from '#backend/http/with-timeout.ts';
import { deskPath, markPath, proofHeader, proofOf } from '#edge/desk/proof.ts';
import type { KeyRing } from '#encryption/keys.ts';
import type { RequestRow } from '#requests/request.ts';

type Site = { site: Fetcher; ring: KeyRing };

/** The site's answer; undefined where it gave none, which is logged. */
function notAnswered(error: unknown): undefined {
  logError({ ...faultEvent(error), event: 'ask-site' });
}

async function ask({ site, ring }: Site, body: string, path = deskPath): Promise<Response | undefined> {
  const headers = { [proofHeader]: await proofOf(ring, body, Date.now()), 'Content-Type': 'text/plain; charset=utf-8' };
  try {
    return (await site.fetch(`https://site.invalid${path}`, { method: 'POST', body, headers })) as unknown as Response;
  } catch (error) {
    return notAnswered(error);
  }
}

/** Makes the site reload the blog now. If the call fails, the site's cron does it within a minute. */
export async function tellSite(site: Site): Promise<void> {
  await ask(site, '');
}

/** Returns the post's page as the site renders it, or undefined if the site cannot. */
export async function renderedPost(site: Site, post: Section): Promise<string | undefined> {
  const answer = await ask(site, JSON.stringify(post));
  return answer?.ok ? answer.text() : undefined;
}

// Somebody is on the phone meanwhile.
const longestWaitForMark = 4_000;

/** Returns the mark of an emergency in somebody's words, by the site's detector; undefined if the site did not answer in time. */
export async function markBySite(site: Site, text: string): Promise<{ emergency: RequestRow['emergency'] } | undefined> {
  const answer = await withTimeout(ask(site, text, markPath), longestWaitForMark).catch(notAnswered);
  return answer?.ok ? { emergency: await answer.json<RequestRow['emergency']>() } : undefined;
}
