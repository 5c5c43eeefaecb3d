import type { Hono } from 'hono';
import { htmlOf } from '#articles/drafts.ts';
import { overBounds } from '#articles/markdown-bounds.ts';
import { withCorrections } from '#articles/publish.ts';
import { correctionsOf, dateOfSection } from '#articles/read-articles.ts';
import { indianTime } from '#backend/formats/indian-time.ts';
import { renderedPost } from '#desk/ask-site.ts';
import type { DeskEnv } from '#desk/desk-env.ts';
import { deskNotice } from '#desk/frame/page.tsx';
import { articleRoute, mediaHosts } from './article-route.tsx';

const notNow = {
  title: 'The preview cannot be had right now',
  words: 'The site did not answer. The draft is saved; look again in a minute.',
};
const tooCostly = {
  title: 'This text cannot be shown',
  words: 'It is nested too deeply, or has too many signs in one paragraph. Go back to the text: it says where.',
};
const banner = 'Preview. Readers do not see this yet.';

/** A preview may load styles, fonts and pictures. It runs no script and sends no form. */
const previewPolicy = [
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

// The policy would stop them anyway, and say so in the console each time.
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;

/** Adds a banner at the top and leaves the scripts out; the rest of the page is byte for byte as readers will get it. */
function withBanner(page: string, words: string): string {
  const banner = `<p class="relative z-10 bg-brand-50 px-5 py-3 text-center font-semibold text-ink">${words}</p>`;
  return page.replace(scripts, '').replace(/<body[^>]*>/, (body) => body + banner);
}

/** Shows the draft as the site itself renders it, under a policy that allows no script. */
export function articlePreviewRoutes(app: Hono<DeskEnv>): void {
  articleRoute(app, 'GET', '/preview', 'draft articles', async (c, { id, sectionId, title, category, photo, markdown }) => {
    if (overBounds(markdown)) return deskNotice(tooCostly, 422);
    const db = c.env.DB;
    const html = await htmlOf(db, id, markdown, mediaHosts);
    const date = sectionId === null ? null : await dateOfSection(db, sectionId);
    const now = indianTime(c.var.now);
    const description = withCorrections(html, await correctionsOf(db, id));
    const picture = photo ? { secure_url: photo } : undefined;
    const post = {
      id: String(sectionId ?? `draft-${id}`),
      title,
      category,
      photo: picture,
      date: date ?? now,
      updatedAt: now,
      description,
    };
    const page = await renderedPost({ site: c.env.SITE, ring: c.var.ring }, post);
    if (page === undefined) return deskNotice(notNow, 502);
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': previewPolicy, 'Cache-Control': 'no-store' };
    return new Response(withBanner(page, banner), { headers });
  });
}
