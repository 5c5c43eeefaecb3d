'use client';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { keepOpen } from './submenu.tsx';

// Long enough to move diagonally from the button to the panel.
const closeDelay = 250;

/**
 * Goes to the row that the key leads to; a group opens or shuts on the way. From the menu's own row, which is closed at first, the arrow
 * downwards opens it. Returns that row.
 */
function followKey(key: string, menu: HTMLDetailsElement): HTMLElement | null | undefined {
  if (key === 'ArrowDown') menu.open = true;
  if (!menu.open) return undefined;
  const at = document.activeElement as HTMLElement;
  const group = at.closest<HTMLDetailsElement>('details details');
  const onGroup = at.matches('summary') ? group : undefined;
  if (group && key === 'ArrowLeft') group.open = false;
  if (onGroup && key === 'ArrowRight') onGroup.open = true;
  const rows = [...menu.querySelectorAll<HTMLElement>('summary, a')].filter((row) => row.checkVisibility());
  // Those of the open group, or all others.
  const isDeep = (row: Element) => row.matches('details details a');
  const list = rows.slice(1).filter((row) => isDeep(row) === isDeep(at));
  const place = rows.indexOf(at);
  const row = {
    ArrowDown: rows[place + 1] ?? rows[0],
    ArrowUp: rows.at(place - 1),
    Home: list[0],
    End: list.at(-1),
    ArrowLeft: group?.querySelector('summary'),
    ArrowRight: onGroup?.querySelector('a'),
  }[key];
  row?.focus();
  return row;
}

/**
 * The treatments menu, opened by hover, click, tap or key. As high as the header, so that the pointer crosses no gap to the
 * panel. Before React loads it is a `<details>` that opens on click and, by shell.css, on hover.
 */
export function TreatmentsMenu({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [awake, setAwake] = useState(false);
  const root = useRef<HTMLDetailsElement>(null);
  const timer = useRef<number>(undefined);

  const hover = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), next ? 60 : closeDelay);
  };

  // Adopts a menu and group that were opened or hovered before React loaded.
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
    // On the window, because a menu opened by mouse does not have the focus.
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

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    // With one of these an arrow is the browser's own 'Back'.
    if (!event.altKey && !event.metaKey && followKey(event.key, event.currentTarget)) event.preventDefault();
  };

  return (
    <details
      className="opens-on-hover relative self-stretch"
      data-awake={awake || undefined}
      data-island=""
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
