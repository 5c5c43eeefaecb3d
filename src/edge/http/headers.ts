import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import type { SiteEnv } from '#edge/site-env.ts';
import { faultAnswer, faultEvent } from './fault.ts';
import { barePolicy, pageHeaders, pagePolicy, securityHeaders } from './policy.ts';

const noPage = barePolicy();

export function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') === true;
}

// The framework answers its own failures with a line of text, of no type, instead of throwing them.
function isUnworded(response: Response): boolean {
  return response.status >= 500 && (response.headers.get('content-type') ?? 'text/plain').startsWith('text/plain');
}

function withHeaders(response: Response, policy: string): Response {
  const headers = new Headers(response.headers);
  const all = { ...securityHeaders, ...(isPage(response) && pageHeaders) };
  for (const [name, value] of Object.entries(all)) headers.set(name, value);
  // A browser takes a 304's headers over into its copy, which has a page's policy.
  if (response.status !== 304) headers.set('Content-Security-Policy', policy);
  headers.delete('content-length');
  // The framework's payloads name no type; a browser that opens one must see text.
  if (response.body && !headers.has('content-type')) headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(response.body, { status: response.status, headers });
}

/** Puts an answer in the place of one that is there: Hono would merge the headers of the two. */
export function replaceAnswer(c: Context<SiteEnv>, response: Response): void {
  c.res = undefined;
  c.res = response;
}

/** Gives every answer of the Worker its headers, and words the framework's failures. An answer that names its policy keeps it. */
export const headers: MiddlewareHandler<SiteEnv> = async (c, next) => {
  c.set('nonce', crypto.randomUUID());
  await next();
  if (isUnworded(c.res)) replaceAnswer(c, faultAnswer(c.req.raw));
  const policy = c.res.headers.get('content-security-policy') ?? (isPage(c.res) ? pagePolicy : noPage);
  replaceAnswer(c, withHeaders(c.res, policy));
};

/** Answers for an error that nothing else caught; it says where, never what a visitor sent. */
export const faults: ErrorHandler<SiteEnv> = (error, c) => {
  console.error(JSON.stringify(faultEvent(error)));
  const fault = faultAnswer(c.req.raw);
  return withHeaders(fault, fault.headers.get('content-security-policy') ?? noPage);
};
