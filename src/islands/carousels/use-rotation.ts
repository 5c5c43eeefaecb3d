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
    setWanted(motionIsWelcome());
    const root = embla.rootNode();
    setHovered(root.matches(':hover'));
    setFocused(root.contains(document.activeElement));
    const sight = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), { threshold: 0.5 });
    sight.observe(root);
    const takeOver = () => setWanted(false);
    embla.on('pointerDown', takeOver);
    return () => {
      sight.disconnect();
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
