import type { Picture } from '#content/picture.ts';
import { backToDailyLife, cuts, gallbladderRemoval, single, stoneFetched } from './shared.ts';

export const gallstonesPictures: ReadonlyArray<Picture> = [
  {
    ...single,
    src: '/images/treatments/gallstones-ducts.svg',
    alt: 'The gallbladder under the liver, cut open, with several stones inside. One more stone is stuck in the main bile duct, which runs behind the first part of the bowel and opens into it beside the duct of the pancreas.',
    caption: 'Stones lie in the gallbladder. One has slipped into the main bile duct and is stuck there.',
  },
  {
    ...single,
    src: '/images/treatments/gallstones-pain.svg',
    alt: 'A person from the front and from behind. Pain is marked under the right ribs, with an arrow to the right shoulder, and on the back at the right shoulder blade and beside the spine.',
    caption: 'The pain often sits under the right ribs. It can spread to the back or the right shoulder.',
  },
  gallbladderRemoval,
  stoneFetched,
  cuts,
  backToDailyLife,
];
