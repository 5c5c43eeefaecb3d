import type { Picture } from '#content/picture.ts';
import { band, smallBowelRemoval, volvulus } from './shared-bowel.ts';
import { trappedBowel } from './shared-hernia.ts';

export const intestinalObstructionPictures: ReadonlyArray<Picture> = [band, volvulus, trappedBowel, smallBowelRemoval];
