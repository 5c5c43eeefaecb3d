import type { Context, MiddlewareHandler } from 'hono';
import { type FinishedPage, finishPage } from './finish-page.ts';
import { contentSecurityPolicy, securityHeaders } from './policy.ts';
import type { SiteEnv } from './site-env.ts';

const noScripts = contentSecurityPolicy([]);

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') === true;
}

function withHeaders(response: Response, policy: string): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  headers.set('Content-Security-Policy', policy);
  headers.delete('content-length');
  return new Response(response.body, { status: response.status, headers });
}

/** Finishes whatever page the framework rendered, and gives every answer of the Worker its headers. */
export const finishedAnswers: MiddlewareHandler<SiteEnv> = async (c, next) => {
  c.set('nonce', crypto.randomUUID());
  await next();
  // A kept page comes with the policy of its own scripts.
  const policy = c.res.headers.get('content-security-policy');
  if (policy || !isPage(c.res)) {
    c.res = withHeaders(c.res, policy ?? noScripts);
    return;
  }
  const page = await finishPage(await c.res.text(), c.var.nonce);
  if (c.res.status === 200) c.var.keep?.(page);
  c.res = withHeaders(htmlAnswer(c, page), contentSecurityPolicy(page.scriptHashes));
};

function htmlAnswer(c: Context<SiteEnv>, { html }: FinishedPage): Response {
  const headers = new Headers(c.res.headers);
  headers.delete('content-encoding');
  if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate');
  return new Response(html, { status: c.res.status, headers });
}
