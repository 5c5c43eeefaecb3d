import { getContext } from 'hono/context-storage';
import { unstable_setNonce as setNonce } from 'waku/router/server';
import type { SiteEnv } from '#edge/site-env.ts';

/**
 * Marks Waku's own inline scripts with this render's secret, by which `edge/page-cache/finish.ts` tells them from a script in a
 * page's text and cuts them out. No policy names it.
 */
export default async function nonceInterceptor(next: () => Promise<unknown>): Promise<unknown> {
  const nonce = renderNonce();
  if (nonce) setNonce(nonce);
  return next();
}

// There is no context outside a request, which is while pages are prerendered; their text is all our own.
function renderNonce(): string | undefined {
  try {
    return getContext<SiteEnv>().var.nonce;
  } catch {
    return undefined;
  }
}
