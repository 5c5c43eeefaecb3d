import type { Picture } from '#content/picture.ts';
import { fourFrames, single } from './shared.ts';
import { feetUpAndWarmBath } from './shared-bowel.ts';

const piles: Picture = {
  ...single,
  src: '/images/treatments/piles.svg',
  alt: 'The anal canal cut open from top to bottom. Two cushions with swollen veins bulge into the canal, high up. A third lies under the skin at the edge of the opening. The two ring muscles lie to each side.',
  caption: 'Inside piles sit high in the canal, where the lining feels little pain. Outside piles sit under the skin at its edge.',
};

const pilesBand: Picture = {
  ...fourFrames,
  src: '/images/treatments/piles-band.svg',
  alt: 'A rubber band put on an inside pile in four frames: a short tube in the canal below the pile; the pile drawn into the tube; a tight ring around the foot of the pile; the dried pile falling off.',
  caption: 'Banding of an inside pile. The band sits above the edge, where the lining feels little pain.',
  frames: [
    'A short tube lets the doctor see the pile.',
    'The pile is drawn into the tube.',
    'A small rubber band is left around its foot.',
    'The pile dries up and falls off with the band.',
  ],
};

const pilesRemoval: Picture = {
  ...fourFrames,
  src: '/images/treatments/piles-removal.svg',
  alt: 'Removal of piles in four frames: a dashed line around an inside and an outside pile; the vessels above tied and the piles lifted off; the raw strip left on one side of the canal; the opening from outside with three wounds and skin between them.',
  caption: 'Removal of large piles. Skin is left between the wounds, so that the opening does not become too narrow.',
  frames: [
    'The dashed line shows what is removed.',
    'The vessels above are tied, and the piles are lifted off.',
    'A raw strip is left, which heals over the weeks.',
    'From outside: skin is left between the wounds.',
  ],
};

export const pilesPictures: ReadonlyArray<Picture> = [piles, feetUpAndWarmBath, pilesBand, pilesRemoval];
