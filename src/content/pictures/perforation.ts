import type { Picture } from '#content/picture.ts';
import { cuts, fourFrames } from './shared.ts';

const patch: Picture = {
  ...fourFrames,
  src: '/images/treatments/perforation-patch.svg',
  alt: 'Repair of a hole just below the stomach in four frames: juice leaks from the hole; a tube washes and sucks the belly clean; a flap of fat is brought up to the hole; the fat is stitched over it.',
  caption: 'Repair of a burst ulcer with a patch of fat. Other holes may need a piece of bowel to be removed.',
  frames: [
    'Juice leaks through the hole into the belly.',
    'The belly is washed clean.',
    'A flap of the belly’s own fat is brought up.',
    'It is stitched over the hole as a patch.',
  ],
};

export const perforationPictures: ReadonlyArray<Picture> = [patch, cuts];
