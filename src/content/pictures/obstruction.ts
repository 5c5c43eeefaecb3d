import type { Picture } from '#content/picture.ts';
import { band, smallBowelRemoval, stoma, volvulus } from './shared-bowel.ts';
import { trappedBowel } from './shared-hernia.ts';

export const obstructionPictures: ReadonlyArray<Picture> = [band, volvulus, trappedBowel, smallBowelRemoval, stoma];
