'use client';
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';
import { motionIsWelcome } from '#islands/motion/motion-is-welcome.ts';

/**
 * The automatic rotation of a carousel. `wanted` is the visitor's choice (pause button, drag, arrow); hover, focus inside and
 * being out of view suspend the rotation.
 */
export function useRotation(embla: EmblaCarouselType | undefined, offered: boolean) {
  const [wanted, setWanted] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [seen, setSeen] = useState(false);
  const turning = wanted && seen && !hovered && !focused;

  useEffect(() => {
    if (!embla || !offered) return;
    const root = embla.rootNode();
    // The visitor may have swiped the row or pressed pause before React had loaded.
    setWanted(motionIsWelcome() && !root.closest('[data-taken]'));
    setHovered(root.matches(':hover'));
    setFocused(root.contains(document.activeElement));
    let left = false;
    let unwatch = () => {
      left = true;
    };
    const watch = async () => {
      const { inView } = await import('#islands/motion/moves.ts');
      if (left) return;
      unwatch = inView(
        root,
        () => {
          setSeen(true);
          return () => setSeen(false);
        },
        { amount: 0.5 },
      );
    };
    // The condition keeps the library out of the Worker.
    if (!import.meta.env.SSR) void watch().catch(() => undefined);
    const takeOver = () => setWanted(false);
    embla.on('pointerDown', takeOver);
    return () => {
      unwatch();
      embla.off('pointerDown', takeOver);
    };
  }, [embla, offered]);

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (turning) autoplay?.play();
    else autoplay?.stop();
  }, [embla, turning]);

  return {
    wanted,
    turning,
    stop: () => setWanted(false),
    toggle: () => setWanted(!wanted),
    hold: {
      onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
