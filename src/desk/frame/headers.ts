import type { MiddlewareHandler } from 'hono';
import type { DeskEnv } from '#desk/desk-env.ts';
import { securityHeaders } from '#edge/http/policy.ts';

/** What a screen of the desk may load and do. No screen holds an inline script or style. */
export const deskPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The same behind Access, which answers a form with the way to its own sign-in once a session is over: a browser follows it only so. */
const policyBehind = (team: string | undefined): string =>
  team ? deskPolicy.replace("form-action 'self'", `form-action 'self' ${team}`) : deskPolicy;

const { 'Reporting-Endpoints': _, ...shared } = securityHeaders;

const everywhere = {
  ...shared,
  // A browser names the origin of a form post only while it may name the page.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** Gives every answer of the desk its headers. An answer that names its policy or how long it keeps has its own. */
export const deskHeaders: MiddlewareHandler<DeskEnv> = async (c, next) => {
  await next();
  const headers = new Headers(c.res.headers);
  for (const [name, value] of Object.entries(everywhere)) headers.set(name, value);
  if (!headers.has('content-security-policy')) headers.set('Content-Security-Policy', policyBehind(c.var.settings?.access?.team));
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'private, no-store');
  if (headers.get('content-security-policy')?.includes("frame-ancestors 'self'")) headers.delete('x-frame-options');
  const { body, status } = c.res;
  c.res = undefined;
  c.res = new Response(body, { status, headers });
};
