import type { Picture } from '#content/picture.ts';
import { fourFrames, painThroughToTheBack, single } from './shared.ts';

export const pancreaticStonesPictures: ReadonlyArray<Picture> = [
  {
    ...single,
    src: '/images/treatments/pancreatic-stones.svg',
    alt: 'The pancreas cut open along its length. Its duct is wide and uneven and holds a row of stones. The duct opens into the first part of the bowel.',
    caption: 'Stones in the main duct of the pancreas hold back its juice, and the duct grows wide behind them.',
  },
  painThroughToTheBack,
  {
    ...fourFrames,
    src: '/images/treatments/pancreatic-duct-opening.svg',
    alt: 'An operation on the pancreas in four frames: stones in the duct with the line of the cut; the duct opened and the stones taken out; a loop of bowel with an opening brought to it; bowel and duct joined along both edges.',
    caption: 'The blocked duct is opened along its length and joined to the bowel, so that the juice can drain.',
    frames: [
      'The stones lie in the duct; the dashed line is the cut.',
      'The duct is opened, and the stones are taken out.',
      'A loop of bowel, opened on its side, is brought near.',
      'Bowel and duct are joined, and juice drains into the bowel.',
    ],
  },
];
