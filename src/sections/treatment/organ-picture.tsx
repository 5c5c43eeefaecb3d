import { type Organ, organs } from '#content/organs.ts';

// On a phone the drawing is cropped to a band round the lit organ; where that organ lies in it, from the top.
const bands = {
  oesophagus: 'object-[50%_12%]',
  stomach: 'object-[50%_36%]',
  liver: 'object-[50%_32%]',
  gallbladder: 'object-[50%_44%]',
  'bile-duct': 'object-[50%_43%]',
  pancreas: 'object-[50%_50%]',
  'small-intestine': 'object-[50%_72%]',
  'large-intestine': 'object-[50%_70%]',
  rectum: 'object-[50%_95%]',
  anus: 'object-[50%_100%]',
  'abdominal-wall': 'object-[50%_66%]',
} as const satisfies Record<Organ, string>;

/** The site's drawing of the digestive system with one organ lit. */
export function OrganPicture({ organ, className = '' }: { organ: Organ; className?: string }) {
  return (
    <img
      alt={`Drawing of the digestive system inside the body. The part that is lit: ${organs[organ].toLowerCase()}.`}
      className={`rounded-lg bg-sunk object-cover ${bands[organ]} ${className}`}
      fetchPriority="high"
      height="640"
      src={`/images/digestive-system.svg#${organ}`}
      width="480"
    />
  );
}
