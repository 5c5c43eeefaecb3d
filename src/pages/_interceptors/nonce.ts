import { getContext } from 'hono/context-storage';
import { unstable_setNonce as setNonce } from 'waku/router/server';
import type { SiteEnv } from '#edge/site-env.ts';

/**
 * Marks Waku's inline scripts with a secret per render, so that `edge/page-cache/assemble.ts` can remove them without touching a
 * script in a page's text. It is not part of the content security policy.
 */
export default async function nonceInterceptor(next: () => Promise<unknown>): Promise<unknown> {
  const nonce = renderNonce();
  if (nonce) setNonce(nonce);
  return next();
}

// Prerendering has no request context, and needs no secret because all its text is our own.
function renderNonce(): string | undefined {
  try {
    return getContext<SiteEnv>().var.nonce;
  } catch {
    return undefined;
  }
}
