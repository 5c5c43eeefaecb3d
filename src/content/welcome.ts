import { practice } from './practice.ts';

/** The first-visit welcome, shown when `practice.show.welcome` is on; any key or tap ends it. Icons are names of `ui/icon.tsx`. */
export const welcome = {
  icons: ['chat', 'calendar', 'check'],
  title: `Welcome to ${practice.name}`,
  subtitle: 'Doctor & Surgeon',
  quote: 'First we listen. Then we look. Then we decide together.',
  longestMs: 2000,
} as const;
