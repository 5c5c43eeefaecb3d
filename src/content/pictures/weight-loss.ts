import type { Picture } from '#content/picture.ts';
import { backToDailyLife, fourFrames, single } from './shared.ts';

export const weightLossPictures: ReadonlyArray<Picture> = [
  {
    ...single,
    src: '/images/treatments/sleeve-and-bypass.svg',
    alt: 'Two operations side by side. a, the sleeve: a narrow tube of stomach is left, and the larger part, dashed, is gone. b, the bypass: a small pouch under the food pipe is joined to the bowel, and the rest of the stomach stays, shut off.',
    caption: 'The sleeve (a) takes most of the stomach away. The bypass (b) leads food past the stomach, which stays in place.',
  },
  {
    ...fourFrames,
    src: '/images/treatments/sleeve.svg',
    alt: 'The sleeve operation in four frames: fat freed from the edge of the stomach; a tube passed by mouth as a guide; a stapler along the guide; the narrow sleeve left, with the other part taken out.',
    caption: 'The sleeve: the stomach becomes a narrow tube. What is taken out cannot be put back.',
    frames: [
      'The fat is freed from the outer edge of the stomach.',
      'A soft tube passed by mouth shows how wide to leave it.',
      'A stapler closes and cuts the stomach along the tube.',
      'The larger part comes out, and the sleeve is left.',
    ],
  },
  {
    ...fourFrames,
    src: '/images/treatments/bypass.svg',
    alt: 'The bypass operation in four frames: the line for a small pouch at the top of the stomach; the bowel divided further down; the lower end joined to the pouch; the upper end joined lower down.',
    caption: 'The usual bypass (Roux-en-Y): food goes past most of the stomach, and the digestive juices meet it further down.',
    frames: [
      'A small pouch is planned at the top of the stomach.',
      'The pouch is made, and the bowel divided further down.',
      'The lower end of the bowel is joined to the pouch.',
      'The other end, with the juices, joins further down.',
    ],
  },
  backToDailyLife,
];
