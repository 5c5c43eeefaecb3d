/** A consent record's number in the practice's files, or the statement that the picture is a drawing and shows no patient. */
export type ConsentRecord = `CR-${string}` | 'drawing, no patient shown';

export type Case = {
  id: number;
  /** The page that explains it, by its link. */
  treatment: string;
  name: string;
  desc: string;
  image: string;
  /** What the picture shows, for a reader who cannot see it. */
  imageAlt: string;
  consentRecord: ConsentRecord;
};

const drawing = 'drawing, no patient shown';

/** The home carousel shows all twelve; the cases page shows ids 0 to 10. */
export const cases = [
  {
    id: 0,
    treatment: 'gallbladderstones',
    name: 'Keyhole removal of the gallbladder',
    desc: 'Four small cuts instead of one long one. The duct and the artery are both seen clearly before either is cut.',
    image: '/images/cases/case-0.svg',
    imageAlt: 'Drawing of a belly with four keyhole ports, and of the gallbladder with its duct and artery laid free.',
    consentRecord: drawing,
  },
  {
    id: 1,
    treatment: 'gallbladderstones',
    name: 'A gallbladder full of stones',
    desc: 'What is inside when a gallbladder has been giving pain for years: many stones and a thick wall.',
    image: '/images/cases/case-1.svg',
    imageAlt: 'Drawing of an opened gallbladder filled with rounded stones.',
    consentRecord: drawing,
  },
  {
    id: 2,
    treatment: 'Inguinalhernial',
    name: 'Keyhole repair of a groin hernia',
    desc: 'The bulge is brought back, and a soft mesh covers the weak spot from the inside.',
    image: '/images/cases/case-2.svg',
    imageAlt: 'Drawing of the groin from inside with a mesh laid over the weak spot.',
    consentRecord: drawing,
  },
  {
    id: 3,
    treatment: 'Ventralhernia',
    name: 'Repair of a hernia at an old scar',
    desc: 'The mesh lies behind the muscle, and the muscle is closed over it.',
    image: '/images/cases/case-3.svg',
    imageAlt: 'Drawing of the belly wall in section with a mesh behind the muscle.',
    consentRecord: drawing,
  },
  {
    id: 4,
    treatment: 'whilesurgery',
    name: 'Whipple operation',
    desc: 'The head of the pancreas is removed. Pancreas, bile duct and stomach are then joined to the bowel again.',
    image: '/images/cases/case-4.svg',
    imageAlt: 'Drawing of the pancreas, bile duct and stomach joined to a loop of bowel.',
    consentRecord: drawing,
  },
  {
    id: 5,
    treatment: 'pancreaticestones',
    name: 'Stones in the pancreatic duct',
    desc: 'The duct is opened along its length, cleared of stones, and joined to the bowel so that it drains.',
    image: '/images/cases/case-5.svg',
    imageAlt: 'Drawing of an opened pancreatic duct with stones, beside a loop of bowel.',
    consentRecord: drawing,
  },
  {
    id: 6,
    treatment: 'livercancer',
    name: 'Part of the liver removed',
    desc: 'The part with the tumour is taken out along a planned line. The healthy part that stays does the work.',
    image: '/images/cases/case-6.svg',
    imageAlt: 'Drawing of a liver with a dashed line between the part removed and the part kept.',
    consentRecord: drawing,
  },
  {
    id: 7,
    treatment: 'hydatid-cysts',
    name: 'Hydatid cyst of the liver',
    desc: 'The parasite’s cyst is emptied with care that nothing spills, and its lining is taken out.',
    image: '/images/cases/case-7.svg',
    imageAlt: 'Drawing of a round cyst in the liver being emptied through a tube.',
    consentRecord: drawing,
  },
  {
    id: 8,
    treatment: 'cancer',
    name: 'Part of the stomach removed',
    desc: 'The lower part of the stomach with a tumour is removed, and the rest is joined to the bowel.',
    image: '/images/cases/case-8.svg',
    imageAlt: 'Drawing of a shortened stomach joined to a loop of small bowel.',
    consentRecord: drawing,
  },
  {
    id: 9,
    treatment: 'rectumcancer',
    name: 'Rectal cancer with a low join',
    desc: 'The rectum is removed with the fat around it, and the colon is joined low down, above the anus.',
    image: '/images/cases/case-9.svg',
    imageAlt: 'Drawing of the colon joined to the short end of the rectum.',
    consentRecord: drawing,
  },
  {
    id: 10,
    treatment: 'antireflux',
    name: 'Wrap for reflux',
    desc: 'The top of the stomach is wrapped round the end of the food pipe so that acid stays down.',
    image: '/images/cases/case-10.svg',
    imageAlt: 'Drawing of the top of the stomach folded round the end of the food pipe.',
    consentRecord: drawing,
  },
  {
    id: 11,
    treatment: 'weightlosssurgery',
    name: 'Sleeve operation for weight loss',
    desc: 'Most of the stomach is removed, and a narrow tube stays.',
    image: '/images/cases/case-11.svg',
    imageAlt: 'Drawing of a stomach narrowed to a sleeve, with the removed part shown pale.',
    consentRecord: drawing,
  },
] as const satisfies ReadonlyArray<Case>;

/** Says what the pictures are; a patient's picture could come among them only by a consent record. */
export const casesIntro = cases.every(({ consentRecord }: Case) => consentRecord === drawing)
  ? 'Operations, drawn. The pictures show no patient.'
  : 'Operations that we do. A patient’s picture is shown only with written consent.';

/** Those that a treatment page shows. */
export const casesOf = (treatment: string): ReadonlyArray<Case> => cases.filter((each) => each.treatment === treatment);

export const casesPageCases = cases.filter(({ id }) => id <= 10);
