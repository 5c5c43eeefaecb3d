import { article as colonoscopy } from './articles/preparing-for-a-colonoscopy.ts';
import type { Fasting } from './medicines-before.ts';
import type { OperationKey } from './operation-keys.ts';

export type { OperationKey } from './operation-keys.ts';

import type { RuleId } from './triage.ts';

/** The practice's own answers about one operation. Sample values until the surgeon gives hers; `npm run launch-check` lists those that remain. */
export type Operation = {
  name: string;
  /** In a word, how it is done, where a page speaks of several ways in one sentence: 'keyhole', 'open'. */
  way?: string;
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
  /**
   * How to get ready; nothing where the operation is an emergency, for which nobody fasts by the clock or asks a week before.
   * `noFood` and `noDrink` are hours before the time of arrival in the theatre.
   */
  ready?: {
    fasting: Fasting;
    noFood: number;
    noDrink: number;
    /** The stomach may not be empty after the usual hours, because of the illness itself. */
    slowStomach?: true;
    /** What else has its hour, counted back from the operation. */
    steps?: ReadonlyArray<{ hoursBefore: number; title: string; details: string }>;
    bring: ReadonlyArray<string>;
    before: ReadonlyArray<string>;
    /** Rules of its illness for which nobody who waits for it rings us first, beside those of every sheet. */
    ownSigns?: ReadonlyArray<RuleId>;
  };
  /** The operation whose sheet tells how to get ready for this one as well. */
  readyAs?: OperationKey;
};

const usualThings = [
  'All reports, with the films or discs of scans',
  'Your medicines in their packets',
  'Your identity card, and the card of your insurance or scheme',
  'Loose clothes, slippers, glasses and a charger',
  'The name and number of the adult who takes you home and stays the first night',
  'No jewellery, nail polish, make-up or contact lenses',
] as const;

const noSmoking = 'No smoking or tobacco from today on';
const noAlcohol =
  'No alcohol from today on. If you drink every day, tell us now and do not stop at once: stopping suddenly can be dangerous';
const skin = 'A wash with soap that morning or the evening before. Do not shave the place: we clip hair where we need to';

const usualTests = [
  'Blood tests, a heart tracing and a visit to the anaesthetist, in the two weeks before',
  noSmoking,
  noAlcohol,
  skin,
] as const;

/** Before a camera test or a small operation on the anus. */
const smallTests = [
  'A talk with the anaesthetist in the two weeks before, and blood tests if we tell you so',
  noSmoking,
  noAlcohol,
] as const;

const beforeAnalOperation = [
  ...smallTests,
  skin,
  'Fibre and water from now on, so that the first stools are soft. If your heart or kidney doctor limits what you drink, keep to that',
] as const;
const enema = 'A small enema on the morning, which we give';

/** Each sheet with a bowel drink has all three. */
const bowelDrinkWarnings = [
  'Before the bowel drink tell us of weak kidneys or a weak heart, water tablets, or a narrow place in the bowel: not every drink is safe for you',
  'With a newly swollen belly, cramps in waves or vomiting again and again do not start the bowel drink: call 112 or 108. After one vomit and nothing else ring us; if we are closed, do not start it and see a doctor today',
  'Stop the bowel drink and call 112 or 108 for severe pain, a faint or vomiting that does not stop. Ring us if it does not stay down, or your stool is still brown that morning',
] as const;
const washout =
  'A bowel drink the day before, only if we tell you so. With it you have clear drinks alone from the hour on our sheet; without it you eat until the hours below';

const breathAndFood = [
  'Breathing exercises and a walk twice a day from now on',
  'A talk with the dietician about eating enough before it',
] as const;

const ready = { fasting: 'some hours', noFood: 6, noDrink: 2, bring: usualThings, before: usualTests } as const;

const weeks = 7 * 24;
const liquidDiet = {
  fasting: 'a liquid diet of two weeks',
  steps: [
    {
      hoursBefore: 3 * weeks,
      title: 'Ask about your medicines for the liquid diet',
      details:
        'Blood thinners, insulin, sugar tablets, gliflozins, blood pressure tablets, water tablets and lithium: some change from its first day on. On warfarin or acenocoumarol ask for an INR early in the diet.',
    },
    {
      hoursBefore: 2 * weeks,
      title: 'The liquid diet begins',
      details:
        'No gliflozin from today on. Insulin and sugar tablets as we wrote down. Shaky or sweating: take sugar at once. Confused or drowsy: 112, and nothing by mouth. After a low sugar go to a hospital the same day if you take sugar tablets; otherwise ring us. Ring us too if you are dizzy, or if water stays down but the diet does not. If you vomit again and again, or even water does not stay down: 112 or 108.',
    },
  ],
} as const;

const prepared = colonoscopy.evidence.figures;
const hoursIn = (figure: { value: string }) => Number.parseInt(figure.value, 10);
const lightFood = 'White rice, idli, curd, egg. No seeds, skins, leaves or whole dals.';
/** From when somebody with a bowel drink eats nothing. */
export const clearDrinksHours = 20;
const bowelDrink = {
  fasting: 'a day with a bowel drink',
  noFood: clearDrinksHours,
  steps: [
    {
      hoursBefore: weeks,
      title: 'Iron tablets: ask us',
      details: 'They usually stop from today on, because they make the stool dark and sticky.',
    },
    {
      hoursBefore: 48,
      title: 'From now on light food',
      details: lightFood,
    },
    {
      hoursBefore: clearDrinksHours,
      title: 'Stop eating: only clear drinks from now on',
      details: 'Not just water: “Stop drinking” below says which.',
    },
    {
      hoursBefore: 16,
      title: 'The first part of the bowel drink',
      details: 'Glass by glass, with other clear drinks beside it, not water alone. Stay near a toilet.',
    },
    {
      hoursBefore: hoursIn(prepared.lastDose),
      title: 'The last part of the bowel drink',
      details: `Finish it at least ${prepared.finishBefore.value} before the test.`,
    },
  ],
} as const;

/** Where only some have the bowel drink, its steps say for whom they are. */
const perhapsBowelDrink = {
  fasting: 'a bowel drink if we say so',
  steps: [
    { hoursBefore: 48, title: 'With a bowel drink: light food from now on', details: lightFood },
    {
      hoursBefore: clearDrinksHours,
      title: 'With a bowel drink: clear drinks alone from now on',
      details:
        'Take the bowel drink at the hours that we wrote down, with other clear drinks beside it, not water alone. With diabetes take sweet ones when your sugar falls. Stay near a toilet. If we gave you no bowel drink, eat as usual today.',
    },
  ],
} as const;

const withOneNight = 'with a shared room, the surgeon, the anaesthetist, medicines and the first visit afterwards';
const withTheWard = 'with a shared room, the surgeon, the anaesthetist and usual medicines; intensive care and blood are extra';

// No study of a hernia shows harm from earlier work, and surgeons elsewhere allow it sooner: the longer time is our own wish.
const ourCaution = 'that is our own caution, and others allow it sooner: ask us if your pay depends on it';
// The page of the groin hernia cites both kinds of surgeons.
const groinCaution = 'that is our own caution; British surgeons advise 6 weeks, others allow it sooner: ask us if your pay depends on it';

const hard = 'when you can brake hard without pain and take no strong painkillers';

const keyhole = {
  drink: 'about 4 hours after it',
  eat: 'the same evening: soft khichdi, curd rice or dal',
  walk: 'the same evening, with help',
  bath: 'a shower after 2 days; no tub or pool until the wounds are dry and closed',
  deskWork: 'after about 1 week',
  twoWheeler: 'after about 2 weeks',
  drive: `after about 1 week, ${hard}`,
  lift: 'a filled bucket after 2 weeks',
  heavyWork: 'after 4 weeks',
  fly: 'after 1 week',
  sex: 'when it does not hurt, often after 2 weeks',
};

const nothingHeavy = 'nothing over 5 kg (no bucket, gas cylinder or child) for at least 6 weeks';

const openBelly = {
  drink: 'sips the same day or the next',
  eat: 'from the second or third day, as the surgeon tells you: liquids first, then soft food',
  walk: 'the next day, with help',
  bath: 'a shower after 3 days, with the wound covered as we show you',
  deskWork: 'after 4 to 6 weeks',
  twoWheeler: 'after 6 weeks',
  drive: `after 4 to 6 weeks, ${hard}`,
  lift: nothingHeavy,
  heavyWork: 'after 8 to 12 weeks',
  fly: 'after 2 to 4 weeks; ask us first',
  sex: 'when it does not hurt, often after 4 to 6 weeks',
};

const bowelByKeyhole = {
  drink: 'sips the same day',
  eat: 'liquids the same evening or the next day, then soft food as the surgeon tells you',
  walk: 'the same evening or the next day, with help',
  bath: 'a shower after 2 days',
  deskWork: 'after 2 to 3 weeks',
  twoWheeler: 'after 3 to 4 weeks',
  drive: `after 2 to 3 weeks, ${hard}`,
  lift: 'nothing over 5 kg (no bucket, gas cylinder or child) for 3 to 4 weeks',
  heavyWork: 'after 6 weeks',
  fly: 'after 2 to 3 weeks; ask us first',
  sex: 'when it does not hurt, often after 2 to 3 weeks',
};

const afterOpenBowel = { drink: bowelByKeyhole.drink, eat: bowelByKeyhole.eat, walk: bowelByKeyhole.walk } as const;
const whenWindPasses = 'when wind passes: sips first, then liquids and soft food';

const behind = {
  drink: 'about 4 hours after it',
  eat: 'the same evening; plenty of fibre and water from the next day',
  walk: 'the same evening',
  bath: 'a shower the next day; sit in warm water after each stool',
  deskWork: 'after about 1 week',
  twoWheeler: 'after 2 weeks; longer if sitting hurts',
  drive: `after about 1 week, ${hard}`,
  lift: 'a filled bucket after 1 week',
  heavyWork: 'after 2 to 3 weeks',
  fly: 'after 1 week',
  sex: 'when it does not hurt',
};

const camera = {
  drink: 'when you are fully awake',
  eat: 'the same day, a light meal first',
  walk: 'the same day',
  bath: 'the same day',
  deskWork: 'the next day',
  twoWheeler: 'the next day; never on the day of the sleeping medicine',
  drive: 'the next day; never on the day of the sleeping medicine',
  lift: 'the next day',
  heavyWork: 'after 2 days',
  fly: 'after 2 days',
  sex: 'the next day',
};

const nerves = 'after about 6 weeks; ask us, because nerves can be affected';

const asleep = 'general: you are asleep';
const spinal = 'an injection in the back (spinal), which numbs you from the waist down; or general';
const sedation = 'a medicine through a vein that makes you sleepy';

const afterWeightLoss = {
  ...keyhole,
  eat: 'liquids for two weeks, then smooth purees for two, with the dietician',
  deskWork: 'after 2 to 3 weeks',
  lift: 'a filled bucket after 4 weeks',
  heavyWork: 'after 6 weeks',
  fly: 'after 2 weeks; ask us first if the flight is longer than 4 hours, because of clots',
};

const readyForWeightLoss = {
  ...ready,
  ...liquidDiet,
  before: [
    ...usualTests,
    'The liquid diet of our dietician in the two weeks before the operation',
    'A talk with the dietician and, if you wish, with a psychologist',
  ],
} as const;

const afterGentlePiles = { ...behind, deskWork: 'after 1 to 2 weeks', lift: 'a filled bucket after 2 weeks', fly: 'after 2 weeks' };

const readyForFissure = {
  ...ready,
  before: [
    ...beforeAnalOperation,
    'A small enema on the morning of the operation, only if it does not hurt too much; often we leave it out',
  ],
} as const;

const readyForColon = {
  ...ready,
  ...perhapsBowelDrink,
  before: [...usualTests, washout, ...bowelDrinkWarnings, 'The stoma nurse marks a place on the belly, in case a bag is needed'],
} as const;

const readyForRectum = {
  ...ready,
  ...perhapsBowelDrink,
  before: [
    ...usualTests,
    washout,
    ...bowelDrinkWarnings,
    'The stoma nurse marks a place on the belly, because a bag is often needed for some months',
  ],
} as const;

const readyForUpperBelly = { ...ready, before: [...usualTests, ...breathAndFood] } as const;

/** The same where the illness itself can keep the stomach full. */
const readyForStomach = { ...readyForUpperBelly, slowStomach: true } as const;

const readyForHydatid = {
  ...ready,
  before: [
    ...usualTests,
    'Albendazole tablets before it, if we have prescribed them, with a meal that has some fat; bring the packet',
    'On albendazole use reliable birth control. If you take albendazole and may be pregnant, or have a fever, a sore throat or new bruises, ring us the same day: you need a blood count. If we are closed, go to a hospital. With two of these three, call 112 or 108',
    'Tell us about asthma and every allergy: medicines against a severe reaction are kept ready',
  ],
  ownSigns: ['cyst-allergy', 'cyst-cough', 'albendazole-fever-with-more'],
} as const;

const readyForWholeColon = {
  ...ready,
  before: [
    ...usualTests,
    'A talk with the dietician about eating enough before it',
    'The stoma nurse marks a place on the belly, because a bag is needed: for some months before a pouch works, or for good',
  ],
} as const;

const written = {
  'keyhole-gallbladder': {
    name: 'Keyhole removal of the gallbladder',
    given: false,
    lasts: 'about 1 hour',
    anaesthetic: asleep,
    stay: '1 night',
    cost: `₹60,000 to ₹95,000, ${withOneNight}`,
    back: { ...keyhole, deskWork: 'after 1 to 2 weeks' },
    ready,
  },
  'open-gallbladder': {
    name: 'Open removal of the gallbladder',
    given: false,
    lasts: '1 to 2 hours',
    anaesthetic: asleep,
    stay: '3 to 5 nights',
    cost: `₹80,000 to ₹1,30,000, ${withTheWard}`,
    back: {
      ...openBelly,
      deskWork: 'after 3 to 4 weeks',
      drive: `after 3 to 4 weeks, ${hard}`,
      heavyWork: 'after 6 to 8 weeks',
      fly: 'after 2 weeks; ask us first',
    },
    ready,
  },
  'keyhole-gallbladder-cancer': {
    name: 'Keyhole removal of the gallbladder with part of the liver',
    way: 'keyhole',
    given: false,
    lasts: '4 to 6 hours',
    anaesthetic: asleep,
    stay: '5 to 8 nights',
    cost: `₹2,50,000 to ₹4,50,000, ${withTheWard}`,
    back: { ...bowelByKeyhole, deskWork: 'after 3 to 4 weeks', drive: `after 3 to 4 weeks, ${hard}`, fly: 'after 3 weeks; ask us first' },
    ready: readyForStomach,
  },
  'gallbladder-cancer': {
    name: 'Open removal of the gallbladder with part of the liver',
    way: 'open',
    given: false,
    lasts: '4 to 6 hours',
    anaesthetic: asleep,
    stay: '6 to 10 nights',
    cost: `₹2,50,000 to ₹4,50,000, ${withTheWard}`,
    back: { ...openBelly, deskWork: 'after 4 to 8 weeks' },
    ready: readyForStomach,
  },
  ercp: {
    name: 'Clearing the bile duct by mouth (ERCP)',
    given: false,
    lasts: 'about 1 hour',
    anaesthetic: sedation,
    stay: '1 night',
    cost: `₹45,000 to ₹80,000, ${withOneNight}`,
    back: {
      ...camera,
      drink: 'about 4 hours after it, when the belly does not hurt',
      eat: 'the same evening or the next morning, when the belly does not hurt',
      deskWork: 'after 2 days',
      twoWheeler: 'after 2 days; never on the day of the sleeping medicine',
      drive: 'after 2 days; never on the day of the sleeping medicine',
      lift: 'after 2 days',
      heavyWork: 'after 3 days',
      fly: 'after 1 week; ask us if a stent is in place',
      sex: 'after 2 days',
    },
    ready: {
      ...ready,
      before: [...smallTests, 'Tell us of an allergy to X-ray dye or a painkiller, weak kidneys or an ulcer'],
    },
  },
  'bile-duct-repair': {
    name: 'Repair of the bile duct',
    given: false,
    lasts: '4 to 6 hours',
    anaesthetic: asleep,
    stay: '7 to 10 nights',
    cost: `₹2,00,000 to ₹3,50,000, ${withTheWard}`,
    back: { ...openBelly, deskWork: 'after 6 to 8 weeks', heavyWork: 'after 12 weeks', fly: 'after 4 weeks; ask us first' },
    ready: readyForUpperBelly,
  },
  'keyhole-liver': {
    name: 'Keyhole removal of part of the liver',
    way: 'keyhole',
    given: false,
    lasts: '4 to 7 hours',
    anaesthetic: asleep,
    stay: '4 to 7 nights',
    cost: `₹2,50,000 to ₹5,00,000, ${withTheWard}`,
    back: {
      ...bowelByKeyhole,
      eat: 'light food from the next day, as the surgeon tells you',
      deskWork: 'after 3 to 5 weeks',
      drive: `after 3 to 5 weeks, ${hard}`,
      heavyWork: 'after 8 weeks',
      fly: 'after 3 to 4 weeks; ask us first',
    },
    ready: readyForUpperBelly,
  },
  liver: {
    name: 'Open removal of part of the liver',
    way: 'open',
    given: false,
    lasts: '4 to 7 hours',
    anaesthetic: asleep,
    stay: '6 to 10 nights',
    cost: `₹2,50,000 to ₹5,00,000, ${withTheWard}`,
    back: {
      ...openBelly,
      eat: 'light food from the next day, as the surgeon tells you',
      deskWork: 'after 6 to 8 weeks',
      drive: `after 6 to 8 weeks, ${hard}`,
      heavyWork: 'after 12 weeks',
      fly: 'after 4 weeks; ask us first',
    },
    ready: readyForUpperBelly,
  },
  'liver-cyst-needle': {
    name: 'Draining a liver cyst with a needle',
    way: 'needle',
    given: false,
    lasts: 'about 1 hour',
    anaesthetic: 'the skin is numbed',
    stay: 'none or 1 night',
    cost: `₹25,000 to ₹50,000, ${withOneNight}`,
    back: {
      ...camera,
      drink: 'about 2 hours after it',
      bath: 'a shower the next day',
      deskWork: 'after 1 to 2 days',
      twoWheeler: 'after 3 days',
      drive: 'after 1 to 2 days, when you can brake hard without pain',
      lift: 'a filled bucket after 3 days',
      heavyWork: 'after 1 week',
      fly: 'after 1 week',
    },
    ready: {
      ...ready,
      before: [...smallTests, 'A scan and a blood test for hydatid disease come first'],
    },
  },
  'keyhole-liver-cyst': {
    name: 'Keyhole removal of the roof of a liver cyst',
    way: 'keyhole',
    given: false,
    lasts: '1 to 2 hours',
    anaesthetic: asleep,
    stay: '2 to 3 nights',
    cost: `₹90,000 to ₹1,50,000, ${withTheWard}`,
    back: { ...keyhole, deskWork: 'after 1 to 2 weeks', drive: `after 1 to 2 weeks, ${hard}` },
    ready,
  },
  'liver-cyst': {
    name: 'Open removal of the roof of a liver cyst',
    way: 'open',
    given: false,
    lasts: '2 to 3 hours',
    anaesthetic: asleep,
    stay: '4 to 6 nights',
    cost: `₹1,10,000 to ₹1,80,000, ${withTheWard}`,
    back: openBelly,
    ready,
  },
  'keyhole-hydatid-cyst': {
    name: 'Keyhole surgery for a hydatid cyst of the liver',
    way: 'keyhole',
    given: false,
    lasts: '2 to 4 hours',
    anaesthetic: asleep,
    stay: '4 to 7 nights; longer if bile leaks',
    cost: `₹1,60,000 to ₹2,80,000, ${withTheWard}`,
    back: {
      ...bowelByKeyhole,
      drink: 'sips the same day or the next',
      bath: 'a shower after 2 days, with the drain covered as we show you',
      deskWork: 'after 2 to 3 weeks; later with a drain',
      twoWheeler: 'after 3 weeks',
      lift: 'a filled bucket after 4 weeks',
      heavyWork: 'after 6 weeks',
      fly: 'after 2 weeks; never with a drain, unless we agree',
    },
    ready: readyForHydatid,
  },
  'hydatid-cyst': {
    name: 'Open surgery for a hydatid cyst of the liver',
    way: 'open',
    given: false,
    lasts: '2 to 4 hours',
    anaesthetic: asleep,
    stay: '6 to 12 nights; longer if bile leaks',
    cost: `₹1,40,000 to ₹2,50,000, ${withTheWard}`,
    back: {
      ...openBelly,
      bath: 'a shower after 3 days, with the wound and the drain covered as we show you',
      deskWork: 'after 4 to 6 weeks; later with a drain',
      fly: 'after 4 weeks; never with a drain, unless we agree',
    },
    ready: readyForHydatid,
  },
  whipple: {
    name: 'Whipple operation',
    way: 'Whipple',
    given: false,
    lasts: '6 to 9 hours',
    anaesthetic: asleep,
    stay: '10 to 14 nights',
    cost: `₹4,00,000 to ₹7,00,000, ${withTheWard}`,
    back: {
      ...openBelly,
      eat: 'from the third to fifth day, step by step, with the dietician',
      deskWork: 'after 8 to 12 weeks',
      twoWheeler: 'after 8 weeks',
      drive: `after 6 to 8 weeks, ${hard}`,
      heavyWork: 'after 3 months',
      fly: 'after 4 weeks; ask us first',
      sex: 'when it does not hurt, often after 6 to 8 weeks',
    },
    ready: readyForStomach,
  },
  'pancreas-tail': {
    name: 'Removal of the tail of the pancreas',
    way: 'tail',
    given: false,
    lasts: '3 to 5 hours',
    anaesthetic: asleep,
    stay: '6 to 9 nights',
    cost: `₹2,50,000 to ₹4,50,000, ${withTheWard}`,
    back: {
      ...openBelly,
      deskWork: 'after 6 to 8 weeks',
      heavyWork: 'after about 12 weeks',
      fly: 'after 4 weeks; ask us first',
    },
    ready: {
      ...ready,
      before: [
        ...usualTests,
        ...breathAndFood,
        'Vaccines, in case the spleen comes out with it: ask us today. At best they come 4 to 6 weeks before, at the latest two weeks before, otherwise two weeks or more after it: the operation does not wait for them',
      ],
    },
  },
  'pancreas-drainage': {
    name: 'Opening the pancreatic duct and joining it to the bowel',
    given: false,
    lasts: '3 to 5 hours',
    anaesthetic: asleep,
    stay: '7 to 10 nights',
    cost: `₹2,00,000 to ₹3,50,000, ${withTheWard}`,
    back: {
      ...openBelly,
      eat: 'food from the third to fifth day, with enzymes if you need them',
      twoWheeler: 'after 6 to 8 weeks',
      fly: 'after 4 weeks; ask us first',
    },
    ready: readyForStomach,
  },
  'reflux-wrap': {
    name: 'Wrap for reflux',
    given: false,
    lasts: 'about 2 hours',
    anaesthetic: asleep,
    stay: '1 to 2 nights',
    cost: `₹1,10,000 to ₹1,80,000, ${withOneNight}`,
    back: {
      ...keyhole,
      eat: 'liquids for a week, then soft food in small bites for four weeks',
      deskWork: 'after 2 to 3 weeks',
      twoWheeler: 'after 2 to 3 weeks',
      lift: 'nothing over 5 kg (no bucket, gas cylinder or child) for at least 4 weeks',
      heavyWork: 'after 6 weeks',
      fly: 'after 2 weeks',
    },
    ready: { ...ready, slowStomach: true },
  },
  'keyhole-stomach': {
    name: 'Keyhole removal of part of the stomach',
    way: 'keyhole',
    given: false,
    lasts: '4 to 6 hours',
    anaesthetic: asleep,
    stay: '6 to 9 nights',
    cost: `₹2,80,000 to ₹4,80,000, ${withTheWard}`,
    back: {
      ...bowelByKeyhole,
      eat: 'from the second or third day, step by step: six small meals, with the dietician',
      deskWork: 'after 6 to 8 weeks',
      twoWheeler: 'after about 6 weeks',
      drive: `after 4 to 6 weeks, ${hard}`,
      lift: 'nothing over 5 kg (no bucket, gas cylinder or child) for at least 4 weeks',
      heavyWork: 'after 2 to 3 months',
      fly: 'after 3 to 4 weeks; ask us first',
      sex: 'when it does not hurt, often after 3 to 4 weeks',
    },
    ready: readyForStomach,
  },
  stomach: {
    name: 'Open removal of part or all of the stomach',
    way: 'open',
    given: false,
    lasts: '4 to 6 hours',
    anaesthetic: asleep,
    stay: '8 to 12 nights',
    cost: `₹2,50,000 to ₹4,50,000, ${withTheWard}`,
    back: {
      ...openBelly,
      eat: 'from the third to fifth day, step by step: six small meals, with the dietician',
      deskWork: 'after 2 to 3 months',
      twoWheeler: 'after 8 weeks',
      drive: `after 6 to 8 weeks, ${hard}`,
      heavyWork: 'after 3 to 4 months',
      fly: 'after 4 weeks; ask us first',
    },
    ready: readyForStomach,
  },
  sleeve: {
    name: 'Sleeve operation for weight loss',
    given: false,
    lasts: '1 to 2 hours',
    anaesthetic: asleep,
    stay: '2 nights',
    cost: `₹2,50,000 to ₹4,00,000, ${withTheWard}`,
    back: afterWeightLoss,
    ready: readyForWeightLoss,
  },
  bypass: {
    name: 'Bypass operation for weight loss',
    given: false,
    lasts: '2 to 3 hours',
    anaesthetic: asleep,
    stay: '2 to 3 nights',
    cost: `₹3,00,000 to ₹4,50,000, ${withTheWard}`,
    back: afterWeightLoss,
    ready: readyForWeightLoss,
  },
  'one-join-bypass': {
    name: 'One-join bypass for weight loss',
    given: false,
    lasts: '1 to 2 hours',
    anaesthetic: asleep,
    stay: '2 to 3 nights',
    cost: `₹2,80,000 to ₹4,20,000, ${withTheWard}`,
    back: afterWeightLoss,
    ready: readyForWeightLoss,
  },
  'keyhole-small-bowel': {
    name: 'Keyhole removal of part of the small bowel',
    way: 'keyhole',
    given: false,
    lasts: '2 to 4 hours',
    anaesthetic: asleep,
    stay: '4 to 6 nights',
    cost: `₹1,50,000 to ₹3,00,000, ${withTheWard}`,
    back: bowelByKeyhole,
    ready: { ...ready, slowStomach: true },
  },
  'small-bowel': {
    name: 'Open removal of part of the small bowel',
    way: 'open',
    given: false,
    lasts: '2 to 4 hours',
    anaesthetic: asleep,
    stay: '5 to 8 nights',
    cost: `₹1,50,000 to ₹3,00,000, ${withTheWard}`,
    back: { ...openBelly, ...afterOpenBowel },
    ready: { ...ready, slowStomach: true },
  },
  'keyhole-colon': {
    name: 'Keyhole removal of part of the colon',
    way: 'keyhole',
    given: false,
    lasts: '3 to 5 hours',
    anaesthetic: asleep,
    stay: '4 to 6 nights',
    cost: `₹2,20,000 to ₹3,50,000, ${withTheWard}`,
    back: bowelByKeyhole,
    ready: readyForColon,
  },
  colon: {
    name: 'Open removal of part of the colon',
    way: 'open',
    given: false,
    lasts: '2 to 4 hours',
    anaesthetic: asleep,
    stay: '6 to 8 nights',
    cost: `₹2,00,000 to ₹3,20,000, ${withTheWard}`,
    back: { ...openBelly, ...afterOpenBowel },
    ready: readyForColon,
  },
  'urgent-colon': {
    name: 'Urgent removal of part of the colon',
    way: 'urgent',
    given: false,
    lasts: '3 to 5 hours',
    anaesthetic: asleep,
    stay: '8 to 12 nights; longer if very ill',
    cost: `₹2,50,000 to ₹4,50,000, ${withTheWard}`,
    back: {
      ...openBelly,
      drink: whenWindPasses,
      eat: whenWindPasses,
      deskWork: 'after 6 to 8 weeks; later if very ill',
      twoWheeler: 'after about 8 weeks',
      drive: `after 6 to 8 weeks, ${hard}`,
      heavyWork: 'after about 12 weeks',
      fly: 'after 4 weeks; ask us first',
    },
  },
  'keyhole-whole-colon': {
    name: 'Keyhole removal of the whole colon, with a stoma or a pouch',
    way: 'keyhole',
    given: false,
    lasts: '4 to 6 hours',
    anaesthetic: asleep,
    stay: '4 to 7 nights for each of the steps',
    cost: `₹2,50,000 to ₹4,50,000 for each of the steps, ${withTheWard}`,
    back: {
      ...bowelByKeyhole,
      deskWork: 'after 3 to 5 weeks',
      twoWheeler: 'after about 6 weeks',
      drive: `after 3 to 5 weeks, ${hard}`,
      lift: 'nothing over 5 kg (no bucket, gas cylinder or child) for at least 4 weeks',
      heavyWork: 'after 6 to 8 weeks',
      sex: nerves,
    },
    ready: readyForWholeColon,
  },
  'whole-colon': {
    name: 'Open removal of the whole colon, with a stoma or a pouch',
    way: 'open',
    given: false,
    lasts: '4 to 6 hours',
    anaesthetic: asleep,
    stay: '6 to 9 nights for each of the steps',
    cost: `₹2,50,000 to ₹4,50,000 for each of the steps, ${withTheWard}`,
    back: { ...openBelly, sex: nerves },
    ready: readyForWholeColon,
  },
  'keyhole-rectum': {
    name: 'Keyhole removal of the rectum with a low join',
    way: 'keyhole',
    given: false,
    lasts: '4 to 6 hours',
    anaesthetic: asleep,
    stay: '6 to 8 nights',
    cost: `₹2,80,000 to ₹4,80,000, ${withTheWard}`,
    back: {
      ...bowelByKeyhole,
      deskWork: 'after 3 to 5 weeks',
      twoWheeler: 'after about 6 weeks',
      drive: `after 3 to 5 weeks, ${hard}`,
      lift: 'nothing over 5 kg (no bucket, gas cylinder or child) for at least 4 weeks',
      heavyWork: 'after 6 to 8 weeks',
      sex: nerves,
    },
    ready: readyForRectum,
  },
  rectum: {
    name: 'Open removal of the rectum with a low join',
    way: 'open',
    given: false,
    lasts: '4 to 6 hours',
    anaesthetic: asleep,
    stay: '7 to 10 nights',
    cost: `₹2,50,000 to ₹4,50,000, ${withTheWard}`,
    back: { ...openBelly, sex: nerves },
    ready: readyForRectum,
  },
  'rectum-closed': {
    name: 'Removal of rectum and anus, with a lasting stoma',
    way: 'anus closed',
    given: false,
    lasts: '4 to 7 hours',
    anaesthetic: asleep,
    stay: '8 to 12 nights',
    cost: `₹2,50,000 to ₹4,80,000, ${withTheWard}`,
    back: {
      ...openBelly,
      ...afterOpenBowel,
      bath: 'a shower after 3 days, with the belly covered; the wound behind is rinsed and dried as we show you. No tub until it has closed',
      deskWork: 'after 6 to 8 weeks, on a soft cushion',
      twoWheeler: 'after 8 to 12 weeks, when sitting no longer hurts',
      drive: `after 6 to 8 weeks, when sitting no longer hurts, you can brake hard without pain and take no strong painkillers`,
      fly: 'after 4 weeks; ask us first',
      sex: 'after about 8 weeks; ask us, because nerves can be affected',
    },
    ready: {
      ...ready,
      before: [...usualTests, ...breathAndFood, 'The stoma nurse marks a place on the belly, because a bag is needed for good'],
    },
  },
  'stoma-closing': {
    name: 'Closing a stoma',
    given: false,
    lasts: '1 to 2 hours',
    anaesthetic: asleep,
    stay: '4 to 6 nights',
    cost: `₹90,000 to ₹1,60,000, ${withTheWard}`,
    back: {
      ...openBelly,
      eat: whenWindPasses,
      deskWork: 'after 3 to 4 weeks',
      twoWheeler: 'after about 4 weeks',
      drive: `after 3 to 4 weeks, ${hard}`,
      fly: 'after 3 to 4 weeks; ask us first',
    },
    ready: {
      ...ready,
      before: [...usualTests, 'A test that shows if the bowel below the stoma is open and healed'],
    },
  },
  'colonoscopy-polyps': {
    name: 'Colonoscopy with removal of polyps',
    given: false,
    lasts: 'about 45 minutes',
    anaesthetic: sedation,
    stay: 'none; half a day; perhaps 1 night if a large polyp was removed',
    cost: '₹9,000 to ₹25,000, by the number and size of polyps, with the laboratory',
    back: {
      ...camera,
      lift: 'the next day; after 1 week if a large polyp was removed',
      heavyWork: 'after 2 days; ask us if a large polyp was removed',
      fly: 'after 2 days; 2 weeks if a large polyp was removed',
    },
    ready: {
      ...ready,
      ...bowelDrink,
      before: [
        ...smallTests,
        'Light food without seeds, skins and leaves in the two days before the test',
        'The bowel drink in two parts, at the hours on our sheet',
        ...bowelDrinkWarnings,
        'Iron tablets usually stop 7 days before the test: ask us',
      ],
    },
  },
  'rectal-polyp': {
    name: 'Removal of a large rectal polyp through the anus',
    given: false,
    lasts: '1 to 2 hours',
    anaesthetic: spinal,
    stay: '1 night',
    cost: `₹70,000 to ₹1,20,000, ${withOneNight}`,
    back: {
      ...behind,
      bath: 'a shower the next day',
      fly: 'after 2 weeks, because bleeding can start late',
      sex: 'after about 2 weeks; nothing into the anus for 6 weeks',
    },
    ready: {
      ...ready,
      before: [...beforeAnalOperation, enema],
    },
  },
  'keyhole-perforation': {
    name: 'Closing a burst ulcer by keyhole',
    way: 'keyhole',
    given: false,
    lasts: '1 to 3 hours',
    anaesthetic: asleep,
    stay: '4 to 7 nights; longer if very ill',
    cost: `₹1,30,000 to ₹2,50,000, ${withTheWard}`,
    back: {
      ...bowelByKeyhole,
      drink: whenWindPasses,
      eat: whenWindPasses,
      walk: 'the next day, with help',
      deskWork: 'after 3 to 4 weeks; later if very ill',
      twoWheeler: 'after about 4 weeks',
      drive: `after 3 to 4 weeks, ${hard}`,
      fly: 'after 3 weeks; ask us first',
    },
  },
  perforation: {
    name: 'Closing a hole in the stomach or bowel by an open cut',
    way: 'open',
    given: false,
    lasts: '1 to 3 hours',
    anaesthetic: asleep,
    stay: '6 to 10 nights; longer if very ill',
    cost: `₹1,20,000 to ₹2,50,000, ${withTheWard}`,
    back: {
      ...openBelly,
      drink: whenWindPasses,
      eat: whenWindPasses,
      deskWork: 'after 6 to 8 weeks; later if very ill',
      twoWheeler: 'after about 8 weeks',
      drive: `after 6 to 8 weeks, ${hard}`,
      fly: 'after 4 weeks; ask us first',
    },
  },
  'bowel-removal': {
    name: 'Urgent removal of a damaged part, with or without a stoma',
    way: 'urgent',
    given: false,
    lasts: '2 to 4 hours',
    anaesthetic: asleep,
    stay: '8 to 16 nights; longer if very ill',
    cost: `₹1,80,000 to ₹3,50,000, ${withTheWard}`,
    back: {
      ...openBelly,
      drink: whenWindPasses,
      eat: whenWindPasses,
      deskWork: 'after 8 to 12 weeks; later if very ill',
      twoWheeler: 'after 8 to 12 weeks',
      drive: `after 8 to 12 weeks, ${hard}`,
      heavyWork: 'after about 12 weeks; later if very ill',
      fly: 'after 4 weeks; ask us first',
      sex: 'when it does not hurt, often after 6 to 8 weeks',
    },
  },
  'keyhole-adhesions': {
    name: 'Freeing a blocked bowel by keyhole',
    way: 'keyhole',
    given: false,
    lasts: '2 to 4 hours',
    anaesthetic: asleep,
    stay: '4 to 7 nights',
    cost: `₹1,20,000 to ₹2,50,000, ${withTheWard}`,
    back: { ...bowelByKeyhole, drink: whenWindPasses, eat: whenWindPasses },
  },
  adhesions: {
    name: 'Freeing a blocked bowel by an open cut',
    way: 'open',
    given: false,
    lasts: '2 to 4 hours',
    anaesthetic: asleep,
    stay: '7 to 11 nights',
    cost: `₹1,20,000 to ₹2,50,000, ${withTheWard}`,
    back: { ...openBelly, drink: whenWindPasses, eat: whenWindPasses },
  },
  'keyhole-hernia': {
    name: 'Keyhole repair of a groin hernia',
    given: false,
    lasts: 'about 1 hour',
    anaesthetic: asleep,
    stay: 'none or 1 night',
    cost: `₹75,000 to ₹1,20,000, mesh included, ${withOneNight}`,
    back: {
      ...keyhole,
      lift: 'a filled bucket after 2 weeks, if it does not hurt',
      heavyWork: `after 4 to 6 weeks by keyhole; ${groinCaution}`,
    },
    ready,
  },
  'open-hernia': {
    name: 'Open repair of a groin hernia',
    given: false,
    lasts: 'about 1 hour',
    anaesthetic: spinal,
    stay: 'none or 1 night',
    cost: `₹50,000 to ₹80,000, mesh included, ${withOneNight}`,
    back: {
      ...keyhole,
      deskWork: 'after 1 to 2 weeks',
      lift: nothingHeavy,
      heavyWork: `after 6 to 8 weeks with the open repair; ${groinCaution}`,
    },
    ready,
  },
  'navel-hernia': {
    name: 'Repair of a navel hernia with stitches',
    way: 'stitches',
    given: false,
    lasts: 'about 30 minutes',
    anaesthetic: asleep,
    stay: 'none or 1 night',
    cost: `₹45,000 to ₹65,000, ${withOneNight}`,
    back: { ...keyhole, lift: nothingHeavy, heavyWork: `after 6 to 8 weeks; ${ourCaution}` },
    ready,
  },
  'navel-mesh': {
    name: 'Open repair of a navel hernia with a mesh',
    way: 'open mesh',
    given: false,
    lasts: 'about 45 minutes',
    anaesthetic: asleep,
    stay: 'none or 1 night',
    cost: `₹55,000 to ₹85,000, mesh included, ${withOneNight}`,
    back: {
      ...keyhole,
      deskWork: 'after 1 to 2 weeks',
      drive: `after 1 to 2 weeks, ${hard}`,
      lift: nothingHeavy,
      heavyWork: `after 6 to 8 weeks; ${ourCaution}`,
    },
    ready,
  },
  'keyhole-navel-hernia': {
    name: 'Keyhole repair of a navel hernia',
    way: 'keyhole',
    given: false,
    lasts: 'about 1 hour',
    anaesthetic: asleep,
    stay: '1 night',
    cost: `₹75,000 to ₹1,20,000, mesh included, ${withOneNight}`,
    back: { ...keyhole, lift: 'a filled bucket after 4 weeks, if it does not hurt', heavyWork: `after 6 weeks; ${ourCaution}` },
    ready,
  },
  'scar-hernia': {
    name: 'Open repair of a hernia at a scar',
    way: 'open',
    given: false,
    lasts: '2 to 4 hours',
    anaesthetic: asleep,
    stay: '3 to 5 nights',
    cost: `₹1,20,000 to ₹2,50,000, mesh included, ${withTheWard}`,
    back: {
      ...openBelly,
      eat: 'the next day, light food, when the bowel moves',
      heavyWork: `after 8 to 12 weeks; ${ourCaution}`,
    },
    ready,
  },
  'keyhole-scar-hernia': {
    name: 'Keyhole repair of a hernia at a scar',
    way: 'keyhole',
    given: false,
    lasts: '2 to 3 hours',
    anaesthetic: asleep,
    stay: '1 to 3 nights',
    cost: `₹1,40,000 to ₹2,60,000, mesh included, ${withTheWard}`,
    back: {
      ...keyhole,
      eat: 'the same evening or the next day, light food',
      deskWork: 'after about 2 weeks',
      twoWheeler: 'after 2 to 3 weeks',
      drive: `after about 2 weeks, ${hard}`,
      lift: 'a filled bucket after 4 weeks, if it does not hurt',
      heavyWork: `after 6 weeks; ${ourCaution}`,
      fly: 'after 2 weeks',
      sex: 'when it does not hurt, often after 2 to 3 weeks',
    },
    ready,
  },
  piles: {
    name: 'Operation for piles: removing them',
    given: false,
    lasts: 'about 30 minutes',
    anaesthetic: spinal,
    stay: 'none or 1 night',
    cost: `₹35,000 to ₹70,000, ${withOneNight}`,
    back: {
      ...behind,
      deskWork: 'after about 2 weeks',
      twoWheeler: 'after 2 to 3 weeks; longer if sitting hurts',
      drive: `after about 2 weeks, ${hard}`,
      lift: 'a filled bucket after 2 weeks',
      heavyWork: 'after 4 weeks',
      fly: 'after 2 weeks',
    },
    ready: { ...ready, before: [...beforeAnalOperation, enema] },
  },
  'piles-bands': {
    name: 'Rubber bands (banding)',
    given: false,
    lasts: 'about 10 minutes',
    anaesthetic: 'none',
    stay: 'none',
    cost: '₹5,000 to ₹12,000 for one visit, bands included',
    back: {
      ...behind,
      drink: 'at once',
      eat: 'at once; plenty of fibre and water',
      walk: 'at once',
      bath: 'the same day',
      deskWork: 'after 1 to 3 days',
      twoWheeler: 'after 1 to 3 days; longer if sitting hurts',
      drive: 'after 1 to 3 days, when you can brake hard without pain',
      lift: 'a filled bucket after 3 days',
      heavyWork: 'after about 1 week',
      fly: 'after 2 weeks, because bleeding can start late',
    },
  },
  'piles-ligation': {
    name: 'Tying off the blood supply (artery ligation)',
    given: false,
    lasts: 'about 30 minutes',
    anaesthetic: spinal,
    stay: 'none or 1 night',
    cost: `₹45,000 to ₹80,000, ${withOneNight}`,
    back: afterGentlePiles,
    readyAs: 'piles',
  },
  'piles-laser': {
    name: 'Laser from within the pile',
    given: false,
    lasts: 'about 30 minutes',
    anaesthetic: spinal,
    stay: 'none or 1 night',
    cost: `₹50,000 to ₹85,000, ${withOneNight}`,
    back: afterGentlePiles,
    readyAs: 'piles',
  },
  'piles-stapling': {
    name: 'Stapling (haemorrhoidopexy)',
    given: false,
    lasts: 'about 30 minutes',
    anaesthetic: spinal,
    stay: 'none or 1 night',
    cost: `₹60,000 to ₹90,000, stapler included, ${withOneNight}`,
    back: { ...afterGentlePiles, sex: 'when it does not hurt; nothing into the anus for 6 weeks' },
    readyAs: 'piles',
  },
  fissure: {
    name: 'Operation for an anal fissure: a small cut',
    given: false,
    lasts: 'about 20 minutes',
    anaesthetic: spinal,
    stay: 'none or 1 night',
    cost: `₹30,000 to ₹50,000, ${withOneNight}`,
    back: { ...behind, heavyWork: 'after 2 weeks' },
    ready: readyForFissure,
  },
  'fissure-flap': {
    name: 'Skin flap for an anal fissure',
    given: false,
    lasts: 'about 40 minutes',
    anaesthetic: spinal,
    stay: 'none or 1 night',
    cost: `₹40,000 to ₹65,000, ${withOneNight}`,
    back: {
      ...behind,
      deskWork: 'after 1 to 2 weeks',
      twoWheeler: 'after 2 to 3 weeks; longer if sitting hurts',
      lift: 'a filled bucket after 2 weeks',
      heavyWork: 'after 3 to 4 weeks',
      sex: 'when it does not hurt; nothing into the anus for 6 weeks',
    },
    ready: readyForFissure,
  },
  fistula: {
    name: 'Laying an anal fistula open',
    given: false,
    lasts: '30 minutes to 1 hour',
    anaesthetic: spinal,
    stay: 'none or 1 night',
    cost: `₹40,000 to ₹60,000, ${withOneNight}`,
    back: {
      ...behind,
      deskWork: 'after 2 to 3 weeks; dressings go on for 5 to 6 weeks',
      twoWheeler: 'after 3 weeks; longer if sitting hurts',
      drive: `after 2 to 3 weeks, ${hard}`,
      lift: 'a filled bucket after 2 weeks',
      heavyWork: 'after 4 to 5 weeks',
      fly: 'after 2 weeks',
    },
    ready: { ...ready, before: [...beforeAnalOperation, enema] },
  },
  'fistula-spare': {
    name: 'Fistula operation that spares the muscle (LIFT, flap)',
    given: false,
    lasts: '30 minutes to 1 hour',
    anaesthetic: spinal,
    stay: 'none or 1 night',
    cost: `₹55,000 to ₹80,000, ${withOneNight}`,
    back: {
      ...behind,
      deskWork: 'after 1 to 2 weeks; the wound closes in 5 to 6 weeks',
      twoWheeler: 'after 2 to 3 weeks; longer if sitting hurts',
      drive: `after 1 to 2 weeks, ${hard}`,
      lift: 'a filled bucket after 2 weeks',
      heavyWork: 'after 5 to 6 weeks',
      fly: 'after 2 weeks',
      sex: 'when it does not hurt; nothing into the anus for 6 weeks',
    },
    readyAs: 'fistula',
  },
  'fistula-seton': {
    name: 'A loose thread (seton) through an anal fistula',
    given: false,
    lasts: '30 minutes to 1 hour',
    anaesthetic: spinal,
    stay: 'none or 1 night',
    cost: `₹30,000 to ₹45,000, ${withOneNight}`,
    back: {
      ...behind,
      deskWork: 'after 2 to 4 days; the thread and a pad stay much longer',
      twoWheeler: 'after 1 week; longer if sitting hurts',
      drive: 'after 3 to 5 days, when you can brake hard without pain',
      heavyWork: 'after 2 weeks',
    },
    readyAs: 'fistula',
  },
  'anal-abscess': {
    name: 'Draining an abscess beside the anus',
    given: false,
    lasts: '15 to 30 minutes',
    anaesthetic: spinal,
    stay: 'none or 1 night',
    cost: `₹25,000 to ₹40,000, ${withOneNight}`,
    back: { ...behind, deskWork: 'after about 1 week; dressings go on until it closes', heavyWork: 'after 3 weeks' },
  },
  robotic: {
    name: 'Gallbladder removal with the robot',
    given: false,
    lasts: '1 to 2 hours',
    anaesthetic: asleep,
    stay: '1 night',
    cost: '₹80,000 to ₹1,50,000 more than the same operation by keyhole',
    back: { ...keyhole, deskWork: 'after 1 to 2 weeks' },
    ready,
  },
} as const satisfies Readonly<Record<OperationKey, Operation>>;
export const operations: Readonly<Record<OperationKey, Operation>> = written;
/** The same, word for word, for what is typed from it. */
export type Operations = typeof written;

/** What an operation costs, in two parts: the range, and what that includes. */
export function costInParts({ cost }: Pick<Operation, 'cost'>): { price: string; includes: string } {
  const [price = '', ...rest] = cost.split(', ');
  return { price, includes: rest.join(', ') };
}
