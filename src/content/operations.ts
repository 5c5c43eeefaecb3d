/** The practice's own answers about one operation. Sample values until the surgeon gives hers; `npm run launch-check` lists those that remain. */
export type Operation = {
  name: string;
  /** True once the practice has given its own answers. What is not given stays off a live site. */
  given: boolean;
  /** How long it lasts in the theatre. */
  lasts: string;
  /** Under which anaesthetic. */
  anaesthetic: string;
  /** Nights in hospital. */
  stay: string;
  /** What it costs in rupees, and what that includes. */
  cost: string;
  /** When one may do what again, counted from the operation. */
  back: {
    drink: string;
    eat: string;
    walk: string;
    bath: string;
    deskWork: string;
    twoWheeler: string;
    drive: string;
    lift: string;
    heavyWork: string;
    fly: string;
    sex: string;
  };
  /** How to get ready. `noFood` and `noDrink` are hours before the time of arrival in the theatre. */
  ready: { noFood: number; noDrink: number; medicines: ReadonlyArray<string>; bring: ReadonlyArray<string>; before: ReadonlyArray<string> };
};

const usualMedicines = [
  'Blood thinners (aspirin, clopidogrel, warfarin, apixaban, dabigatran, rivaroxaban): ask us at least a week before.',
  'Diabetes tablets that end in “-gliflozin”, other diabetes tablets and insulin: ask us; never stop them on your own.',
  'Weekly injections such as semaglutide or tirzepatide: tell us when you took the last one.',
  'Herbal medicines: bring their names.',
];

const usualThings = [
  'All reports, scans and films, and the list of your medicines',
  'Aadhaar card, and your insurance or PM-JAY card',
  'Loose clothes, slippers and a charger',
];

/** Those of this practice that a treatment page can name. */
export type OperationKey =
  | 'keyhole-gallbladder'
  | 'open-gallbladder'
  | 'gallbladder-cancer'
  | 'ercp'
  | 'bile-duct-repair'
  | 'liver'
  | 'liver-cyst'
  | 'whipple'
  | 'pancreas-drainage'
  | 'reflux-wrap'
  | 'stomach'
  | 'sleeve'
  | 'bypass'
  | 'small-bowel'
  | 'colon'
  | 'rectum'
  | 'colonoscopy-polyps'
  | 'rectal-polyp'
  | 'perforation'
  | 'adhesions'
  | 'keyhole-hernia'
  | 'open-hernia'
  | 'navel-hernia'
  | 'scar-hernia'
  | 'piles'
  | 'fissure'
  | 'fistula'
  | 'robotic';

export const operations: Readonly<Partial<Record<OperationKey, Operation>>> = {
  'keyhole-gallbladder': {
    name: 'Keyhole removal of the gallbladder',
    given: false,
    lasts: 'about 1 hour',
    anaesthetic: 'general: you are asleep',
    stay: '1 night',
    cost: '₹55,000 to ₹90,000, with a shared room, medicines and one visit afterwards',
    back: {
      drink: '4 hours after it',
      eat: 'the same evening: soft dal-rice, khichdi or curd rice',
      walk: 'the same evening, with help',
      bath: 'a shower after 2 days; no tub or pool for 2 weeks',
      deskWork: 'after 1 week',
      twoWheeler: 'after 2 weeks',
      drive: 'after 1 week, if you can stop hard without pain',
      lift: 'up to 5 kg at once; more after 3 weeks',
      heavyWork: 'after 4 weeks',
      fly: 'after 1 week',
      sex: 'when it does not hurt, often after 2 weeks',
    },
    ready: {
      noFood: 6,
      noDrink: 2,
      medicines: usualMedicines,
      bring: usualThings,
      before: ['A fitness check and blood tests in the week before'],
    },
  },
};
