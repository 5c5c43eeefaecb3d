/** Stands over the list of medicines. */
export const medicinesLead =
  'This is what is usual. Yours is what we write down for you: stop or change nothing on your own. If you have no written list from us a week before the operation, or before the liquid diet, ring us. Many tablets hold two or three medicines under one name: read the small print, or send us a photo of every packet.';

/** The groups of medicines that every getting-ready sheet answers for. */
export const medicineNames = {
  bloodThinners:
    'Blood thinners: aspirin, clopidogrel, prasugrel, ticagrelor, warfarin, acenocoumarol, apixaban, dabigatran, rivaroxaban, edoxaban, heparin injections',
  insulin: 'Insulin',
  sulfonylureas: 'Sugar tablets that can bring the sugar too low: glimepiride, gliclazide, glipizide, glibenclamide',
  metformin: 'Metformin',
  gliflozins: 'Gliflozins, for sugar, heart or kidney: dapagliflozin, empagliflozin, canagliflozin, remogliflozin, ertugliflozin',
  glp1: 'Injections or tablets for sugar or weight: semaglutide, tirzepatide, dulaglutide, liraglutide',
  otherSugar:
    'Other sugar tablets: gliptins (sitagliptin, vildagliptin, teneligliptin, linagliptin), pioglitazone, voglibose, acarbose, repaglinide',
  steroids: 'Steroids: prednisolone, methylprednisolone, deflazacort, dexamethasone, hydrocortisone',
  bloodPressure: 'Tablets for blood pressure, and water tablets',
  lithium: 'Lithium; older mood tablets called MAO inhibitors: phenelzine, tranylcypromine, moclobemide',
  others: 'Tablets for heartbeat, angina or cholesterol; for thyroid, asthma, epilepsy, Parkinson’s, TB or HIV; most for mood',
  immunity: 'Medicines that lower immunity (methotrexate, azathioprine, biologic injections); the pill, hormone tablets, tamoxifen',
  herbal: 'Painkillers such as ibuprofen, diclofenac, naproxen; herbal and home medicines',
} as const;
export type MedicineGroup = keyof typeof medicineNames;

/** What is usual, from when, and who decides it. */
export type MedicineAdvice = { usual: string; from: string; decides: string };

/** How somebody eats before the operation, which is what most of the advice depends on. */
export type Fasting = 'some hours' | 'a day with a bowel drink' | 'a bowel drink if we say so' | 'a liquid diet of two weeks';

const anaesthetist = 'the anaesthetist';
const writtenDown = 'the anaesthetist, who writes down each dose';
const withPrescriber = 'the anaesthetist, with the doctor who prescribed it';
const thatMorning = 'the morning of the operation or test';
const withYourDate = 'ask us as soon as you have your date';

const mixed =
  'Ready-mixed insulin (30/70, 25/75, 50/50) is neither left out nor taken whole, usually about half of the morning dose: ask for the number in writing';
const neverAll = 'Never leave out all of it; with an insulin pump, ring us a week before';
const prilsAndSartans = 'Those that end in “-pril” or “-sartan”, and water tablets, are often left out';

const parkinson = 'Tell us of rasagiline, selegiline or safinamide: some painkillers do not go with them';

const usual: Readonly<Record<MedicineGroup, MedicineAdvice>> = {
  bloodThinners: {
    usual:
      'Some go on and some stop for some days. Never stop one on your own. Say first if you have a heart stent or an artificial valve, or have had a clot or a stroke',
    from: 'ask us at least two weeks before',
    decides: 'the surgeon, with the doctor who prescribed it',
  },
  insulin: {
    usual: `The long-acting dose goes on, often a smaller one; the dose with meals is left out while you do not eat. ${mixed}. ${neverAll}`,
    from: 'the evening before',
    decides: writtenDown,
  },
  sulfonylureas: { usual: 'Left out while you fast', from: thatMorning, decides: writtenDown },
  metformin: { usual: 'Left out while you fast', from: thatMorning, decides: writtenDown },
  gliflozins: {
    usual: 'Stopped, because with fasting they can make the blood acid; back when you eat as usual',
    from: 'at least 3 days before; ertugliflozin 4',
    decides: withPrescriber,
  },
  glp1: {
    usual: 'They often go on, but the stomach stays full for longer. Tell us the day of the last one, and if you feel sick or full',
    from: 'ask us at least a week before',
    decides: anaesthetist,
  },
  otherSugar: {
    usual: 'Gliptins and pioglitazone usually go on. Voglibose, acarbose and repaglinide are left out while you fast',
    from: thatMorning,
    decides: writtenDown,
  },
  steroids: {
    usual:
      'Never stopped: the body then needs them most. You get more of them around the operation. Tell us too if you took them for weeks in the last year',
    from: 'no day is left out',
    decides: anaesthetist,
  },
  bloodPressure: {
    usual: `Most are taken with a sip of water. ${prilsAndSartans}`,
    from: thatMorning,
    decides: anaesthetist,
  },
  lithium: {
    usual:
      'With little food or water lithium can build up and do harm: your blood is tested first. MAO inhibitors do not go with some medicines of the anaesthetic. Never stop one on your own',
    from: withYourDate,
    decides: withPrescriber,
  },
  others: {
    usual: `Taken as usual and at their hour, with a sip of water; bring your inhaler. ${parkinson}`,
    from: 'no day is left out',
    decides: anaesthetist,
  },
  immunity: {
    usual:
      'Some go on and some stop for weeks, because of infection or clots. Never stop one on your own; without the pill, use another protection',
    from: withYourDate,
    decides: 'the surgeon, with the doctor who prescribed it',
  },
  herbal: {
    usual: 'Tell us their names: some make bleeding easier. Paracetamol may go on',
    from: 'ask us at least a week before',
    decides: 'the surgeon',
  },
};

const withBowelDrink: Readonly<Record<MedicineGroup, MedicineAdvice>> = {
  ...usual,
  insulin: {
    ...usual.insulin,
    usual: `Less of it while you eat little, and none with meals that you leave out; your sugar is measured more often. ${mixed}. ${neverAll}`,
    from: 'the day before',
  },
  sulfonylureas: { ...usual.sulfonylureas, usual: 'Left out while you eat little', from: 'the day before' },
  metformin: { ...usual.metformin, usual: 'Left out while you lose water', from: 'the evening of the first drink' },
  otherSugar: {
    ...usual.otherSugar,
    usual: 'Gliptins and pioglitazone usually go on. No repaglinide, voglibose or acarbose after your last meal',
    from: 'the day before',
  },
  others: {
    ...usual.others,
    usual: `Taken as usual with a sip of water, but not close to the bowel drink, which can wash them out, and the pill, too: ask us for the hour. Bring your inhaler. ${parkinson}`,
  },
  bloodPressure: {
    ...usual.bloodPressure,
    usual: `${prilsAndSartans} while you lose water; the others go on`,
    from: 'the evening of the first drink',
  },
};

/** Where only some have the bowel drink, each answer says from when with it and without it. */
const perhapsBowelDrink: Readonly<Record<MedicineGroup, MedicineAdvice>> = {
  ...withBowelDrink,
  insulin: { ...withBowelDrink.insulin, from: 'with a bowel drink the day before, without one the evening before' },
  sulfonylureas: {
    ...withBowelDrink.sulfonylureas,
    usual: 'Left out while you eat little or nothing',
    from: `with a bowel drink the day before, without one ${thatMorning}`,
  },
  metformin: {
    ...withBowelDrink.metformin,
    usual: 'Left out while you lose water or fast',
    from: `with a bowel drink the evening of the first glass, without one ${thatMorning}`,
  },
  otherSugar: { ...withBowelDrink.otherSugar, from: `with a bowel drink the day before, without one ${thatMorning}` },
  bloodPressure: {
    ...withBowelDrink.bloodPressure,
    usual: `${prilsAndSartans} while you lose water or fast; the others go on`,
    from: `with a bowel drink the evening of the first glass, without one ${thatMorning}`,
  },
};

const withLiquidDiet: Readonly<Record<MedicineGroup, MedicineAdvice>> = {
  ...usual,
  bloodThinners: {
    ...usual.bloodThinners,
    usual: `${usual.bloodThinners.usual}. On warfarin or acenocoumarol your INR is tested early in the diet, which can change it`,
    from: 'ask us before the liquid diet begins',
  },
  insulin: {
    usual: `A smaller dose during the diet, and your sugar is measured several times a day. On the morning of the operation none with meals, and the long-acting dose that was written down. ${mixed}. ${neverAll}`,
    from: 'the first day of the liquid diet; ask us a week before it',
    decides: 'the doctor for your diabetes; for that morning the anaesthetist, who writes down each dose',
  },
  sulfonylureas: {
    usual: 'Cut down or stopped during the diet, because the sugar can fall too low; none on the morning of the operation',
    from: 'the first day of the liquid diet; ask us a week before it',
    decides: 'the doctor for your diabetes; for that morning the anaesthetist',
  },
  metformin: { ...usual.metformin, usual: 'It may go on during the diet; left out while you fast' },
  gliflozins: {
    ...usual.gliflozins,
    usual: 'Stopped for the whole diet, because with little food they can make the blood acid even when the sugar reads normal',
    from: 'the day on which the liquid diet begins, or before',
  },
  otherSugar: {
    ...usual.otherSugar,
    usual:
      'Repaglinide is cut down or stopped during the diet. Gliptins and pioglitazone usually go on. Repaglinide, voglibose and acarbose are left out while you fast',
    from: 'the first day of the liquid diet; ask us a week before it',
  },
  bloodPressure: {
    ...usual.bloodPressure,
    usual: `Some doses become too strong on the diet: tell us if you feel dizzy. On the morning itself ${prilsAndSartans.charAt(0).toLowerCase()}${prilsAndSartans.slice(1)}`,
    from: 'the first day of the liquid diet',
  },
};

/** Every sheet's answer for every group of medicines. */
export const medicinesBefore: Readonly<Record<Fasting, Readonly<Record<MedicineGroup, MedicineAdvice>>>> = {
  'some hours': usual,
  'a day with a bowel drink': withBowelDrink,
  'a bowel drink if we say so': perhapsBowelDrink,
  'a liquid diet of two weeks': withLiquidDiet,
};

/** What the anaesthetist has to know of everybody. */
export const tellTheAnaesthetist = [
  'An allergy: to a medicine, latex, plasters, or a food',
  'Weak kidneys, liver or heart; a heart attack, a stroke or a clot, and when',
  'Loud snoring, pauses in your breath at night, or a machine for them: bring the machine',
  'A pacemaker, a heart stent or any other implant',
  'Naltrexone or buprenorphine (strong painkillers work less with them); bhang, ganja, opium or other drugs, even now and then',
  'A muscle disease, or a bad time with an anaesthetic, yours or a relative’s',
  'Loose teeth, heartburn when you lie flat, a cold, or that you breastfeed or may be pregnant',
] as const;

/** For whom the usual hours without food are too few. */
export const slowStomach =
  'Does food stick, do you vomit, or does your stomach empty slowly? Do you take an injection or tablet such as semaglutide? Then these hours are too few: ring us at least a week before.';

// Who is drowsy chokes on it, and so reads first that there is nothing by mouth.
const takeSugar =
  'if you are drowsy or confused: nothing by mouth, and 112 or 108. If your sugar is below 70 mg/dL, or you shake, sweat or feel faint: take 4 teaspoons of sugar in half a glass of water at once, even after your last drink.';

/** What somebody with diabetes does while fasting; as urgent as the rulebook says. */
export const lowSugar = `With diabetes ask to be first on the list, and measure your sugar when you wake and every 2 hours. But ${takeSugar} Measure again after 10 minutes, and take it again if it stays low. Then ring us or come, and tell us. Go to the nearest emergency department if it is still low, after a diabetes tablet, or if we are closed and you feel ill. Ring us too if it is far higher than usual.`;
/** The same in short, for the calendar. */
export const lowSugarInShort = `With diabetes, ${takeSugar}`;

/** In the hours without food before a test with a bowel drink: water alone would lower sugar and salt. */
export const clearDrinks =
  'Until “stop drinking” have plenty of clear drinks, not water alone: clear soup with salt, ORS, juice without pulp, sweet lime water, black tea. Nothing red. With diabetes take sweet ones when your sugar falls.';

/** The night after. */
export const goingHome =
  'An adult takes you home and stays the first night. For 24 hours after a general anaesthetic, or a medicine that makes you sleepy, do not drive or ride, drink alcohol, sign papers or look after a small child alone.';
