'use client';
import { useEffect, useRef, useState } from 'react';
import { motionIsWelcome } from './motion-is-welcome.ts';

// Short enough to be over before it is read, long enough to be seen.
const duration = 1200;

/** A figure with a leading plus. The final number is in the page from the start; it counts up each time it comes into sight. */
export function CountUp({ value }: { value: number }) {
  const [now, setNow] = useState(value);
  const figure = useRef<HTMLDataElement>(null);

  useEffect(() => {
    const element = figure.current;
    // The first condition keeps the library out of the Worker, which renders and never counts.
    if (import.meta.env.SSR || !element || !motionIsWelcome()) return;
    let seen = false;
    let stop: VoidFunction | undefined;
    const sight = new IntersectionObserver(async ([entry]) => {
      seen = entry?.isIntersecting === true;
      stop?.();
      stop = undefined;
      if (!seen) return;
      // Only now: most visitors never come this far down. The parts, not `animate`: 2 KB instead of 26.
      const { cancelFrame, easeOut, frame } = await import('motion');
      if (!seen || stop) return;
      let start: number | undefined;
      const step = ({ timestamp }: { timestamp: number }) => {
        start ??= timestamp;
        const done = Math.min((timestamp - start) / duration, 1);
        setNow(value * easeOut(done));
        if (done === 1) cancelFrame(step);
      };
      frame.update(step, true);
      stop = () => {
        cancelFrame(step);
        setNow(value);
      };
    });
    sight.observe(element);
    return () => {
      seen = false;
      sight.disconnect();
      stop?.();
    };
  }, [value]);

  // The text stays '+12000' as specified; the comma before each later group of three is drawn by CSS.
  const groups = String(Math.round(now)).split(/(?=(?:\d{3})+$)/);
  return (
    <data ref={figure} value={value}>
      +
      {groups.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place.
        <span className={place > 0 ? "before:content-[',']" : ''} key={place}>
          {group}
        </span>
      ))}
    </data>
  );
}
