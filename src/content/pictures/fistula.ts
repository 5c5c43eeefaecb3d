import type { Picture } from '#content/picture.ts';
import { fourFrames, single } from './shared.ts';
import { feetUpAndWarmBath } from './shared-bowel.ts';

const fistula: Picture = {
  ...single,
  src: '/images/treatments/fistula.svg',
  alt: 'The anal canal cut open, twice. a: a short tunnel runs from the lining to the skin close to the opening and passes little muscle. b: a longer tunnel passes through the ring muscles higher up and opens further out on the skin.',
  caption: 'A low tunnel passes little muscle (a). A high one passes through much of the muscle that holds stool (b), and needs more care.',
};

const fistulaForms: Picture = {
  ...fourFrames,
  src: '/images/treatments/fistula-forms.svg',
  alt: 'How a fistula forms in four frames: a small infected gland in the wall of the canal; a pocket of pus below it near the skin; the pus breaking through the skin; a tunnel left between the canal and the skin.',
  caption: 'Most fistulas start in a small gland of the anal canal.',
  frames: [
    'A small gland in the wall gets infected.',
    'Pus gathers in a pocket: an abscess.',
    'It breaks through the skin, or a surgeon drains it.',
    'A tunnel can be left behind: the fistula.',
  ],
};

const fistulaRepair: Picture = {
  ...fourFrames,
  src: '/images/treatments/fistula-repair.svg',
  alt: 'Two treatments of a fistula in four frames: a thin rod through a low tunnel; the low tunnel laid open as a groove; a soft thread through a high tunnel and out through the anus; the thread still in its place, and the tunnel calm and thin around it.',
  caption: 'A low tunnel can be laid open. In a high one, a loose thread (seton) lets pus drain and cuts no muscle.',
  frames: [
    'A thin rod shows the way of a low tunnel.',
    'The low tunnel is laid open and heals from its floor.',
    'A high tunnel: a soft thread is passed and tied.',
    'Pus drains along the thread, and the swelling calms.',
  ],
};

export const fistulaPictures: ReadonlyArray<Picture> = [fistula, fistulaForms, fistulaRepair, feetUpAndWarmBath];
