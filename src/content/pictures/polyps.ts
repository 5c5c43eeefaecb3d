import type { Picture } from '#content/picture.ts';
import { colonGrowth, polypSnare, polyps } from './shared-bowel.ts';

export const polypsPictures: ReadonlyArray<Picture> = [polyps, polypSnare, colonGrowth];
