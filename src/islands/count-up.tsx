'use client';
import { useEffect, useRef, useState } from 'react';
import { motionIsWelcome } from './motion-is-welcome.ts';

// One of the specification's animation lengths.
const duration = 1200;

/** A figure with a leading plus. The final number is in the page from the start; it counts up each time it comes into sight. */
export function CountUp({ value }: { value: number }) {
  const [now, setNow] = useState(value);
  const figure = useRef<HTMLDataElement>(null);

  useEffect(() => {
    const element = figure.current;
    if (!element || !motionIsWelcome()) return;
    let gone = false;
    let forget: VoidFunction | undefined;
    void import('motion').then(({ animateValue, inView }) => {
      if (gone) return;
      forget = inView(element, () => {
        // `animateValue`, not `animate`: 8 KB instead of 26, and a number is all that moves.
        const count = animateValue({ keyframes: [0, value], duration, ease: 'easeOut', onUpdate: setNow });
        return () => count.complete();
      });
    });
    return () => {
      gone = true;
      forget?.();
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
