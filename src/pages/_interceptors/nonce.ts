import { getContext } from 'hono/context-storage';
import { unstable_setNonce as setNonce } from 'waku/router/server';
import type { SiteEnv } from '#edge/site-env.ts';

/** Marks Waku's own inline scripts with this render's secret, so that they and no others are allowed to run. */
export default async function nonceInterceptor(next: () => Promise<unknown>): Promise<unknown> {
  const nonce = renderNonce();
  if (nonce) setNonce(nonce);
  return next();
}

// Outside a request (while pages are prerendered) there is no context, and the build hashes the scripts instead.
function renderNonce(): string | undefined {
  try {
    return getContext<SiteEnv>().var.nonce;
  } catch {
    return undefined;
  }
}
