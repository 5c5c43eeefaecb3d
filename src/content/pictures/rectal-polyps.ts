import type { Picture } from '#content/picture.ts';
import { polypSnare, polyps } from './shared-bowel.ts';

export const rectalPolypsPictures: ReadonlyArray<Picture> = [polyps, polypSnare];
