import type { Picture } from '#content/picture.ts';
import { backToDailyLife, cuts, fourFrames } from './shared.ts';
import { colonGrowth, stoma } from './shared-bowel.ts';

const colonRemoval: Picture = {
  ...fourFrames,
  src: '/images/treatments/colon-removal.svg',
  alt: 'Removal of part of the large bowel in four frames: dashed lines around the growth and the fat with its glands; that part taken out; the two ends brought together; the ends joined.',
  caption: 'Removal of part of the colon, here on the left side, with the vessels and glands that belong to it.',
  frames: [
    'The dashed line shows the part to be removed.',
    'It comes out with its fat, vessels and glands.',
    'The two healthy ends are brought together.',
    'They are joined with stitches or staples.',
  ],
};

export const colonCancerPictures: ReadonlyArray<Picture> = [colonGrowth, colonRemoval, stoma, cuts, backToDailyLife];
