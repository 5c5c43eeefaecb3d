'use client';

/** Whether content may move by itself: not with reduced motion or Save-Data. */
export function motionIsWelcome(): boolean {
  return !('saveData' in document.documentElement.dataset) && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
