import type { Picture } from '#content/picture.ts';
import { backToDailyLife, single } from './shared.ts';
import { feetUpAndWarmBath } from './shared-bowel.ts';

const fissure: Picture = {
  ...single,
  src: '/images/treatments/fissure.svg',
  alt: 'a: the anus from outside with a tear at its edge. b: the anal canal cut open, with a long tear in the lining of the lower canal and a small tag of skin below it. The inner ring muscle lies just behind the tear.',
  caption:
    'A tear in the lining at the edge of the anus (a), and inside the canal (b). The inner ring muscle beside it tightens, and that hurts.',
};

const fissureSphincter: Picture = {
  ...single,
  src: '/images/treatments/fissure-sphincter.svg',
  alt: 'The anal canal cut open with a tear on one side, twice. a: a dashed line and an arrow mark the lower part of the inner ring muscle on the other side. b: that part of the muscle is divided, and the tear has become small.',
  caption:
    'The small cut lies in the lower part of the inner ring muscle, to the side of the tear (a). The muscle relaxes, and the tear can heal (b).',
};

export const fissurePictures: ReadonlyArray<Picture> = [fissure, feetUpAndWarmBath, fissureSphincter, backToDailyLife];
