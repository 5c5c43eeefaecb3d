import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import { faultAnswer, faultEvent } from './fault.ts';
import { finishPage, strippedPage } from './finish-page.ts';
import { barePolicy, pageHeaders, pagePolicy, securityHeaders } from './policy.ts';
import type { SiteEnv } from './site-env.ts';

const noPage = barePolicy();

function isPage(response: Response): boolean {
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

function answer(c: Context<SiteEnv>, response: Response): void {
  // Hono would merge the headers of an answer that is replaced into the new one.
  c.res = undefined;
  c.res = response;
}

/** Finishes whatever page the framework rendered, and gives every answer of the Worker its headers. */
export const finishedAnswers: MiddlewareHandler<SiteEnv> = async (c, next) => {
  c.set('nonce', crypto.randomUUID());
  await next();
  if (isUnworded(c.res)) answer(c, faultAnswer(c.req.raw));
  // A form shown again is a page that has been through here, and a page written by hand is whole: both come with their policy.
  const policy = c.res.headers.get('content-security-policy');
  if (policy || !isPage(c.res)) return answer(c, withHeaders(c.res, policy ?? noPage));
  const rendered = await c.res.text();
  const asWished = c.res.status === 200 || (c.res.status === 404 && c.var.missing);
  if (c.var.finish && asWished) return answer(c, c.var.finish(strippedPage(rendered, c.var.nonce).html));
  answer(c, withHeaders(htmlAnswer(c, finishPage(rendered, c.var.nonce)), pagePolicy));
};

function htmlAnswer(c: Context<SiteEnv>, html: string): Response {
  const headers = new Headers(c.res.headers);
  headers.delete('content-encoding');
  if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate');
  return new Response(html, { status: c.res.status, headers });
}

/** Answers for an error that nothing else caught; it says where, never what a visitor sent. */
export const faults: ErrorHandler<SiteEnv> = (error, c) => {
  console.error(JSON.stringify(faultEvent(error)));
  const fault = faultAnswer(c.req.raw);
  return withHeaders(fault, fault.headers.get('content-security-policy') ?? noPage);
};
