import { type Practice, practice } from './practice.ts';

/** The practice's own photographs, each null until it is there. */
export const photographs: Practice['photographs'] = practice.photographs;

/** What is said of each to somebody who does not see it. */
export const photographWords = {
  portrait: 'Portrait of {doctor}',
  door: 'The door of {practice}, seen from the street.',
  room: 'The consulting room of {practice}.',
} as const satisfies Record<keyof typeof photographs, string>;
