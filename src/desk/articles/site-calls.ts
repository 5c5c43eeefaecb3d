import type { Fetcher } from '@cloudflare/workers-types';
import type { Section } from '#backend/calls/blog.ts';
import { deskPath, proofHeader, proofOf } from '#edge/desk/proof.ts';
import type { KeyRing } from '#encryption/keys.ts';

type Site = { site: Fetcher; ring: KeyRing };

async function ask({ site, ring }: Site, body: string): Promise<Response> {
  const headers = { [proofHeader]: await proofOf(ring, body, Date.now()), 'Content-Type': 'application/json' };
  return (await site.fetch(`https://site.invalid${deskPath}`, { method: 'POST', body, headers })) as unknown as Response;
}

/** Has the site read the blog anew, at once. What fails here happens by itself within a minute. */
export async function tellSite(site: Site): Promise<void> {
  await ask(site, '').catch(() => undefined);
}

/** The post's page as its readers will get it; undefined while the site cannot make it. */
export async function previewedPage(site: Site, post: Section): Promise<string | undefined> {
  const answer = await ask(site, JSON.stringify(post)).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}

/** What a preview may load: styles, letters and pictures. Nothing in it runs, and nothing is sent. */
export const previewPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The page with a line at its top that says what it is; every other byte is as readers will get it. */
export function withBanner(page: string, words: string): string {
  const banner = `<p class="relative z-10 bg-brand-50 px-5 py-3 text-center font-semibold text-ink">${words}</p>`;
  return page.replace(/<body[^>]*>/, (body) => body + banner);
}
