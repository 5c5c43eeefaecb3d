import type { Picture } from '#content/picture.ts';
import { gallbladderRemoval, painThroughToTheBack, single, stoneFetched } from './shared.ts';

export const pancreatitisPictures: ReadonlyArray<Picture> = [
  {
    ...single,
    src: '/images/treatments/pancreatitis.svg',
    alt: 'A swollen, sore pancreas beside the first part of the bowel. A small stone from the gallbladder is stuck where the bile duct and the duct of the pancreas open into the bowel.',
    caption: 'A small gallstone is stuck where bile and the juice of the pancreas flow into the bowel. The pancreas swells.',
  },
  painThroughToTheBack,
  stoneFetched,
  gallbladderRemoval,
];
