import type { Picture } from '#content/picture.ts';
import { growthInThePancreas, whippleOperation } from './shared.ts';

export const pancreaticCancerPictures: ReadonlyArray<Picture> = [growthInThePancreas, whippleOperation];
