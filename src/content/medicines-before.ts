/** The groups of medicines that every getting-ready sheet answers for. */
export const medicineNames = {
  bloodThinners: 'Blood thinners: aspirin, clopidogrel, warfarin, apixaban, dabigatran, rivaroxaban',
  insulin: 'Insulin',
  sulfonylureas: 'Sugar tablets that can bring the sugar too low: glimepiride, gliclazide, glipizide, glibenclamide',
  metformin: 'Metformin',
  gliflozins: 'Gliflozins, for sugar, heart or kidney: dapagliflozin, empagliflozin, canagliflozin, remogliflozin, ertugliflozin',
  weeklyInjections: 'Weekly injections for sugar or weight: semaglutide, tirzepatide, dulaglutide',
  steroids: 'Steroids: prednisolone, dexamethasone, hydrocortisone',
  bloodPressure: 'Tablets for blood pressure, and water tablets',
  others: 'Heart, thyroid, asthma, epilepsy and mood medicines',
  herbal: 'Herbal and home medicines',
} as const;
export type MedicineGroup = keyof typeof medicineNames;

/** What is usual, from when, and who decides it. */
export type MedicineAdvice = { usual: string; from: string; decides: string };

/** How somebody eats before the operation, which is what most of the advice depends on. */
export type Fasting = 'some hours' | 'a day with a bowel drink' | 'a liquid diet of two weeks';

const anaesthetist = 'the anaesthetist';
const writtenDown = 'the anaesthetist, who writes down each dose';

const usual: Readonly<Record<MedicineGroup, MedicineAdvice>> = {
  bloodThinners: {
    usual: 'Some go on and some stop for some days. Never stop one on your own',
    from: 'ask us at least a week before',
    decides: 'the surgeon, with the doctor who prescribed it',
  },
  insulin: {
    usual:
      'The long-acting dose goes on, often a smaller one; the dose with meals is left out while you do not eat. Never leave out all of it',
    from: 'the evening before',
    decides: writtenDown,
  },
  sulfonylureas: { usual: 'Left out while you fast', from: 'the morning of the operation', decides: writtenDown },
  metformin: { usual: 'Left out while you fast', from: 'the morning of the operation', decides: writtenDown },
  gliflozins: {
    usual: 'Stopped, because with fasting they can make the blood acid; back when you eat as usual',
    from: 'at least 3 days before; ertugliflozin 4',
    decides: 'the anaesthetist, with the doctor who prescribed it',
  },
  weeklyInjections: {
    usual: 'They often go on, but the stomach stays full for longer. Tell us the day of the last one, and if you feel sick or full',
    from: 'ask us at least a week before',
    decides: anaesthetist,
  },
  steroids: {
    usual: 'Never stopped: the body then needs them most. You get more of them around the operation',
    from: 'no day is left out',
    decides: anaesthetist,
  },
  bloodPressure: {
    usual: 'Most are taken with a sip of water. Those that end in “-pril” or “-sartan”, and water tablets, are often left out',
    from: 'the morning of the operation',
    decides: anaesthetist,
  },
  others: { usual: 'Taken as usual, with a sip of water; bring your inhaler', from: 'no day is left out', decides: anaesthetist },
  herbal: { usual: 'Tell us their names: some make bleeding easier', from: 'ask us at least a week before', decides: 'the surgeon' },
};

const withBowelDrink: Readonly<Record<MedicineGroup, MedicineAdvice>> = {
  ...usual,
  insulin: {
    ...usual.insulin,
    usual: 'Less of it while you eat little, and your sugar is measured more often. Never leave out all of it',
    from: 'the day before',
  },
  sulfonylureas: { ...usual.sulfonylureas, usual: 'Left out while you eat little', from: 'the day before' },
  metformin: { ...usual.metformin, usual: 'Left out while you lose water', from: 'the evening of the first drink' },
  bloodPressure: {
    ...usual.bloodPressure,
    usual: 'Those that end in “-pril” or “-sartan”, and water tablets, are often left out while you lose water; the others go on',
    from: 'the evening of the first drink',
  },
};

const withLiquidDiet: Readonly<Record<MedicineGroup, MedicineAdvice>> = {
  ...usual,
  insulin: {
    usual: 'A smaller dose during the diet, and your sugar is measured several times a day. Never leave out all of it',
    from: 'the first day of the liquid diet; ask us a week before it',
    decides: 'the doctor for your diabetes, with the anaesthetist',
  },
  sulfonylureas: {
    usual: 'Cut down or stopped during the diet, because the sugar can fall too low',
    from: 'the first day of the liquid diet; ask us a week before it',
    decides: 'the doctor for your diabetes',
  },
  metformin: { ...usual.metformin, usual: 'It may go on during the diet; left out while you fast' },
  gliflozins: {
    ...usual.gliflozins,
    usual: 'Stopped for the whole diet, because with little food they can make the blood acid even when the sugar reads normal',
    from: 'the day on which the liquid diet begins, or before',
  },
  bloodPressure: {
    ...usual.bloodPressure,
    usual:
      'Some doses become too strong on the diet: tell us if you feel dizzy. On the morning itself, those that end in “-pril” or “-sartan”, and water tablets, are often left out',
    from: 'the first day of the liquid diet',
  },
};

/** Every sheet's answer for every group of medicines. */
export const medicinesBefore: Readonly<Record<Fasting, Readonly<Record<MedicineGroup, MedicineAdvice>>>> = {
  'some hours': usual,
  'a day with a bowel drink': withBowelDrink,
  'a liquid diet of two weeks': withLiquidDiet,
};

/** Where the days for gliflozins come from; they differ, and the practice follows the longer ones. */
export const gliflozinNote = {
  words:
    'For gliflozins the US medicines agency asks for 3 days, and 4 for ertugliflozin; a British handbook leaves out the day before and the day itself, and stops them where a liquid diet begins. We follow the longer time.',
  sources: [
    {
      name: 'FDA, labels of SGLT2 inhibitors',
      url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-revises-labels-sglt2-inhibitors-diabetes-include-warnings-about-too-much-acid-blood-and-serious',
    },
    { name: 'UK Clinical Pharmacy Association, canagliflozin', url: 'https://periop-handbook.ukclinicalpharmacy.org/drug/canagliflozin/' },
  ],
} as const;

/** What the anaesthetist has to know of everybody. */
export const tellTheAnaesthetist = [
  'An allergy: to a medicine, latex, plasters, or a food',
  'Loud snoring, pauses in your breath at night, or a machine for them: bring the machine',
  'A pacemaker, a heart stent or any other implant',
  'A bad time with an anaesthetic, yours or a relative’s',
  'Loose teeth, heartburn when you lie flat, a cold, or that you may be pregnant',
] as const;

/** For whom the usual hours without food are too few. */
export const slowStomach =
  'If food sticks, you vomit, your stomach empties slowly or you take a weekly injection, these hours are too few: ring us some days before.';
