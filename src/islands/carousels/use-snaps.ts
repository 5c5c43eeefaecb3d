'use client';
import type { EmblaCarouselType } from 'embla-carousel';
import { useLayoutEffect, useState } from 'react';

/** Shows a slide without animation, and undoes the browser's own scrolling to it. */
export function jumpToSlide(embla: EmblaCarouselType, slide: number): void {
  embla.rootNode().scrollLeft = 0;
  const stop = embla.internalEngine().slideRegistry.findIndex((group) => group.includes(slide));
  if (stop >= 0) embla.scrollTo(stop, true);
}

/** Makes only the visible slides Tab stops. */
function keepTabStops(embla: EmblaCarouselType): void {
  const slides = embla.slideNodes();
  const [first = 0] = embla.internalEngine().slideRegistry[embla.selectedScrollSnap()] ?? [];
  const visible = Math.max(1, Math.floor(embla.rootNode().offsetWidth / (slides[0]?.offsetWidth || 1) + 0.05));
  for (const [at, slide] of slides.entries()) {
    const inSight = (at - first + slides.length) % slides.length < visible;
    for (const target of slide.querySelectorAll<HTMLElement>('a, button')) target.tabIndex = inSight ? 0 : -1;
  }
}

/** The position of a live carousel. Takes over at the slide to which the visitor had scrolled the native row. */
export function useSnaps(embla: EmblaCarouselType | undefined) {
  const [state, setState] = useState({ live: false, selected: 0, count: 0 });

  useLayoutEffect(() => {
    if (!embla) return;
    const read = () => {
      setState({ live: true, selected: embla.selectedScrollSnap(), count: embla.scrollSnapList().length });
      keepTabStops(embla);
    };
    const row = embla.rootNode();
    const seen = row.scrollLeft;
    if (seen > 0) {
      const slides = embla.slideNodes();
      jumpToSlide(embla, Math.min(slides.length - 1, Math.round(seen / (slides[0]?.offsetWidth || 1))));
    }
    read();
    embla.on('select', read).on('reInit', read).on('resize', read);
    return () => void embla.off('select', read).off('reInit', read).off('resize', read);
  }, [embla]);

  /** Whether slides change without animation. */
  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { ...state, still };
}
