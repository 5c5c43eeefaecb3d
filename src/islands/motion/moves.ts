'use client';
// What is used of the library, by name: the bundler keeps that alone, 4 KB instead of 50.
export { inView } from 'motion';
export { animate } from 'motion/mini';
