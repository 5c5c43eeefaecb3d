'use client';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { keepOpen } from './submenu.tsx';

// Long enough to cross from the button to the panel at a slant without losing it.
const forgiveness = 250;

function itemsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('summary, a') ?? [])].filter((item) => item.checkVisibility());
}

/**
 * Opens on hover, click, tap and key; as high as the header, so that no gap lies between its name and its panel. Before
 * React is here it is a `<details>` that opens on click and, by CSS (shell.css), on hover; the groups inside are `<details>` as well, of which one is open at a time.
 */
export function TreatmentsMenu({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [awake, setAwake] = useState(false);
  const root = useRef<HTMLDetailsElement>(null);
  const timer = useRef<number>(undefined);

  const hover = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), next ? 60 : forgiveness);
  };

  // Before React was here it may have been opened, or a mouse may rest on it already, and on a group in it.
  useEffect(() => {
    const group = root.current?.querySelector<HTMLDetailsElement>('details:hover');
    if (group) group.open = true;
    setOpen(root.current?.matches('[open], :hover') === true);
    setAwake(true);
  }, []);

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    // Wherever the focus is: a menu that a mouse opened goes away by this key as well.
    const closeByKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) root.current.querySelector('summary')?.focus();
      setOpen(false);
    };
    addEventListener('pointerdown', outside);
    addEventListener('keydown', closeByKey);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    if (!open) return setOpen(true);
    const items = itemsIn(root.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    items[(at + step + items.length) % items.length]?.focus();
  };

  return (
    <details
      className="opens-on-hover relative self-stretch"
      data-awake={awake || undefined}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && setOpen(false)}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hover(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hover(false)}
      onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}
      open={open}
      ref={root}
    >
      <summary
        aria-expanded={awake ? open : undefined}
        className="flex h-full min-h-11 items-center gap-1 rounded-sm px-2.5 font-semibold whitespace-nowrap hover:text-brand focus-visible:-outline-offset-4"
        onClick={keepOpen}
      >
        {label}
        <svg aria-hidden="true" className="fold-arrow icon size-4 transition-transform" viewBox="0 0 24 24">
          <path d="m6 9.5 6 6 6-6" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
