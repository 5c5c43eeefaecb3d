import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as rootOptions } from 'waku/client';
import { Router } from 'waku/router/client';

/**
 * What this page was made of: in the page itself where it is one visitor's own, at an address of its own where it was kept
 * for many; for a prerendered page (undefined) the router fetches its file.
 */
async function pageData(): Promise<Response | undefined> {
  const block = document.getElementById('page-data');
  if (block?.dataset.at) return fetch(block.dataset.at).catch(() => Response.error());
  return block?.textContent ? new Response(JSON.parse(block.textContent)) : undefined;
}

function Hydrated({ tell }: { tell: (awake: boolean) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
}

async function hydrate(tell: (awake: boolean) => void): Promise<void> {
  const response = await pageData();
  // The posts have changed since this page came, or the network is gone: React would draw another page under the
  // visitor's hands. It stays as it was sent, and everything on it works natively.
  if (response && !response.ok) return tell(false);
  if (response) Object.assign(globalThis, { __WAKU_INITIAL_RSC__: { response: Promise.resolve(response) } });
  hydrateRoot(
    document,
    <StrictMode>
      <Router />
      <Hydrated tell={tell} />
    </StrictMode>,
    rootOptions,
  );
}

/** Whether React answers this page's clicks, once that is known. */
export const hydrated = new Promise<boolean>((tell) => hydrate(tell));
