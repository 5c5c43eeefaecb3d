import type { Picture } from '#content/picture.ts';
import { single } from './shared.ts';

export const cirrhosisPictures: ReadonlyArray<Picture> = [
  {
    ...single,
    src: '/images/treatments/cirrhosis.svg',
    alt: 'Two bodies with the belly open to view. a: a smooth liver, a small spleen, a thin vein. b: a knobbly scarred liver, a large spleen, wide winding veins around the lower food pipe, and fluid in a swollen belly.',
    caption:
      'A healthy liver (a), and cirrhosis (b): the liver is knobbly with scars, blood backs up into the spleen and veins, and fluid gathers.',
  },
  {
    ...single,
    src: '/images/treatments/varices.svg',
    alt: 'The lower food pipe and the stomach, cut open. Thick winding veins run along the inside of the food pipe and the top of the stomach.',
    caption: 'Swollen veins (varices) in the food pipe. They can bleed, so doctors look for them and treat them.',
  },
];
