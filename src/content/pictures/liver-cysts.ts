import type { Picture } from '#content/picture.ts';
import { single } from './shared.ts';

export const liverCystsPictures: ReadonlyArray<Picture> = [
  {
    ...single,
    src: '/images/treatments/liver-cysts.svg',
    alt: 'The liver from the front with one large and several small round bubbles in it, each with a thin smooth wall and clear fluid inside.',
    caption: 'Simple cysts are bubbles of clear fluid with a thin, smooth wall.',
  },
  {
    ...single,
    src: '/images/treatments/liver-cyst-roof.svg',
    alt: 'A cyst at the surface of the liver, cut through. a: it is full and bulges above the liver. b: the bulging part of its wall is gone, and arrows show fluid leaving it.',
    caption: 'Removal of the roof: the part of the wall that bulges out (a) is cut away, so that fluid can leave (b).',
  },
];
