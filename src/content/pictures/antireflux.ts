import type { Picture } from '#content/picture.ts';
import { backToDailyLife, fourFrames, single } from './shared.ts';

export const antirefluxPictures: ReadonlyArray<Picture> = [
  {
    ...single,
    src: '/images/treatments/reflux.svg',
    alt: 'The stomach and the food pipe, cut open. The valve between them stands open, and acid rises from the stomach past the breathing muscle (diaphragm) into the food pipe.',
    caption: 'Reflux: the valve at the top of the stomach does not close well, and acid rises into the food pipe.',
  },
  {
    ...single,
    src: '/images/treatments/hiatus-hernia.svg',
    alt: 'The stomach, cut open. Its top part has slipped up through a wide gap in the breathing muscle and sits in the chest as a pouch, with arrows that point up.',
    caption: 'Hiatus hernia: the top of the stomach has slipped through the gap in the breathing muscle (diaphragm) into the chest.',
  },
  {
    ...fourFrames,
    src: '/images/treatments/antireflux-wrap.svg',
    alt: 'A wrap operation in four frames: the stomach drawn down below the breathing muscle; the gap in the muscle stitched; the top of the stomach passed behind the food pipe; its two sides stitched together in front.',
    caption: 'Repair of a hiatus hernia with a full wrap. In a part wrap the stomach goes only part of the way around.',
    frames: [
      'The stomach is drawn down out of the chest.',
      'The gap in the breathing muscle is made smaller with stitches.',
      'The top of the stomach is passed behind the food pipe.',
      'Stitched in front, it makes a new valve.',
    ],
  },
  backToDailyLife,
];
