'use client';
import { type ReactNode, useEffect, useRef } from 'react';

// An island, not a CSS scroll timeline: it takes 1000 ms of time, and a scroll timeline only knows distance.
/** Lets its children rise into place for 1000 ms (`--scroll-reveal`) each time they come back into sight; before React is here they simply stand there. */
export function Reveal({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // What is already being read when React arrives must not start to move.
    let wasAway = false;
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) wasAway = true;
      element.toggleAttribute('data-revealed', wasAway && entry?.isIntersecting === true);
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, []);

  return (
    <div className="reveal" ref={box}>
      <div>{children}</div>
    </div>
  );
}
