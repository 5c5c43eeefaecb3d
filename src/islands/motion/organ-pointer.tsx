'use client';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { motionIsWelcome } from './motion-is-welcome.ts';

// Long enough to cross other organs on the way to the panel, in milliseconds.
const hoverDelay = 120;

function organAt(event: { target: EventTarget }): string | undefined {
  return (event.target as Element).closest('.organ-part, .organ-chip')?.getAttribute('data-organ') ?? undefined;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Makes one chip the only Tab stop: `stop`, or the first. */
function keepOneTabStop(map: Element | null, stop?: Element): void {
  const chips = map?.querySelectorAll<HTMLElement>('.organ-chip') ?? [];
  for (const chip of chips) chip.tabIndex = chip === (stop ?? chips[0]) ? 0 : -1;
}

/** The panel of a chosen organ comes forward. */
async function bringForward(map: Element | null, organ: string): Promise<void> {
  // The first condition keeps the library out of the Worker.
  if (import.meta.env.SSR || !motionIsWelcome()) return;
  const { animate } = await import('./moves.ts');
  const panel = map?.querySelector(`.organ-panel[data-organ="${organ}"]`);
  if (panel) animate(panel, { opacity: [0.6, 1], transform: ['translateY(8px)', 'none'] }, { duration: 0.3, ease: 'easeOut' });
}

/** Adds hover, arrow keys and taps without a jump to the map, which otherwise works by links and `:target`. */
export function OrganPointer({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<string>();
  const timer = useRef<number>(undefined);
  const map = useRef<HTMLDivElement>(null);
  useEffect(() => {
    keepOneTabStop(map.current);
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (shown) bringForward(map.current, shown).catch(() => undefined);
  }, [shown]);

  const onPointerOver = (event: PointerEvent) => {
    clearTimeout(timer.current);
    const organ = organAt(event);
    if (organ && event.pointerType === 'mouse') timer.current = window.setTimeout(() => setShown(organ), hoverDelay);
  };
  const onFocus = (event: FocusEvent) => {
    const organ = organAt(event);
    if (!organ || !event.target.matches(':focus-visible')) return;
    setShown(organ);
    if (event.target.matches('.organ-chip')) keepOneTabStop(map.current, event.target);
    // Browsers do not scroll to a chip that is partly visible.
    event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const chips = [...event.currentTarget.querySelectorAll<HTMLElement>('.organ-chip')];
    const at = chips.indexOf(event.target as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    chips[(at + step + chips.length) % chips.length]?.focus();
  };
  const onClick = (event: MouseEvent) => {
    const organ = organAt(event);
    const panel = organ && document.getElementById(`organ-${organ}`);
    if (!panel || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    clearTimeout(timer.current);
    setShown(organ);
    // A click without a pointer comes from the keyboard, so the focus moves to the panel.
    if (event.detail === 0) requestAnimationFrame(() => panel.focus());
    else panel.querySelector('h3')?.scrollIntoView({ block: 'nearest' });
    event.currentTarget.querySelector(`.organ-chip[data-organ="${organ}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return (
    <div
      className="organ-map"
      data-island=""
      data-shown={shown}
      onClick={onClick}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onPointerLeave={() => clearTimeout(timer.current)}
      onPointerOver={onPointerOver}
      ref={map}
    >
      {children}
    </div>
  );
}
