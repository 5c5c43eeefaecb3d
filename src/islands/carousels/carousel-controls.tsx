'use client';
import type { KeyboardEvent } from 'react';

type DotsProps = { count: number; selected: number; onPick: (index: number) => void };

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The position: as text on a phone, as dots with more room. The dots are one Tab stop, moved through by arrow keys. */
function CarouselDots({ count, selected, onPick }: DotsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (selected + step + count) % count;
    onPick(next);
    (event.currentTarget.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <p aria-hidden="true" className="font-semibold tabular-nums sm:hidden">
        {selected + 1} of {count}
      </p>
      <div aria-label="Slides" className="flex max-sm:hidden" onKeyDown={onKeyDown} role="group">
        {Array.from({ length: count }, (_, index) => (
          <button
            aria-current={index === selected || undefined}
            aria-label={`Go to ${index + 1} of ${count}`}
            className="group/dot flex h-11 w-6 items-center justify-center"
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot's identity is its index
            key={index}
            onClick={() => onPick(index)}
            tabIndex={index === selected ? 0 : -1}
            type="button"
          >
            <span className="size-2.5 shrink-0 rounded-full border-2 border-brand group-hover/dot:bg-brand-300 group-aria-[current]/dot:bg-brand group-aria-[current]/dot:forced-mark" />
          </button>
        ))}
      </div>
    </>
  );
}

const paths = {
  previous: 'm14.5 6-6 6 6 6',
  next: 'm9.5 6 6 6-6 6',
  play: 'M8 5.5v13l10.5-6.5Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
} as const;

function RoundButton({
  icon,
  label,
  className = '',
  ...rest
}: {
  icon: keyof typeof paths;
  label: string;
  className?: string;
  onClick: (() => void) | undefined;
  tabIndex?: number;
  'data-pause'?: string;
  'data-more-with-react'?: '';
}) {
  return (
    <button
      aria-label={label}
      className={`flex size-11 shrink-0 items-center justify-center rounded-full border border-edge bg-surface text-brand transition-colors duration-200 hover:bg-brand-50 ${className}`}
      type="button"
      {...rest}
    >
      <svg aria-hidden="true" className="icon size-5" viewBox="0 0 24 24">
        <path d={paths[icon]} />
      </svg>
    </button>
  );
}

type ControlsProps = {
  live: boolean;
  count: number;
  selected: number;
  playing: boolean;
  onStep: (step: 1 | -1) => void;
  onPick: (index: number) => void;
  onToggle?: () => void;
};

/**
 * Arrows, dots and the pause button, which `src/movement.ts` answers before React. The arrows are served as well, so that there is
 * no empty strip; `src/boot.ts` repeats a press on one once React has come.
 */
export function CarouselControls({ live, count, selected, playing, onStep, onPick, onToggle }: ControlsProps) {
  // The dots, where visible, are the Tab stop.
  const tabIndex = live && matchMedia('(min-width: 640px)').matches ? -1 : 0;
  return (
    <div className="mt-4 flex min-h-11 items-center justify-between gap-2 [@media(scripting:none)]:hidden print:hidden">
      {live && <CarouselDots count={count} onPick={onPick} selected={selected} />}
      <div className="ml-auto flex gap-2">
        {onToggle && (
          <RoundButton
            className={live ? '' : 'motion-reduce:hidden in-data-save-data:hidden'}
            data-pause=""
            icon={playing ? 'pause' : 'play'}
            label={playing ? 'Pause' : 'Play'}
            onClick={live ? onToggle : undefined}
          />
        )}
        <RoundButton data-more-with-react="" icon="previous" label="Previous" onClick={() => onStep(-1)} tabIndex={tabIndex} />
        <RoundButton data-more-with-react="" icon="next" label="Next" onClick={() => onStep(1)} tabIndex={tabIndex} />
      </div>
    </div>
  );
}
