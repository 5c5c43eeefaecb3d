'use client';
import { type ReactNode, useEffect, useRef } from 'react';

const seenKey = 'welcomed';
// After this many milliseconds the visitor is already reading.
const tooLate = 1500;
// The duration of the fade in welcome.css, which `longest` includes.
const fade = 240;

function isFirstVisit(): boolean {
  try {
    if (localStorage.getItem(seenKey)) return false;
    localStorage.setItem(seenKey, '1');
    return true;
  } catch {
    return false;
  }
}

/**
 * A greeting over the page, once for each visitor, for at most `longest` ms; any key or tap ends it. `data-wake` makes boot.ts
 * load React with the page.
 */
export function Welcome({ longest, children }: { longest: number; children: ReactNode }) {
  const screen = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = screen.current;
    if (!element?.showPopover || performance.now() > tooLate || !isFirstVisit()) return;
    element.showPopover();
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      element.hidePopover();
    };
    const timer = setTimeout(end, longest - fade);
    ended.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const skip of ['keydown', 'pointerdown'] as const) addEventListener(skip, end, { signal: ended.signal, capture: true });
    return end;
  }, [longest]);

  return (
    <div aria-hidden="true" className="welcome" data-nosnippet data-wake="load" popover="manual" ref={screen}>
      <div>{children}</div>
    </div>
  );
}
