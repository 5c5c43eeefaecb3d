'use client';

/** Whether something may move by itself: not for those who asked for less motion or for fewer bytes. */
export function motionIsWelcome(): boolean {
  return !('saveData' in document.documentElement.dataset) && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
