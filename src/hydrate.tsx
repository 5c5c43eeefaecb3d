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

// React swallows clicks while a part of the page waits for its script, so all of them are loaded first.
function islandsOn(pageData: string): ReadonlyArray<Promise<unknown>> {
  return Object.entries(islandsByKey).flatMap(([key, load]) => (pageData.includes(`:I["${key}"`) ? [load()] : []));
}

async function takeOver(data: Promise<Response>, tell: (awake: boolean) => void): Promise<void> {
  const response = await data;
  // The posts have changed since the page was sent, or the network is gone. Without matching data React would replace what
  // the visitor is reading, so the page stays native.
  if (!response.ok) return tell(false);
  // Read to the end first: React would empty the page if the data broke off.
  const text = await response.text();
  await Promise.all(islandsOn(text));
  const whole = new Response(text);
  Object.assign(globalThis, { __WAKU_INITIAL_RSC__: { response: Promise.resolve(whole) } });
  // A transition hydrates in short steps, between which the browser can answer a press.
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
 * Hydrates the page from the data it was rendered from. Resolves to whether React has taken over; rejects if the data cannot
 * be read.
 */
export function hydrate(data: Promise<Response>): Promise<boolean> {
  return new Promise((tell, fail) => takeOver(data, tell).catch(fail));
}
