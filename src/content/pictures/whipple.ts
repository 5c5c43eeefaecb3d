import type { Picture } from '#content/picture.ts';
import { backToDailyLife, cuts, growthInThePancreas, whippleOperation } from './shared.ts';

export const whipplePictures: ReadonlyArray<Picture> = [growthInThePancreas, whippleOperation, cuts, backToDailyLife];
