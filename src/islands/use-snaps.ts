'use client';
import type { EmblaCarouselType } from 'embla-carousel';
import { useLayoutEffect, useState } from 'react';

/** Where a carousel stands, once it is live. Takes over from the native row at the slide that the visitor had scrolled to. */
export function useSnaps(embla: EmblaCarouselType | undefined) {
  const [state, setState] = useState({ live: false, selected: 0, count: 0 });

  useLayoutEffect(() => {
    if (!embla) return;
    const read = () => setState({ live: true, selected: embla.selectedScrollSnap(), count: embla.scrollSnapList().length });
    const row = embla.rootNode();
    const seen = row.scrollLeft;
    if (seen > 0) {
      const { slideRegistry } = embla.internalEngine();
      const slides = embla.slideNodes();
      const slide = Math.min(slides.length - 1, Math.round(seen / (slides[0]?.offsetWidth || 1)));
      embla.scrollTo(
        Math.max(
          0,
          slideRegistry.findIndex((group) => group.includes(slide)),
        ),
        true,
      );
      row.scrollLeft = 0;
    }
    read();
    embla.on('select', read).on('reInit', read);
    return () => void embla.off('select', read).off('reInit', read);
  }, [embla]);

  /** True when the visitor asks for less motion: then slides change at once instead of sliding. */
  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { ...state, still };
}
