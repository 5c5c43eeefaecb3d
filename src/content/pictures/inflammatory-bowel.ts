import type { Picture } from '#content/picture.ts';
import { single } from './shared.ts';
import { stoma } from './shared-bowel.ts';

const ibd: Picture = {
  ...single,
  src: '/images/treatments/ibd.svg',
  alt: 'Two bellies with the bowel in view. a: coloured patches at the end of the small bowel and here and there in the large bowel, with healthy bowel between them. b: one coloured stretch that starts at the rectum and goes up the left side of the large bowel.',
  caption:
    'Crohn’s disease comes in patches, often at the end of the small bowel (a). Ulcerative colitis starts in the rectum and goes up without a gap (b).',
};

const ibdWall: Picture = {
  ...single,
  src: '/images/treatments/ibd-wall.svg',
  alt: 'The bowel cut across, twice. a: the whole wall is thick and inflamed, with deep cracks, and the space inside is small. b: only the inner lining is inflamed, with shallow sores; the outer layers look healthy.',
  caption: 'Crohn’s disease can go through the whole wall (a). Ulcerative colitis stays in the lining (b).',
};

export const inflammatoryBowelPictures: ReadonlyArray<Picture> = [ibd, ibdWall, stoma];
