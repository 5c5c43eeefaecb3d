import type { Fetcher } from '@cloudflare/workers-types';
import type { Section } from '#backend/endpoints/blog.ts';
import { deskPath, proofHeader, proofOf } from '#edge/desk/proof.ts';
import type { KeyRing } from '#encryption/keys.ts';

type Site = { site: Fetcher; ring: KeyRing };

async function ask({ site, ring }: Site, body: string): Promise<Response> {
  const headers = { [proofHeader]: await proofOf(ring, body, Date.now()), 'Content-Type': 'application/json' };
  return (await site.fetch(`https://site.invalid${deskPath}`, { method: 'POST', body, headers })) as unknown as Response;
}

/** Makes the site reload the blog now. If the call fails, the site's cron does it within a minute. */
export async function tellSite(site: Site): Promise<void> {
  await ask(site, '').catch(() => undefined);
}

/** Returns the post's page as the site renders it, or undefined if the site cannot. */
export async function renderedPost(site: Site, post: Section): Promise<string | undefined> {
  const answer = await ask(site, JSON.stringify(post)).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}
