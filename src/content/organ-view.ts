import { type Organ, organs } from '#content/organs.ts';

/** Where a part lies in its drawing, as per cent from the top: a window less tall than the drawing shows that band. */
export type Band = 12 | 34 | 44 | 50 | 72 | 95;

/** A drawing, 480 by 640, with one part lit. */
export type View = { src: string; alt: string; band: Band };

export const digestiveSystem = '/images/digestive-system.svg';
const inside = 'Drawing of the digestive system inside the body';

const inBody = (organ: Organ, band: Band): View => ({
  src: `${digestiveSystem}#${organ}`,
  alt: `${inside}. The part that is lit: ${organs[organ].toLowerCase()}.`,
  band,
});

// In the whole figure these two are too small to see.
const atOutlet = (organ: 'rectum' | 'anus', band: Band): View => ({
  src: `/images/digestive-system-outlet.svg#${organ}`,
  alt: `Drawing of the lower end of the bowel, cut open from the front. The part that is lit: ${organs[organ].toLowerCase()}.`,
  band,
});

const bulge = (place: 'groin' | 'navel' | 'scar', words: string, band: Band): View => ({
  src: `/images/digestive-system-belly.svg#${place}`,
  alt: `Drawing of the belly from the front, with a bulge ${words}.`,
  band,
});

const groin = bulge('groin', 'in the groin', 95);

const views = {
  oesophagus: inBody('oesophagus', 12),
  stomach: inBody('stomach', 34),
  liver: inBody('liver', 34),
  gallbladder: inBody('gallbladder', 44),
  'bile-duct': inBody('bile-duct', 44),
  pancreas: inBody('pancreas', 50),
  'small-intestine': inBody('small-intestine', 72),
  'large-intestine': inBody('large-intestine', 72),
  rectum: atOutlet('rectum', 34),
  anus: atOutlet('anus', 95),
  'abdominal-wall': groin,
} as const satisfies Record<Organ, View>;

const whole: View = { src: digestiveSystem, alt: `${inside}.`, band: 50 };

// The wall of the belly gives way in other places too.
const byPage: ReadonlyMap<string, View> = new Map([
  ['/treatment/hernia/Umbilicalhernia', bulge('navel', 'at the navel', 50)],
  ['/treatment/hernia/Ventralhernia', bulge('scar', 'under an old scar in the middle', 34)],
  // A way to look at five organs, none of which it is about.
  ['/treatment/ultrasound-services', { src: '/images/ultrasound.svg', alt: 'Drawing of an ultrasound probe on a belly.', band: 50 }],
]);

const person = '/images/body-regions.svg';

/** The outline of a body, for pages that concern no part of it. */
export const outline = { src: `${person}#outline`, alt: '' };

/** The body with a place of 'What do you feel?' marked. */
export const viewOfRegion = ({ id, name }: { id: string; name: string }) => ({
  src: `${person}#${id}`,
  alt: `Drawing of a body. The place that is marked: ${name.toLowerCase()}.`,
});

/** All organs in their own colours, for pages that concern all of them. */
export const wholeBody = { src: digestiveSystem, alt: '' };

/** The way to the practice. */
export const wayHere = { src: '/images/way-map.svg', alt: '' };

/** The drawing at the head of a page; without an organ the whole figure, nothing lit. */
export function viewOfPage(href: string, organ: Organ | undefined): View {
  return byPage.get(href) ?? (organ ? views[organ] : whole);
}

// A category is the practice's own wording, so it is searched for a part's plain name; the first that fits counts.
const names: ReadonlyArray<readonly [RegExp, Organ]> = [
  [/\bgallbladder\b/i, 'gallbladder'],
  [/\bbile\b/i, 'bile-duct'],
  [/\bliver\b/i, 'liver'],
  [/\bpancreas\b/i, 'pancreas'],
  [/\bstomach\b/i, 'stomach'],
  [/\b(?:food pipe|oesophagus|reflux)\b/i, 'oesophagus'],
  [/\bhernia\b/i, 'abdominal-wall'],
  [/\bsmall intestine\b/i, 'small-intestine'],
  [/\b(?:colon|bowel|intestine)\b/i, 'large-intestine'],
  [/\brectum\b/i, 'rectum'],
  [/\b(?:anus|piles|proctology)\b/i, 'anus'],
];

/** The drawing for a post of this category; undefined where it names no part of the body. */
export function viewOfCategory(category: string): View | undefined {
  const organ = names.find(([name]) => name.test(category))?.[1];
  return organ && views[organ];
}
