import type { Picture } from '#content/picture.ts';
import { cuts, single } from './shared.ts';

export const gallbladderCancerPictures: ReadonlyArray<Picture> = [
  {
    ...single,
    src: '/images/treatments/gallbladder-cancer.svg',
    alt: 'The gallbladder cut open, with stones inside and an uneven growth in its wall that reaches into the liver above it. Two small glands lie beside the bile duct, one of them dark.',
    caption:
      'The growth starts in the wall of the gallbladder. It can grow into the liver beside it and reach the glands near the bile duct.',
  },
  {
    ...single,
    src: '/images/treatments/gallbladder-cancer-operation.svg',
    alt: 'A dashed line goes round the gallbladder and the rim of liver that it lies on. A second dashed line goes round the small glands beside the bile duct.',
    caption: 'What surgery takes out: the gallbladder with a rim of liver, and the nearby glands.',
  },
  cuts,
];
