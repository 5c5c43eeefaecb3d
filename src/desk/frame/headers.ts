import type { MiddlewareHandler } from 'hono';
import type { DeskEnv } from '#desk/desk-env.ts';
import { securityHeaders } from '#edge/http/policy.ts';

/** The Content-Security-Policy of the desk's screens, which have no inline script or style. */
export const deskPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Allows forms to be redirected to Access, which answers a post with its sign-in page once a session has ended. */
export const policyBehind = (team: string | undefined): string =>
  team ? deskPolicy.replace("form-action 'self'", `form-action 'self' ${team}`) : deskPolicy;

const { 'Reporting-Endpoints': _, ...shared } = securityHeaders;

const everywhere = {
  ...shared,
  // With 'no-referrer' browsers send form posts with 'Origin: null'.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** Sets the headers of every response. A response may bring its own policy and Cache-Control. */
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
