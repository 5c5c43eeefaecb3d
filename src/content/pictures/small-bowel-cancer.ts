import type { Picture } from '#content/picture.ts';
import { single } from './shared.ts';
import { smallBowelRemoval } from './shared-bowel.ts';

const smallBowelGrowth: Picture = {
  ...single,
  src: '/images/treatments/small-bowel-growth.svg',
  alt: 'A loop of small bowel, cut open in one place. A dark growth on both sides leaves only a narrow way. Small glands lie in the sheet below it, one of them dark.',
  caption: 'A growth in the wall of the small bowel. It can make the way narrow and reach the glands nearby.',
};

export const smallBowelCancerPictures: ReadonlyArray<Picture> = [smallBowelGrowth, smallBowelRemoval];
