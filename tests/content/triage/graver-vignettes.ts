import type { StrangersVignette } from './strangers-vignettes.ts';

/** Whom two strict readers of the whole rulebook found sent home too long, or too hastily to an ambulance. */
export const graverVignettes: ReadonlyArray<StrangersVignette> = [
  // babies, children and pregnancy
  [
    'ten days old, breathes fast and takes no milk, neither hot nor yellow',
    { signs: ['will-not-feed', 'laboured-breathing'], who: ['young-baby'] },
    'emergency',
  ],
  [
    'two years old, a cold since yesterday, grunts and draws in the ribs',
    { signs: ['laboured-breathing', 'fever', 'cough'], who: ['child'] },
    'emergency',
  ],
  ['five months old, no longer takes the breast', { signs: ['will-not-feed'], who: ['baby'] }, 'emergency'],
  ['three weeks old, a streak of blood in the nappy', { signs: ['bleeding-below'], severity: 'mild', who: ['young-baby'] }, 'emergency'],
  [
    '26 weeks pregnant, fever with shivering and pain in the side',
    { signs: ['fever', 'shivering', 'flank-pain'], who: ['past-20-weeks'] },
    'emergency',
  ],
  ['pregnant, fever and a racing heart', { signs: ['fever', 'fast-pulse'], who: ['pregnant'] }, 'emergency'],
  ['a school test found sugar of 270, the girl is well', { signs: ['new-diabetes', 'sugar-high'], who: ['school-child'] }, 'same-day'],
  ['new diabetes in a grown man, sugar a little high', { signs: ['new-diabetes'] }, 'routine'],
  // swallowed, taken or breathed in
  ['chewed an oleander seed and plays', { signs: ['swallowed-plant'], who: ['child'] }, 'emergency'],
  ['swallowed the stone of a plum', { signs: ['swallowed-harmless'], who: ['child'] }, 'routine'],
  ['a toddler ate one of her grandfather’s tablets', { signs: ['anothers-tablet'], who: ['child'] }, 'emergency'],
  ['a grown man took his wife’s tablet', { signs: ['anothers-tablet'] }, 'same-day'],
  ['insulin twice by mistake, feels well', { signs: ['sugar-dose-doubled'], who: ['diabetes'] }, 'emergency'],
  ['a double dose of the blood thinner', { signs: ['wrong-dose'], who: ['on-blood-thinner'] }, 'same-day'],
  [
    'country liquor last night, vomits, sight is clear',
    { signs: ['vomiting'], duration: 'sudden', who: ['after-cheap-liquor'] },
    'emergency',
  ],
  ['headache since the bath with the gas geyser', { signs: ['bad-air'] }, 'emergency'],
  // blows and needles
  ['a handlebar in the belly, a steady ache that does not grow', { signs: ['blow-to-belly', 'belly-pain'], severity: 'mild' }, 'emergency'],
  ['hit in the belly, nothing hurts', { signs: ['blow-to-belly'] }, 'same-day'],
  ['scooter crash, urine is red', { signs: ['blow-to-belly', 'blood-in-urine'] }, 'emergency'],
  ['evening after a liver sample, the shoulder hurts', { signs: ['shoulder-tip-pain'], who: ['after-belly-needle'] }, 'emergency'],
  ['light-headed after water was drawn from the belly', { signs: ['dizzy'], who: ['after-belly-needle'] }, 'emergency'],
  // reports
  ['the report says free air, he feels fairly well', { signs: ['report-grave'] }, 'emergency'],
  ['the report says acute appendicitis', { signs: ['report-urgent'] }, 'same-day'],
  ['potassium 7.2, marked critical, feels well', { signs: ['critical-salt'], who: ['dialysis-line'] }, 'emergency'],
  ['haemoglobin marked very abnormal', { signs: ['blood-values'] }, 'same-day'],
  ['one value a little outside its range, feels well', { signs: ['blood-values'], severity: 'mild' }, 'routine'],
  // heart, nerves and throat
  ['known angina, now at rest', { signs: ['chest-pain'], duration: 'comes-back' }, 'emergency'],
  ['mouth drooped for ten minutes, all well now', { signs: ['stroke-passed'] }, 'emergency'],
  ['left hand and cheek went numb an hour ago', { signs: ['one-side-numb'], duration: 'sudden' }, 'emergency'],
  ['both feet tingle since months', { signs: ['numbness'], duration: 'comes-back' }, 'within-days'],
  [
    'after a sleeve, feet tingle and legs have grown weak',
    { signs: ['numbness', 'leg-weakness'], who: ['after-weight-loss-surgery'] },
    'emergency',
  ],
  ['jaw stiff since yesterday, a wound on the foot', { signs: ['stiff-jaw'] }, 'emergency'],
  ['sulfasalazine, sore throat for two days', { signs: ['sore-throat'], duration: 'days', who: ['on-immune-medicine'] }, 'same-day'],
  ['no longer holds stool since yesterday', { signs: ['leaking-stool'], duration: 'sudden' }, 'same-day'],
  ['leaks a little stool for months', { signs: ['leaking-stool'], duration: 'comes-back' }, 'within-days'],
  // infection, skin and blood
  ['azathioprine, low white cells, 38.3 °C, feels well', { signs: ['fever', 'white-cells-low'], who: ['on-immune-medicine'] }, 'emergency'],
  ['red leg, a hand wider since morning, blisters', { signs: ['skin-spreads'], duration: 'sudden', who: ['diabetes'] }, 'emergency'],
  ['skin round the hernia wound turns dusky', { signs: ['skin-spreads', 'wound-redness'], who: ['after-operation'] }, 'emergency'],
  ['cough, thick phlegm and 38.8 °C for five days', { signs: ['cough', 'fever'], duration: 'days' }, 'same-day'],
  ['cough with phlegm and 38.5 °C since yesterday', { signs: ['cough', 'fever'] }, 'same-day'],
  ['one knee hot, swollen, too sore to bend', { signs: ['joint-hot'], duration: 'sudden' }, 'same-day'],
  ['a boy limps, groin pain and fever', { signs: ['limp', 'fever'], who: ['child'] }, 'same-day'],
  ['covered with bruises within two days, gums ooze', { signs: ['many-bruises'] }, 'same-day'],
  // groin, stoma and operations
  ['testicle came up sore over the night', { signs: ['testicle-pain'], duration: 'steady' }, 'emergency'],
  ['testicle sore and thick for three days, slowly', { signs: ['testicle-pain'], severity: 'mild', duration: 'days' }, 'same-day'],
  [
    'small firm lump at the top of the thigh since two days',
    { signs: ['bulge-stays'], severity: 'mild', who: ['woman-over-50'] },
    'same-day',
  ],
  ['new ileostomy, six bags a day, drinks water by the litre', { signs: ['stoma-much'], who: ['after-operation'] }, 'same-day'],
  ['short of breath the evening after a gastroscopy', { signs: ['breathless'], who: ['after-camera-test'] }, 'emergency'],
  ['spots of blood on the stool four days after piles surgery', { signs: ['wound-spots'], who: ['open-anal-wound'] }, 'within-days'],
  ['retches, nothing comes up, the belly swells', { signs: ['retching', 'bloating'] }, 'emergency'],
  ['sore belly from dry retching, not severe', { signs: ['retching', 'belly-pain'], severity: 'mild' }, 'same-day'],
  ['a tag of skin at the anus for years', { signs: ['anus-swelling'], duration: 'comes-back' }, 'routine'],
  [
    'a blood thinner, colonoscopy in four weeks',
    { signs: ['medicine-unclear'], who: ['on-blood-thinner', 'before-colonoscopy', 'test-weeks-off'] },
    'within-days',
  ],
];
