import islands from 'virtual:vite-rsc/client-references';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as rootOptions } from 'waku/client';
import { Router } from 'waku/router/client';
import { islandsByKey } from './islands-by-key.ts';

Object.assign(islandsByKey, islands);

function Hydrated({ tell }: { tell: (awake: boolean) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
}

// All of them before React begins: it swallows the clicks on a page of which a part still waits for its script.
function islandsOn(pageData: string): ReadonlyArray<Promise<unknown>> {
  return Object.entries(islandsByKey).flatMap(([key, load]) => (pageData.includes(`:I["${key}"`) ? [load()] : []));
}

async function takeOver(data: Promise<Response>, tell: (awake: boolean) => void): Promise<void> {
  const response = await data;
  // The posts have changed since this page came, or the network is gone: React would draw another page under the
  // visitor's hands. It stays as it was sent, and everything on it works natively.
  if (!response.ok) return tell(false);
  // To its end before React begins: from data that breaks off it would make an empty page of this one.
  const text = await response.text();
  await Promise.all(islandsOn(text));
  const whole = new Response(text);
  Object.assign(globalThis, { __WAKU_INITIAL_RSC__: { response: Promise.resolve(whole) } });
  // As a transition, so that React takes the page over in short steps, between which a press is answered.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Router />
        <Hydrated tell={tell} />
      </StrictMode>,
      rootOptions,
    );
  });
}

/**
 * Lets React take the page over, from the data it was made of. Resolves to whether React answers its clicks; fails where
 * the data cannot be read.
 */
export function hydrate(data: Promise<Response>): Promise<boolean> {
  return new Promise((tell, fail) => takeOver(data, tell).catch(fail));
}
