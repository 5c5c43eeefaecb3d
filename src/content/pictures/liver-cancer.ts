import type { Picture } from '#content/picture.ts';
import { cuts, liverRemoval, lumpInTheLiver } from './shared.ts';

export const liverCancerPictures: ReadonlyArray<Picture> = [lumpInTheLiver, liverRemoval, cuts];
