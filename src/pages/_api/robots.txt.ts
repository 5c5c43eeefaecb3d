import { practice } from '#content/practice.ts';

// Confirmation and error pages are not listed: a crawler must be able to read their noindex.
const rules = ['User-agent: *', 'Disallow: /api/v1/dynamic', '', `Sitemap: ${new URL('/sitemap.xml', practice.siteUrl).href}`, ''];

export function GET(): Response {
  return new Response(rules.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

export const getConfig = () => ({ render: 'static' }) as const;
