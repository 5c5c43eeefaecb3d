import { type Practice, practice } from './practice.ts';

/** The practice's own photographs, each null until it is there. */
export const photographs: Practice['photographs'] = practice.photographs;
