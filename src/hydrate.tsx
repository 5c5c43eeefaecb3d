import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as rootOptions } from 'waku/client';
import { Router } from 'waku/router/client';

// A page of the Worker brings its own data; for a prerendered one the router fetches its file.
const data = document.getElementById('page-data');
if (data?.textContent) {
  const response = Promise.resolve(new Response(JSON.parse(data.textContent)));
  Object.assign(globalThis, { __WAKU_INITIAL_RSC__: { response } });
}

function Hydrated({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/** Fulfilled once React has taken the page over and answers its clicks. */
export const hydrated = new Promise<void>((tell) => {
  hydrateRoot(
    document,
    <StrictMode>
      <Router />
      <Hydrated tell={tell} />
    </StrictMode>,
    rootOptions,
  );
});
