import type { Picture } from '#content/picture.ts';
import { backToDailyLife, cuts, fourFrames } from './shared.ts';
import { stoma } from './shared-bowel.ts';

const rectumRemoval: Picture = {
  ...fourFrames,
  src: '/images/treatments/rectum-removal.svg',
  alt: 'Removal of the rectum in four frames, the pelvis cut from the side: a growth in the rectum and a dashed line around it and its fat; the rectum lifted out with the fat; the colon joined low to what is left; a belly with a bag on the right side.',
  caption: 'Removal of the rectum with a low join. If the growth is very near the ring muscles, no join may be possible.',
  frames: [
    'The dashed line goes around the rectum and its fat.',
    'Both come out together, with the glands inside the fat.',
    'The colon is joined low down to what is left.',
    'A stoma, often for a time, guards the join.',
  ],
};

export const rectalCancerPictures: ReadonlyArray<Picture> = [rectumRemoval, stoma, cuts, backToDailyLife];
