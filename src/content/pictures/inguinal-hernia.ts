import type { Picture } from '#content/picture.ts';
import { backToDailyLife, fourFrames, single } from './shared.ts';
import { trappedBowel } from './shared-hernia.ts';

const bulgeInTheGroin: Picture = {
  ...single,
  src: '/images/treatments/groin-hernia.svg',
  alt: 'a: a belly from the front with a round bulge low in the right groin. b: the groin cut from the side. A loop of bowel has passed through a gap in the muscle wall and lies in a pouch under the skin.',
  caption: 'A hernia in the groin (a). Cut from the side (b), a loop of bowel lies in a pouch that has come through a gap in the muscle.',
};

const meshInTheGroin: Picture = {
  ...single,
  src: '/images/treatments/groin-mesh.svg',
  alt: 'Two cuts through the groin from the side, each with a mesh over the gap in the muscle. a: the mesh lies on the outside of the muscle, towards the skin. b: the mesh lies behind the muscle, and the belly presses it against the wall.',
  caption: 'In open repair the mesh is laid on the wall from outside (a). In keyhole repair it lies behind the wall (b).',
};

const groinKeyhole: Picture = {
  ...fourFrames,
  src: '/images/treatments/groin-keyhole.svg',
  alt: 'Keyhole repair of a groin hernia in four frames: three small marks across the belly at the navel; the pouch pulled back out of the gap, seen from inside; a mesh spread over the weak area; the lining of the belly closed over the mesh.',
  caption: 'Keyhole repair of a groin hernia through the belly. In another kind, the instruments stay outside the lining of the belly.',
  frames: [
    'Small cuts let in a camera and thin instruments.',
    'Seen from inside: the pouch is pulled back out of the gap.',
    'A mesh is spread wide over the whole weak area.',
    'The lining of the belly is closed over the mesh.',
  ],
};

export const inguinalHerniaPictures: ReadonlyArray<Picture> = [
  bulgeInTheGroin,
  trappedBowel,
  meshInTheGroin,
  groinKeyhole,
  backToDailyLife,
];
