import type { StrangersVignette } from './strangers-vignettes.ts';

/** More, by other writers, and coded by somebody who had seen neither the rules nor the urgencies. */
export const secondStrangers: ReadonlyArray<StrangersVignette> = [
  [
    'A man, 63, has a groin hernia that for five hours will not go back, is hard, red and very painful, and he is vomiting.',
    { signs: ['hernia-stuck', 'hernia-hurt', 'hernia-skin', 'bulge-groin', 'vomiting'], severity: 'severe', duration: 'steady' },
    'emergency',
  ],
  [
    'A woman, 42, has loose motions for five days after a wedding, no blood, no fever, drinks and passes urine well.',
    { signs: ['loose-stools'], who: ['woman'], duration: 'days' },
    'within-days',
  ],
  [
    'A woman, 47, with long back pain, cannot pass urine since morning and feels numb where she sits; her stool leaked.',
    { signs: ['back-pain', 'no-urine', 'numbness', 'lost-control', 'leaking-stool'], who: ['woman'], duration: 'steady' },
    'emergency',
  ],
  [
    'A man, 53, four days after hernia repair, on tramadol, has had no stool; he passes gas, the belly is soft, he eats.',
    { signs: ['hard-stools'], who: ['after-operation', 'on-painkillers'], duration: 'days' },
    'within-days',
  ],
  [
    'A woman, 28, sees a streak of bright blood on the paper with hard stool and a cut-like pain for two weeks; no weight loss, no family history.',
    { signs: ['bleeding-below', 'anus-pain', 'hard-stools'], who: ['woman'], severity: 'mild', duration: 'comes-back' },
    'routine',
  ],
  ['A man, 38, feels well; his brother was found with colon cancer at 48.', { signs: ['family-history'] }, 'routine'],
  [
    'A woman, 56, on capecitabine for rectal cancer, has had six loose stools more than usual since yesterday and sore lips; she is drinking.',
    { signs: ['loose-stools', 'sore-mouth'], who: ['woman', 'on-cancer-medicine', 'on-fluorouracil'], duration: 'steady' },
    'same-day',
  ],
  [
    'A man, 22, has pain that began at the navel last night and now sits low on the right; he is off his food and has a temperature of 37.9.',
    { signs: ['lower-right-pain', 'fever', 'eats-too-little'], duration: 'steady' },
    'same-day',
  ],
  [
    'A woman, 29, seven weeks pregnant, has sudden pain low on the left, pain at the tip of the shoulder, and nearly fainted in the bathroom.',
    { signs: ['lower-belly-pain', 'shoulder-tip-pain', 'dizzy'], who: ['woman', 'pregnant'], duration: 'sudden' },
    'emergency',
  ],
  [
    'A man, 50, diabetic, has a throbbing swelling beside the anus for three days and feels feverish.',
    { signs: ['anus-swelling', 'anus-pain', 'fever'], who: ['diabetes'], duration: 'days' },
    'same-day',
  ],
  [
    'A man, 39, with chronic pancreatitis, has his known pain through to the back since last night, stronger than usual, and vomits all he drinks.',
    { signs: ['upper-belly-pain', 'pain-worse', 'back-pain', 'vomiting'], who: ['after-pancreatitis'], duration: 'steady' },
    'same-day',
  ],
  [
    'A woman, 38, six days after sleeve surgery, has a pulse of 130, is breathless and has pain in the left shoulder.',
    { signs: ['fast-pulse', 'breathless', 'shoulder-tip-pain'], who: ['woman', 'after-operation', 'after-weight-loss-surgery'] },
    'emergency',
  ],
  [
    'A girl, 19, type 1 diabetic, missed her insulin for two days; now belly pain, vomiting, deep fast breathing, sleepy.',
    { signs: ['belly-pain', 'vomiting', 'breathless', 'hard-to-wake', 'acid-blood', 'medicine-missing'], who: ['woman', 'diabetes'] },
    'emergency',
  ],
  [
    'A man, 34, three weeks into TB medicines, has nausea, no appetite, and his urine is the colour of tea.',
    { signs: ['ill-from-medicine', 'jaundice', 'eats-too-little'] },
    'same-day',
  ],
  [
    'A man, 65, steady after bypass five years ago, takes a statin and aspirin and wants to plan surgery for piles that bother him on and off.',
    { signs: ['wants-advice', 'anus-trouble-stays'], who: ['old-or-on-steroids', 'on-blood-thinner'], duration: 'comes-back' },
    'routine',
  ],
  [
    'A woman, 40, weight 112 kg with a BMI of 42 and sleep apnoea on a machine, asks whether surgery would help.',
    { signs: ['wants-advice'], who: ['woman'] },
    'routine',
  ],
  [
    'A woman, 26, ten weeks pregnant, has kept nothing down for 24 hours and passes little dark urine; no pain.',
    { signs: ['vomiting', 'little-urine'], who: ['woman', 'pregnant'], severity: 'severe', duration: 'steady' },
    'same-day',
  ],
  [
    'A woman, 30, 22 weeks pregnant with known gallstones, had a 40-minute pain under the right ribs after dinner twice this week; none now, no fever.',
    { signs: ['right-rib-pain'], who: ['woman', 'pregnant', 'past-20-weeks'], duration: 'days' },
    'within-days',
  ],
  [
    'A man, 27, with ulcerative colitis, has had nine bloody stools a day for three days and feels weak; pulse about 95.',
    { signs: ['bloody-loose-stools', 'flare', 'tired'], who: ['inflammatory-bowel-disease'], severity: 'severe', duration: 'days' },
    'same-day',
  ],
  [
    'A woman, 46, has gallstones found by chance in a check-up and has never had pain.',
    { signs: ['scan-finding'], who: ['woman'] },
    'routine',
  ],
  [
    'A man, 55, with cirrhosis and a water-filled belly, has had a low fever and a dull ache all over the belly since yesterday; mind clear.',
    { signs: ['belly-pain', 'fever', 'liver-swelling'], who: ['cirrhosis'], severity: 'mild', duration: 'steady' },
    'same-day',
  ],
  [
    'A man, 63, has had yellow eyes for a week, dark urine and itching; no fever, no pain.',
    { signs: ['jaundice', 'itching'], duration: 'days' },
    'within-days',
  ],
  [
    'A woman, 64, ten days after a bowel cancer operation, has one calf swollen and tender; no breathlessness, no chest pain.',
    { signs: ['leg-clot'], who: ['woman', 'after-operation'] },
    'same-day',
  ],
  [
    'A woman, 49, waiting for weight-loss surgery in ten days, has home sugars of 280 to 320 all week; feels well, drinks normally.',
    { signs: ['sugar-high', 'sugar-off'], who: ['woman', 'diabetes', 'before-operation'], duration: 'days' },
    'within-days',
  ],
  [
    'A man, 33, has had burning behind the breastbone after late dinners for three months; swallowing and weight are normal, no pain on walking.',
    { signs: ['heartburn'], duration: 'comes-back' },
    'routine',
  ],
  [
    'A woman, 27, 30 weeks pregnant, has burning in the chest on lying down at night; blood pressure normal, no headache, no pain under the ribs.',
    { signs: ['heartburn'], who: ['woman', 'pregnant', 'past-20-weeks'] },
    'routine',
  ],
  [
    'A man, 36, office worker, has had low back ache for five weeks, worse on sitting; legs strong, urine and stool normal, no fever.',
    { signs: ['back-pain'], duration: 'comes-back' },
    'routine',
  ],
  ["A man, 43, has 'grade 1 fatty liver' on a report, normal liver tests, feels well.", { signs: ['scan-finding'] }, 'routine'],
  [
    'A woman, 44, known gallstones, has steady pain under the right ribs for eight hours and a fever of 38.4; she is awake and walking.',
    { signs: ['right-rib-pain', 'fever'], who: ['woman'], duration: 'steady' },
    'same-day',
  ],
  [
    'A man, 58, with cirrhosis from alcohol, has just vomited half a bowl of fresh blood.',
    { signs: ['bleeding-above'], who: ['cirrhosis'], duration: 'sudden' },
    'emergency',
  ],
  [
    'A man, 60, has a haemoglobin of 7.9 in a check-up, is tired on stairs, has seen no bleeding; no chest pain, no breathlessness at rest.',
    { signs: ['anaemia', 'tired'] },
    'within-days',
  ],
  [
    'A man, 66, finds over three weeks that chapatis stick in his chest; liquids pass, he has lost four kilos.',
    { signs: ['swallowing', 'weight-loss'], who: ['old-or-on-steroids'], duration: 'comes-back' },
    'within-days',
  ],
  [
    'A man, 29, was told hepatitis B positive at blood donation; liver tests normal, no complaints.',
    { signs: ['hepatitis-found'] },
    'routine',
  ],
  [
    'A man, 62, with a heart stent put in four months ago, takes clopidogrel and aspirin and has a colonoscopy with polyp removal in eight days; nobody told him about the tablets.',
    { signs: ['medicine-unclear'], who: ['on-blood-thinner', 'before-colonoscopy'] },
    'within-days',
  ],
  [
    'A baby of eight months screams in spells, pulls up his legs, is pale and limp between them, and passed red jelly in the nappy.',
    { signs: ['belly-pain', 'cramps', 'bleeding-below', 'slime'], who: ['child', 'baby'] },
    'emergency',
  ],
  [
    'A woman, 31, fifth day of dengue, the fever has come down, but her belly hurts badly, she vomits again and again, her hands are cold and she is restless.',
    { signs: ['belly-pain', 'vomiting'], who: ['woman', 'dengue'], severity: 'severe' },
    'emergency',
  ],
  [
    'A man, 51, has a soft bulge in the groin in the evening that goes away when he lies down; it aches a little.',
    { signs: ['bulge-groin', 'hernia-hurt'], severity: 'mild', duration: 'comes-back' },
    'routine',
  ],
  [
    "A man, 25, with Crohn's disease, has taken prednisolone 30 mg for six weeks and has tablets for two more days; feels well.",
    { signs: ['medicine-missing'], who: ['inflammatory-bowel-disease', 'old-or-on-steroids'] },
    'within-days',
  ],
  [
    'A woman, 41, is booked for a gallbladder operation in four days and since yesterday has a cough and 37.8 fever; breathing is easy.',
    { signs: ['not-fit-for-surgery', 'fever'], who: ['woman', 'before-operation'], duration: 'steady' },
    'within-days',
  ],
  [
    'A shepherd, 37, has a 9 cm hydatid cyst in the liver on ultrasound and a dull ache; no fever, no rash, no jaundice.',
    { signs: ['scan-finding', 'belly-pain'], who: ['hydatid-cyst'], severity: 'mild' },
    'within-days',
  ],
  [
    'A man, 61, home two weeks after a Whipple operation, vomited a cupful of blood this evening; it has stopped and he says he feels all right.',
    { signs: ['bleeding-above'], who: ['after-operation'], duration: 'sudden' },
    'emergency',
  ],
  [
    'A teacher, 50, six weeks after gallbladder removal, gets a loose stool after fried food; no pain, no fever, weight steady.',
    { signs: ['loose-stools'], who: ['after-operation', 'after-gallbladder-operation'], duration: 'comes-back' },
    'routine',
  ],
  [
    'A man, 48, six days after hernia repair with mesh, has a red hot wound leaking pus and a temperature of 38.2.',
    { signs: ['wound-redness', 'wound-pus', 'fever'], who: ['after-operation'] },
    'same-day',
  ],
  [
    'A woman, 59, with a metal heart valve, stopped her warfarin by herself six days ago because a colonoscopy is due; she feels well.',
    { signs: ['medicine-missing', 'medicine-unclear'], who: ['woman', 'on-blood-thinner', 'before-colonoscopy'] },
    'same-day',
  ],
  [
    'A woman, 67, known to have stones in the bile duct, has high fever with shaking, yellow eyes, and since noon she is drowsy and muddled.',
    { signs: ['shivering', 'jaundice', 'confusion', 'hard-to-wake'], who: ['woman', 'old-or-on-steroids'], severity: 'severe' },
    'emergency',
  ],
  [
    "A man, 52, diabetic, feels pressure 'like gas' high in the belly for half an hour, is sweating, and his jaw feels heavy.",
    { signs: ['upper-belly-pain', 'arm-or-jaw-pain'], who: ['diabetes'], duration: 'sudden' },
    'emergency',
  ],
  [
    'A woman, 33 weeks pregnant, has pain under the right ribs, a splitting headache and sees flashes.',
    { signs: ['right-rib-pain', 'bad-headache'], who: ['woman', 'pregnant', 'past-20-weeks'] },
    'emergency',
  ],
  [
    'A woman, 35, has had a sore blue lump at the anus since the day before yesterday, no fever, a spot of blood.',
    { signs: ['anus-swelling', 'anus-pain', 'bleeding-below'], who: ['woman'], duration: 'days' },
    'within-days',
  ],
  [
    'A boy, 2, has a soft navel bulge since birth that goes in with a finger and never hurts.',
    { signs: ['bulge-navel'], who: ['child'], duration: 'comes-back' },
    'routine',
  ],
  [
    'A man, 70, has a groin hernia that since this week goes back only with a lot of pushing; now it is in, no pain.',
    { signs: ['bulge-groin', 'hernia-was-stuck'], who: ['old-or-on-steroids'], duration: 'days' },
    'within-days',
  ],
  [
    'A man, 69, on aspirin, has had black sticky stools for two days, no giddiness, feels only a little tired.',
    { signs: ['black-stool', 'tired'], who: ['old-or-on-steroids', 'on-blood-thinner'], duration: 'days' },
    'same-day',
  ],
  [
    'A man, 72, smoker with high blood pressure, has sudden tearing pain in the belly and back and passed out for a moment.',
    { signs: ['belly-pain', 'back-pain', 'collapse'], who: ['old-or-on-steroids'], severity: 'severe', duration: 'sudden' },
    'emergency',
  ],
  [
    'A man, 57, has had blood mixed in the stool for a month, thinner stools and looser trousers; not giddy.',
    { signs: ['bleeding-below', 'bowel-habit', 'weight-loss'], duration: 'comes-back' },
    'within-days',
  ],
  [
    'A woman, 55, has a simple liver cyst of 2 cm on ultrasound done for something else.',
    { signs: ['scan-finding'], who: ['woman'] },
    'routine',
  ],
  [
    'A man, 45, who takes painkillers daily for his knee, had pain strike like a knife above the navel; the belly is hard and he cannot move.',
    { signs: ['upper-belly-pain', 'hard-belly'], who: ['on-painkillers'], severity: 'severe', duration: 'sudden' },
    'emergency',
  ],
  [
    'A boy, 14, woke two hours ago with strong pain in one testicle and low in the belly, and has vomited twice.',
    { signs: ['testicle-pain', 'lower-belly-pain', 'vomiting'], who: ['child'], severity: 'severe', duration: 'sudden' },
    'emergency',
  ],
  ['A man, 31, found a hard painless lump in one testicle in the shower.', { signs: ['lump-felt'] }, 'within-days'],
  [
    'A girl, 6, with vomiting and loose motions since yesterday, has a dry tongue and no urine for eight hours, but is awake and answers.',
    { signs: ['vomiting', 'loose-stools', 'dried-out', 'no-urine'], who: ['child'], duration: 'steady' },
    'same-day',
  ],
  [
    'A man, 60, on chemotherapy for colon cancer, last drip nine days ago, has fever of 38.9 with shivering and feels faint when he stands.',
    { signs: ['shivering', 'dizzy'], who: ['on-cancer-medicine'] },
    'emergency',
  ],
  [
    'A woman, 36, five days after keyhole gallbladder removal, has growing belly pain and her eyes look yellow; no fever.',
    { signs: ['pain-worse', 'jaundice'], who: ['woman', 'after-operation', 'after-keyhole-operation', 'after-gallbladder-operation'] },
    'same-day',
  ],
  [
    'Eight months after a gastric bypass I stopped the vitamins. Now my feet tingle and I am always tired.',
    { signs: ['numbness', 'tired'], who: ['after-weight-loss-surgery'] },
    'within-days',
  ],
  [
    'A mild pain low on the left for four or five days, no fever, motions as usual.',
    { signs: ['lower-belly-pain'], severity: 'mild', duration: 'days' },
    'within-days',
  ],
  [
    'The ultrasound report says one stone in the bile duct, 8 mm. No pain, no fever, eyes are normal.',
    { signs: ['duct-stone'], severity: 'mild' },
    'within-days',
  ],
  [
    'Mother, 66, takes Acitrom for a valve and had an antibiotic for her belly; her INR is 7.1, she bleeds nowhere.',
    { signs: ['inr-high'], severity: 'mild', who: ['woman', 'woman-over-50', 'old-or-on-steroids', 'on-blood-thinner'] },
    'same-day',
  ],
  [
    'A woman on warfarin, 66, has an INR of 6.4 after six days of Metrogyl, and her gums bleed a little when she brushes.',
    { signs: ['inr-high', 'easy-bruising'], severity: 'mild', who: ['woman', 'woman-over-50', 'old-or-on-steroids', 'on-blood-thinner'] },
    'same-day',
  ],
  [
    'My uncle has dialysis through the belly. Today the bag came out cloudy, with a mild ache, no fever.',
    { signs: ['dialysis-cloudy', 'belly-pain'], severity: 'mild', who: ['weak-kidneys'] },
    'same-day',
  ],
  [
    'Dad, 64, on dialysis, passes hard stool once in six days; the chemist gave him a phosphate enema.',
    { signs: ['hard-stools'], duration: 'days', who: ['weak-kidneys'] },
    'within-days',
  ],
  [
    'Nine days after a hernia mesh one stitch oozes clear fluid, a small dressing a day; no redness, no fever, less pain each day.',
    { signs: ['wound-clear-fluid'], severity: 'mild', who: ['after-operation'] },
    'within-days',
  ],
  [
    'Grandmother, 81, was fed through a tube in the belly for five months. It came out two hours ago; she is comfortable.',
    { signs: ['feeding-tube-out'], duration: 'sudden', who: ['woman', 'woman-over-50', 'old-or-on-steroids'] },
    'same-day',
  ],
  [
    'The bag of an eight-week-old colostomy leaks daily, and the skin under it is raw; output as usual, no fever.',
    { signs: ['stoma-leaks'], duration: 'days', who: ['after-operation'] },
    'within-days',
  ],
];
