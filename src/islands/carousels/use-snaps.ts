'use client';
import type { EmblaCarouselType } from 'embla-carousel';
import { useLayoutEffect, useState } from 'react';

/** Shows a slide at once, in place of the browser's own scrolling to it. */
export function jumpToSlide(embla: EmblaCarouselType, slide: number): void {
  embla.rootNode().scrollLeft = 0;
  const stop = embla.internalEngine().slideRegistry.findIndex((group) => group.includes(slide));
  if (stop >= 0) embla.scrollTo(stop, true);
}

/** Where a carousel stands, once it is live. Takes over from the native row at the slide that the visitor had scrolled to. */
export function useSnaps(embla: EmblaCarouselType | undefined) {
  const [state, setState] = useState({ live: false, selected: 0, count: 0 });

  useLayoutEffect(() => {
    if (!embla) return;
    const read = () => setState({ live: true, selected: embla.selectedScrollSnap(), count: embla.scrollSnapList().length });
    const row = embla.rootNode();
    const seen = row.scrollLeft;
    if (seen > 0) {
      const slides = embla.slideNodes();
      jumpToSlide(embla, Math.min(slides.length - 1, Math.round(seen / (slides[0]?.offsetWidth || 1))));
    }
    read();
    embla.on('select', read).on('reInit', read);
    return () => void embla.off('select', read).off('reInit', read);
  }, [embla]);

  /** True when the visitor asks for less motion: then slides change at once instead of sliding. */
  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { ...state, still };
}
