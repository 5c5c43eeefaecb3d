import type { Picture } from '#content/picture.ts';
import { fourFrames, single } from './shared.ts';

export const bileDuctInjuryPictures: ReadonlyArray<Picture> = [
  {
    ...single,
    src: '/images/treatments/bile-duct-injury.svg',
    alt: 'The bile duct below the liver after the gallbladder is gone. A clip closes the stump of the gallbladder’s own duct, as it should. Clips also lie across the main bile duct; above them it is wide, below them thin.',
    caption: 'The clip on the small stump is in its right place. The clips on the main duct are not: bile backs up into the liver.',
  },
  {
    ...fourFrames,
    src: '/images/treatments/bile-duct-repair.svg',
    alt: 'Repair of the bile duct in four frames: the closed duct; the healthy end near the liver opened; a loop of bowel brought up to it; the duct joined to the bowel, with an arrow for the flow of bile.',
    caption: 'Repair with a loop of bowel, so that bile again has a way from the liver.',
    frames: [
      'The main duct is closed, and bile backs up.',
      'The healthy duct near the liver is opened.',
      'The bowel is divided, and its lower end brought up.',
      'Duct and bowel are joined, and bile flows again.',
    ],
  },
];
