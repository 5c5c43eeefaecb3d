import type { StrangersVignette } from './strangers-vignettes.ts';

/** Thirty more, written with an urgency each before the rules were asked. */
export const fourthStrangers: ReadonlyArray<StrangersVignette> = [
  [
    'A man, 61, had a Whipple operation three weeks ago; since last night he feels cold and has 38.3 °C, no pain.',
    { signs: ['fever'], who: ['after-operation', 'stent-or-repaired-duct', 'over-50'] },
    'emergency',
  ],
  [
    'A woman, 44, has an outside drain of the bile duct for a blockage; today 38.6 °C, and the drain looks as usual.',
    { signs: ['fever'], who: ['woman', 'stent-or-repaired-duct'] },
    'emergency',
  ],
  [
    'A man, 39, nine days after his gallbladder was taken out by keyhole; the right shoulder aches since yesterday and he eats little.',
    { signs: ['shoulder-tip-pain', 'eats-too-little'], severity: 'mild', who: ['after-keyhole-operation', 'after-gallbladder-operation'] },
    'same-day',
  ],
  [
    'A woman, 33, the day after keyhole surgery; both shoulders ache, she walks and the cuts hurt less than yesterday.',
    { signs: ['shoulder-tip-pain'], severity: 'mild', who: ['woman', 'first-days-after-keyhole'] },
    'routine',
  ],
  [
    'A man, 58, on nivolumab for stomach cancer, has had a dry cough for five days and breathes easily.',
    { signs: ['cough'], severity: 'mild', duration: 'days', who: ['on-immunotherapy', 'over-50'] },
    'same-day',
  ],
  [
    'A woman, 66, four months after her last pembrolizumab; stairs take her breath since this week.',
    { signs: ['stairs-breathless'], duration: 'days', who: ['on-immunotherapy', 'woman-over-50'] },
    'same-day',
  ],
  [
    'A man, 70, with cancer of the liver and new pain in the mid back at night, like a belt round the chest.',
    { signs: ['back-pain'], duration: 'days', who: ['has-cancer', 'over-50'] },
    'same-day',
  ],
  [
    'The same man a week later: his legs buckle and he did not feel that he passed urine.',
    { signs: ['back-pain', 'leg-weakness', 'lost-control'], duration: 'sudden', who: ['has-cancer'] },
    'emergency',
  ],
  [
    'A woman, 52, treated for rectal cancer, walks as if drunk since two days and her feet feel like wool; no pain.',
    { signs: ['unsteady', 'numbness'], duration: 'days', who: ['has-cancer', 'woman-over-50'] },
    'emergency',
  ],
  [
    'A man, 47, with cirrhosis, had water drawn from the belly four days ago; the place drips through his shirt, no fever.',
    { signs: ['wound-clear-fluid'], duration: 'days', who: ['cirrhosis'] },
    'same-day',
  ],
  [
    'A woman, 55, with cirrhosis and swollen belly has a dull belly ache since the morning.',
    { signs: ['belly-pain', 'liver-swelling'], severity: 'mild', duration: 'steady', who: ['cirrhosis', 'woman-over-50'] },
    'emergency',
  ],
  [
    'A man, 63, ileostomy for two months; nothing in the bag since breakfast, now evening, cramps and belching.',
    { signs: ['stoma-stops', 'cramps', 'nausea'], duration: 'steady', who: ['over-50'] },
    'emergency',
  ],
  [
    'A woman, 49, with an ileostomy: 3 litres a day since yesterday, dizzy when she stands, drinks all day.',
    { signs: ['stoma-loss', 'dizzy'], severity: 'severe', who: ['woman'] },
    'emergency',
  ],
  [
    'A man, 30, colostomy after an injury; it hangs out as long as a hand, is dark and sore since noon.',
    { signs: ['stoma-stuck'], duration: 'sudden' },
    'emergency',
  ],
  [
    'A woman, 28, six months after a sleeve has vomited daily for three weeks; since today the floor sways.',
    { signs: ['vomiting', 'unsteady'], duration: 'days', who: ['woman', 'after-weight-loss-surgery'] },
    'emergency',
  ],
  [
    'A woman, 41, four years after a bypass: pain in the middle of the belly after meals for a week, passes by itself.',
    { signs: ['belly-pain'], severity: 'mild', duration: 'comes-back', who: ['woman', 'after-weight-loss-surgery'] },
    'same-day',
  ],
  [
    'A boy of 7, pain round the navel since last night, now low on the right; he limps and will not jump.',
    { signs: ['lower-right-pain', 'hard-belly'], duration: 'steady', who: ['school-child'] },
    'emergency',
  ],
  [
    'A baby of five weeks throws up each feed across the cot, is hungry after, and has had three dry nappies.',
    { signs: ['vomiting', 'little-urine'], severity: 'severe', who: ['young-baby'] },
    'emergency',
  ],
  [
    'A girl of 4 has not passed stool for six days, strains, eats and plays.',
    { signs: ['hard-stools'], severity: 'mild', duration: 'days', who: ['child'] },
    'within-days',
  ],
  [
    'A woman, 25, seven weeks without a period, left lower pain for an hour and a sore left shoulder.',
    { signs: ['lower-belly-pain', 'shoulder-tip-pain'], duration: 'sudden', who: ['woman', 'perhaps-pregnant'] },
    'emergency',
  ],
  [
    'A woman, 31, 34 weeks pregnant, itches on the palms so that she cannot sleep; no rash.',
    { signs: ['itching'], severity: 'severe', who: ['woman', 'pregnant', 'past-20-weeks'] },
    'same-day',
  ],
  [
    'A man, 74, on apixaban, dark red blood in the pan twice today, feels well.',
    { signs: ['bleeding-below'], duration: 'sudden', who: ['on-blood-thinner', 'over-50', 'old-or-on-steroids'] },
    'same-day',
  ],
  [
    'A man, 35, has had bright drops on the paper after hard stools for a year; a doctor looked and called them piles.',
    { signs: ['bleeding-below', 'hard-stools'], severity: 'mild', duration: 'comes-back' },
    'within-days',
  ],
  [
    'A woman, 80, takes morphine for bone pain; no stool for a week, watery stool runs out since yesterday.',
    { signs: ['leaking-stool', 'hard-stools'], duration: 'days', who: ['woman-over-50', 'old-or-on-steroids', 'has-cancer'] },
    'same-day',
  ],
  [
    'A man, 43, one leg white and cold and painful since half an hour, an irregular heart is known.',
    { signs: ['cold-limb'], severity: 'severe', duration: 'sudden' },
    'emergency',
  ],
  [
    'A woman, 59, sees two of everything since this morning, no headache.',
    { signs: ['sight-changed'], duration: 'sudden', who: ['woman-over-50'] },
    'emergency',
  ],
  [
    'A man, 50, with stones in the pancreas: the tablets that held his pain for months do not since Monday; no fever, eats a little.',
    { signs: ['pain-not-held', 'upper-belly-pain'], duration: 'days', who: ['over-50'] },
    'same-day',
  ],
  [
    'A woman, 37, five days after a hernia repair by keyhole, coughs up green phlegm, 37.4 °C, breathes easily.',
    { signs: ['cough'], severity: 'mild', who: ['woman', 'after-keyhole-operation'] },
    'same-day',
  ],
  [
    'A man, 29, large hydatid cyst, was kicked at football an hour ago; nothing hurts.',
    { signs: ['blow-to-belly'], severity: 'mild', duration: 'sudden', who: ['hydatid-cyst', 'liver-lump'] },
    'emergency',
  ],
  [
    'A man, 67, home two days after TACE, 38.5 °C in the evening, otherwise as in hospital.',
    { signs: ['fever'], who: ['after-liver-needle', 'over-50', 'has-cancer'] },
    'emergency',
  ],
];
