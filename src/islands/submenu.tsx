'use client';
import type { ReactNode } from 'react';

/** One group of the treatments menu: opens on hover of its name, and by click, tap or key; one is open at a time. */
export function Submenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details
      className="group/sub"
      name="treatments-submenu"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') event.currentTarget.open = true;
      }}
    >
      <summary className="flex min-h-11 items-center justify-between gap-3 rounded-sm px-3 font-medium group-open/sub:bg-brand-50 group-open/sub:text-brand hover:text-brand">
        {label}
        <svg aria-hidden="true" className="size-4" fill="none" stroke="currentColor" strokeWidth="2" viewBox="0 0 24 24">
          <path d="m9.5 6 6 6-6 6" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
