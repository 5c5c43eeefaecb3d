'use client';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CarouselControls } from './carousel-controls.tsx';
import { useRotation } from './use-rotation.ts';
import { jumpToSlide, useSnaps } from './use-snaps.ts';

const keys: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
const interval = 3000;

type CarouselProps = {
  label: string;
  /** Moves two slides per step from 640 px up. */
  scrollTwo?: boolean;
  /** Advances every 3000 ms until the visitor takes over. */
  autoplay?: boolean;
  /** `<li>` slides with their own widths and a left padding as the gap. */
  children: ReactNode;
};

/**
 * A carousel: a native scroll-snap row as served, which `src/movement.ts` advances if it moves by itself. It loops and gets dots
 * once React has loaded.
 */
export function Carousel({ label, scrollTwo = false, autoplay = false, children }: CarouselProps) {
  const [plugins] = useState(() => (autoplay ? [Autoplay({ delay: interval, playOnInit: false, stopOnFocusIn: false })] : []));
  const [viewport, embla] = useEmblaCarousel(
    { loop: true, align: 'start', watchFocus: false, ...(scrollTwo && { breakpoints: { '(min-width: 640px)': { slidesToScroll: 2 } } }) },
    plugins,
  );
  const { live, selected, count, still } = useSnaps(embla);
  const rotation = useRotation(embla, autoplay);

  const move = (step: (jump: boolean) => void) => {
    rotation.stop();
    step(still());
  };
  // An arrow that was pressed before the carousel lives.
  const pressed = useRef<1 | -1>(undefined);
  const stepBy = (step: 1 | -1) => {
    if (live) move((jump) => (step > 0 ? embla?.scrollNext(jump) : embla?.scrollPrev(jump)));
    else pressed.current = step;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it lives
  useEffect(() => {
    if (live && pressed.current) stepBy(pressed.current);
    pressed.current = undefined;
  }, [live]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keys[event.key];
    if (!embla || !step) return;
    event.preventDefault();
    move((jump) => (step > 0 ? embla.scrollNext(jump) : embla.scrollPrev(jump)));
  };
  // Embla's own focus handling gives up when the browser takes longer than 10 ms.
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    rotation.hold.onFocus();
    const slide = embla?.slideNodes().findIndex((node) => node.contains(event.target)) ?? -1;
    // Slides in view stay where they are, or tabbing would move the row at each step.
    if (embla && slide >= 0 && event.target.tabIndex < 0 && event.target.matches(':focus-visible')) jumpToSlide(embla, slide);
  };

  return (
    <div
      aria-label={label}
      aria-roledescription="carousel"
      className="group/carousel"
      data-island=""
      data-live={live || undefined}
      data-rotates={autoplay || undefined}
      role="group"
    >
      <div
        aria-label={`${label}: slides`}
        className="relative -mr-5 -ml-4 snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:thin] group-data-live/carousel:snap-none group-data-live/carousel:overflow-hidden sm:mr-0 sm:-ml-6"
        onKeyDown={onKeyDown}
        ref={viewport}
        role="group"
        // `relative`, because Embla measures the row from its offset parent and loses the offset when it measures again.
        // A scrollable row must be reachable by keyboard; a live one does not scroll, and its slides take the arrow keys.
        tabIndex={live ? -1 : 0}
        {...rotation.hold}
        onFocus={onFocus}
      >
        <ul className="flex group-data-live/carousel:touch-pan-y group-data-live/carousel:touch-pinch-zoom">{children}</ul>
      </div>
      <CarouselControls
        count={count}
        live={live}
        onPick={(index) => move((jump) => embla?.scrollTo(index, jump))}
        onStep={stepBy}
        playing={!live || rotation.wanted}
        selected={selected}
        {...(autoplay && { onToggle: rotation.toggle })}
      />
      <p aria-live={rotation.turning ? 'off' : 'polite'} className="sr-only">
        {live && `${label}: ${selected + 1} of ${count}`}
      </p>
    </div>
  );
}
