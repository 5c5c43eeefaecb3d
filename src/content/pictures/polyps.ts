import type { Picture } from '#content/picture.ts';
import { polypSnare, polyps } from './shared-bowel.ts';

/** Drawn in the large bowel; the captions say so. */
export const polypsPictures: ReadonlyArray<Picture> = [
  { ...polyps, caption: 'A polyp on a stalk (a) and a flat polyp (b), drawn in the large bowel. In the stomach they look much the same.' },
  {
    ...polypSnare,
    caption: 'A polyp is removed through the camera tube. This is drawn in the large bowel; in the stomach it is done the same way.',
  },
];
