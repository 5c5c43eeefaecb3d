import { unframed } from './frame.ts';

/** The three requests that the framework answers for one page of the Worker. */
export type PageSources = {
  /** The page with its frame. */
  whole: string;
  /** The page without it, at a third of the cost. */
  unframed: string;
  /** The data that React takes the page over with: what the router asks for at a soft navigation. */
  data: string;
};

/** How the page at an address of ours is had: home, a page of the blog's list, or a post. */
export function sourcesOf(address: string): PageSources {
  const { pathname, search } = new URL(address, 'https://site.invalid');
  const query = new URLSearchParams({ query: search.slice(1) });
  return { whole: address, unframed: unframed(address), data: `/RSC/R${pathname === '/' ? '/_root' : pathname}.txt?${query}` };
}

/** How the page for an address that has none is had: the framework must not find one either. */
export const missingSources: PageSources = { whole: '/missing', unframed: unframed('/404'), data: '/RSC/R/missing.txt' };
