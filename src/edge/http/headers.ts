import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import { faultEvent, logError } from '#backend/http/log.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { errorResponse } from './error-response.ts';
import { barePolicy, pageHeaders, pagePolicyFor, securityHeaders } from './policy.ts';

const noPage = barePolicy();

export function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') === true;
}

// The framework answers its own failures with an untyped line of text instead of throwing.
function isFrameworkFailure(response: Response): boolean {
  return response.status >= 500 && (response.headers.get('content-type') ?? 'text/plain').startsWith('text/plain');
}

function withHeaders(response: Response, policy: string): Response {
  const headers = new Headers(response.headers);
  const all = { ...securityHeaders, ...(isPage(response) && pageHeaders) };
  for (const [name, value] of Object.entries(all)) headers.set(name, value);
  // Browsers copy a 304's headers over their stored page's, which must keep its policy.
  if (response.status !== 304) headers.set('Content-Security-Policy', policy);
  headers.delete('content-length');
  // The framework's payloads have no type; a browser that opens one must show text.
  if (response.body && !headers.has('content-type')) headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(response.body, { status: response.status, headers });
}

/** Replaces the answer; assigning it directly, Hono would merge the headers of both. */
export function replaceAnswer(c: Context<SiteEnv>, response: Response): void {
  c.res = undefined;
  c.res = response;
}

/** Sets the headers of every answer and replaces the framework's failures. An answer that has a policy keeps it. */
export const headers: MiddlewareHandler<SiteEnv> = async (c, next) => {
  c.set('nonce', crypto.randomUUID());
  await next();
  if (isFrameworkFailure(c.res)) replaceAnswer(c, errorResponse(c.req.raw));
  const policy = c.res.headers.get('content-security-policy') ?? (isPage(c.res) ? pagePolicyFor(c.req.raw) : noPage);
  replaceAnswer(c, withHeaders(c.res, policy));
};

/** Answers an error that nothing else caught. */
export const faults: ErrorHandler<SiteEnv> = (error, c) => {
  logError(faultEvent(error));
  const fault = errorResponse(c.req.raw);
  return withHeaders(fault, fault.headers.get('content-security-policy') ?? noPage);
};
