'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRouter } from 'waku/router/client';

// One step of the history; by its address where a browser cannot name it.
const step = () => ('navigation' in window && window.navigation.currentEntry?.key) || location.href;
const address = () => location.pathname + location.search;

/**
 * Leads back to where one was when the router goes back to a page without a load: it shows each page from its top, and
 * the browser restores a place only on pages that it loads itself.
 */
export function ScrollBack() {
  const { path, query } = useRouter();
  const places = useRef(new Map<string, number>());
  const shown = useRef('');
  const wanted = useRef<number>(undefined);

  useEffect(() => {
    const remember = () => {
      // While placeholders stand for the next page, or the history is ahead of it, this is no place that anybody chose.
      const waiting = document.getElementById('on-its-way')?.hasChildNodes();
      if (!waiting && address() === shown.current) places.current.set(step(), scrollY);
    };
    const want = () => {
      wanted.current = address() === shown.current ? undefined : places.current.get(step());
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('popstate', want);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('popstate', want);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the route is what it answers to.
  useLayoutEffect(() => {
    const top = wanted.current;
    wanted.current = undefined;
    // After the router's own scrolling, which ends this commit, and before the page is painted.
    if (top !== undefined) requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
  }, [path, query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the route is what it answers to.
  useEffect(() => {
    shown.current = address();
    places.current.set(step(), scrollY);
  }, [path, query]);

  return null;
}
