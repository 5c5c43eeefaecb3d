'use client';
import type { KeyboardEvent } from 'react';

type DotsProps = { count: number; selected: number; onPick: (index: number) => void };

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Where one stands: on a phone in words, with more room a dot for each stop. One Tab stop for all of them; the arrow keys go along. */
export function CarouselDots({ count, selected, onPick }: DotsProps) {
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
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
