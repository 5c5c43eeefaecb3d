'use client';
// Named exports let the bundler keep 4 KB of the library instead of 50.
export { inView } from 'motion';
export { animate } from 'motion/mini';
