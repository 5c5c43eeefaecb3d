'use client';
import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';

// A pointer moving diagonally to the open group's links crosses other groups; only one that rests opens them.
const hoverDelay = 200;

/** Click handler of a summary that opens on hover: a mouse click does not close it again; a tap and a key do. */
export function keepOpen(event: MouseEvent<HTMLElement>): void {
  const byMouse = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'mouse';
  if (byMouse && event.currentTarget.parentElement?.hasAttribute('open')) event.preventDefault();
}

/**
 * One group of the treatments menu, opened by hover, click, tap or key, one at a time. Hovering opens it with a delay while
 * another group is open.
 */
export function Submenu({ label, children }: { label: string; children: ReactNode }) {
  const timer = useRef<number>(undefined);

  const enter = ({ pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>) => {
    if (pointerType !== 'mouse') return;
    const open = () => {
      currentTarget.open = true;
    };
    if (currentTarget.parentElement?.querySelector(':scope > details[open]')) timer.current = window.setTimeout(open, hoverDelay);
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
