import type { Picture } from '#content/picture.ts';
import { fourFrames, single } from './shared.ts';

export const trappedBowel: Picture = {
  ...single,
  src: '/images/treatments/trapped-bowel.svg',
  alt: 'Two cuts through a hernia from the side. a: a loop of bowel lies loosely in the pouch, with arrows in and out. b: the gap grips the loop tightly; the loop has turned dark, and the bowel before it is swollen.',
  caption:
    'A loop that slips in and out (a), and a trapped loop (b): its blood supply is squeezed off. A hard, painful bulge that does not go back is an emergency.',
};

export const bellyWallHernia: Picture = {
  ...single,
  src: '/images/treatments/belly-wall-hernia.svg',
  alt: 'The belly wall cut across, twice. a: a loop of bowel has come through a small gap in the muscle behind the navel. b: two loops have come through a wide gap in the muscle under an old scar.',
  caption: 'A hernia at the navel (a), and one through the scar of an earlier operation (b).',
};

export const wallMesh: Picture = {
  ...fourFrames,
  src: '/images/treatments/wall-mesh.svg',
  alt: 'Repair of a hernia of the belly wall in four frames, cut across: bowel in a pouch through the gap; the bowel back in the belly and the lining stitched; a mesh laid behind the muscle; muscle and skin closed.',
  caption: 'One kind of mesh repair. A small hernia at the navel may need only stitches, and the mesh can lie in another layer.',
  frames: [
    'Bowel has come through the gap in the muscle.',
    'It goes back, and the lining below is closed.',
    'A mesh is laid behind the muscle, wider than the gap.',
    'The muscle and the skin are closed over it.',
  ],
};
