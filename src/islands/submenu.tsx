'use client';
import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';

// A pointer on its way to the open group's links crosses other groups at a slant; one that has come to rest means it.
const atRest = 200;

/** For the summary of what opens on hover: a mouse's click that follows does not close it; a tap and a key still do. */
export function keepOpen(event: MouseEvent<HTMLElement>): void {
  const byMouse = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'mouse';
  if (byMouse && event.currentTarget.parentElement?.hasAttribute('open')) event.preventDefault();
}

/**
 * One group of the treatments menu: opens on hover of its name, and by click, tap or key; one is open at a time. While
 * another is open, hovering must last, so that the way to that one's links is forgiven.
 */
export function Submenu({ label, children }: { label: string; children: ReactNode }) {
  const timer = useRef<number>(undefined);

  const enter = ({ pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>) => {
    if (pointerType !== 'mouse') return;
    const open = () => {
      currentTarget.open = true;
    };
    if (currentTarget.parentElement?.querySelector(':scope > details[open]')) timer.current = window.setTimeout(open, atRest);
    else open();
  };

  return (
    <details className="group/sub" name="treatments-submenu" onPointerEnter={enter} onPointerLeave={() => clearTimeout(timer.current)}>
      <summary
        className="flex min-h-11 items-center justify-between gap-3 rounded-sm px-3 font-semibold group-open/sub:bg-brand-50 group-open/sub:text-brand hover:text-brand"
        onClick={keepOpen}
      >
        {label}
        <svg aria-hidden="true" className="icon size-4" viewBox="0 0 24 24">
          <path d="m9.5 6 6 6-6 6" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
