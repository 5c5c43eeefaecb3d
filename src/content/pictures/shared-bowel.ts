import type { Picture } from '#content/picture.ts';
import { fourFrames, single } from './shared.ts';

export const feetUpAndWarmBath: Picture = {
  ...single,
  src: '/images/treatments/toilet-and-bath.svg',
  alt: 'a: a person on the toilet leans forward, with the feet on a low stool and the knees above the hips. b: a person sits in a tub of warm water, with the feet on the floor.',
  caption: 'Sitting on the toilet with the feet on a low stool (a), and sitting in warm water (b).',
};

export const colonGrowth: Picture = {
  ...single,
  src: '/images/treatments/colon-growth.svg',
  alt: 'The large bowel from the front, and beside it a round enlarged view of its inside: two uneven growths in the wall leave only a narrow way, and small glands lie outside the wall.',
  caption: 'A cancer starts in the lining and grows into the wall. It can make the way narrow, bleed, and reach the glands nearby.',
};

export const stoma: Picture = {
  ...single,
  src: '/images/treatments/stoma.svg',
  alt: 'a: a belly from the front with a stoma to one side of the navel and a clear bag over it. b: the belly wall cut through. The end of the bowel comes out through the muscle and skin, its edge is turned back, and a bag covers it.',
  caption: 'A stoma (a): the end of the bowel is brought to the skin and turned back (b). Stool passes into the bag.',
};

export const polyps: Picture = {
  ...single,
  src: '/images/treatments/polyps.svg',
  alt: 'The wall of the large bowel cut through, twice. a: a round polyp on a stalk. b: a flat, broad polyp that lies on the lining. The muscle below is whole in both.',
  caption: 'A polyp on a stalk (a) and a flat polyp (b). Both grow from the lining.',
};

export const polypSnare: Picture = {
  ...fourFrames,
  src: '/images/treatments/polyp-snare.svg',
  alt: 'Removal of a polyp in four frames: a camera tube comes near a polyp on a stalk; a wire loop is laid around the stalk; the stalk is cut; the polyp is held by a small grasper.',
  caption: 'A polyp is removed through the camera tube during a colonoscopy.',
  frames: [
    'The camera tube finds the polyp.',
    'A wire loop is laid around its stalk.',
    'The loop is closed, and the stalk is cut.',
    'The polyp is fetched out, to be looked at in a laboratory.',
  ],
};

export const band: Picture = {
  ...single,
  src: '/images/treatments/obstruction-band.svg',
  alt: 'A band of scar lies across a loop of small bowel and presses it shut. Before the band the bowel is wide and swollen, after it the bowel is thin and empty.',
  caption: 'A band of scar from an earlier operation has pinched the bowel. It swells before the block, and is empty after it.',
};

export const volvulus: Picture = {
  ...single,
  src: '/images/treatments/volvulus.svg',
  alt: 'The lowest loop of the large bowel, very swollen, is twisted at its foot. An arrow shows the turn. The twisted place is dark and closed.',
  caption: 'A twisted loop of the large bowel (volvulus). It closes itself off, and its blood supply can stop.',
};

export const smallBowelRemoval: Picture = {
  ...fourFrames,
  src: '/images/treatments/small-bowel-removal.svg',
  alt: 'Removal of a piece of small bowel in four frames: dashed lines around the sick piece and its fan of vessels; the piece taken out; the two ends brought together; the ends joined.',
  caption: 'Removal of a piece of small bowel, with the vessels and glands that belong to it.',
  frames: [
    'The dashed line shows the piece to be removed.',
    'It comes out with its vessels and glands.',
    'The two healthy ends are brought together.',
    'They are joined, and food can pass again.',
  ],
};
