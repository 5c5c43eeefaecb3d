'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { motionIsWelcome } from './motion-is-welcome.ts';

type RevealProps = {
  children: ReactNode;
  /** Classes of the outer element, which is observed; it must not move, or it would flicker at the edge. */
  className?: string;
  /** Classes of the inner element, which moves. */
  inner?: string;
  /** A selector of parts that fade in 100 ms apart; without it the whole element rises. */
  parts?: string;
};

const rise = { opacity: [0, 1], transform: ['translateY(24px)', 'none'] };
const fade = { opacity: [0, 1] };

/**
 * Lets its children rise into place for 1000 ms each time they scroll into view, unless the visitor prefers reduced motion or
 * Save-Data.
 */
export function Reveal({ children, className, inner, parts }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    const moved = element?.firstElementChild;
    // The first condition keeps the library out of the Worker, which renders and never moves anything.
    if (import.meta.env.SSR || !element || !moved || !motionIsWelcome()) return;
    const isAway = () => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom < 0 || top > innerHeight;
    };
    // Content that is in view when React loads must not start to move.
    let wasAway = isAway();
    let left = false;
    let stop: VoidFunction = () => {
      left = true;
    };
    const play = (animate: typeof import('./moves.ts').animate) => {
      if (!parts) return [animate(moved, rise, { duration: 1, ease: 'easeOut' })];
      return [...element.querySelectorAll(parts)].map((part, at) => animate(part, fade, { duration: 0.6, delay: at / 10 }));
    };
    const watch = async () => {
      const { animate, inView } = await import('./moves.ts');
      if (left) return;
      wasAway ||= isAway();
      stop = inView(element, () => {
        const moves = wasAway ? play(animate) : [];
        return () => {
          for (const move of moves) move.complete();
          wasAway = true;
        };
      });
    };
    // The library is loaded only for visitors who scroll.
    addEventListener('scroll', watch, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', watch);
      stop();
    };
  }, [parts]);

  return (
    <div className={className} ref={box}>
      <div className={inner}>{children}</div>
    </div>
  );
}
