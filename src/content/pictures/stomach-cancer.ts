import type { Picture } from '#content/picture.ts';
import { cuts, fourFrames, single } from './shared.ts';

export const stomachCancerPictures: ReadonlyArray<Picture> = [
  {
    ...single,
    src: '/images/treatments/stomach-cancer.svg',
    alt: 'The stomach, cut open, with an uneven growth with a sore on top in its lower wall. Small glands lie along the outside of the stomach, two of them dark.',
    caption: 'A growth in the lower part of the stomach. It starts in the lining and can spread to the glands nearby.',
  },
  {
    ...fourFrames,
    src: '/images/treatments/stomach-removal.svg',
    alt: 'Removal of part of the stomach in four frames: lines of the cuts above and below the growth; the lower stomach taken out with its glands; a loop of bowel brought up; the loop joined to what is left of the stomach.',
    caption: 'Removal of the lower part of the stomach. When the growth sits higher, the whole stomach may have to come out.',
    frames: [
      'Dashed lines show the cuts, well away from the growth.',
      'The lower stomach comes out with the glands around it.',
      'A loop of bowel is brought up to the stomach.',
      'Both are joined; the bile joins the food further down.',
    ],
  },
  cuts,
];
