import type { Picture } from '#content/picture.ts';
import { fourFrames, single } from './shared.ts';

export const hydatidCystsPictures: ReadonlyArray<Picture> = [
  {
    ...single,
    src: '/images/treatments/hydatid-cyst.svg',
    alt: 'The liver from the front with a large cyst, cut open. It has a thick outer coat, a thin inner layer, and many small round cysts inside.',
    caption: 'A hydatid cyst has a thick coat. In some stages small daughter cysts fill it.',
  },
  {
    ...fourFrames,
    src: '/images/treatments/hydatid-operation.svg',
    alt: 'An operation on a hydatid cyst in four frames: cloths around the cyst; a needle and syringe in it; the cyst opened and daughter cysts taken out; the empty space filled with fat from the belly.',
    caption: 'One kind of operation for a hydatid cyst. Sometimes the cyst is taken out whole, or with a piece of liver.',
    frames: [
      'Cloths around the cyst protect the belly from its fluid.',
      'A needle draws the fluid out.',
      'The cyst is opened, and the daughter cysts are removed.',
      'Fat from the belly may be laid into the space.',
    ],
  },
];
