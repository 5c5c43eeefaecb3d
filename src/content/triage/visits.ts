import type { Rule } from './rule.ts';

/** Reasons for a visit that can wait for an appointment. */
export const visits = {
  // what a scan or a test has shown
  'gallstones-by-chance': {
    signs: ['scan-finding'],
    urgency: 'routine',
    words: 'a scan has shown gallstones and you have no pain',
  },
  'gallbladder-polyp': {
    signs: ['scan-finding'],
    urgency: 'routine',
    words: 'a report calls your gallbladder polyp small',
  },
  'harmless-finding': {
    signs: ['scan-finding'],
    urgency: 'routine',
    words: 'a scan has shown stones, a simple cyst or a fatty liver and you want it explained',
  },
  'cyst-kind': {
    signs: ['scan-finding'],
    urgency: 'routine',
    words: 'a scan shows a cyst and no one has told you what kind it is',
  },
  'many-cysts': {
    signs: ['scan-finding'],
    urgency: 'routine',
    words: 'you have many cysts in the liver or the kidneys',
  },
  'cyst-and-livestock': {
    signs: ['scan-finding'],
    urgency: 'routine',
    words: 'you have lived with sheep, cattle or dogs and have a liver cyst',
  },
  'hydatid-report': {
    signs: ['scan-finding'],
    urgency: 'routine',
    words: 'a scan report says hydatid or echinococcus',
  },
  'pancreas-stones': {
    signs: ['scan-finding'],
    urgency: 'routine',
    words: 'a scan has shown stones or chalk in your pancreas',
  },
  'narrow-part': {
    signs: ['scan-finding'],
    urgency: 'routine',
    words: 'a doctor has told you why a part of your bowel is narrow, and you feel well',
  },
  'scarred-liver': {
    signs: ['scan-finding'],
    urgency: 'routine',
    words: 'a scan or blood test suggests a fatty or scarred liver',
  },
  'fatty-with-diabetes': {
    signs: ['scan-finding'],
    urgency: 'routine',
    words: 'you have fatty liver and also diabetes or a large waist',
  },
  'raised-bilirubin': {
    signs: ['scan-finding'],
    urgency: 'routine',
    words: 'a blood test shows a little raised bilirubin, your eyes are white and you feel well',
  },
  'liver-tests-high': {
    signs: ['liver-tests-high'],
    urgency: 'within-days',
    words: 'a blood test shows liver enzymes (SGPT or SGOT) several times the normal, even if you feel well',
  },
  'liver-tests-later': {
    signs: ['liver-tests-high'],
    urgency: 'within-days',
    words: 'liver blood tests are raised, even a little, months or years after gallbladder surgery',
  },
  'adenoma-and-hormones': {
    signs: ['scan-finding'],
    who: ['liver-lump'],
    urgency: 'within-days',
    words: 'you have an adenoma and use hormone pills or another hormone method: have other birth control ready before you stop',
  },
  'h-pylori': {
    signs: ['scan-finding'],
    urgency: 'routine',
    words: 'you have been told that you have H. pylori, or have had an ulcer and want the test',
  },
  'polyp-without-sample': {
    signs: ['result-missing'],
    urgency: 'routine',
    words: 'a report says that a polyp was seen and no sample was taken',
  },
  'polyp-report': {
    signs: ['result-missing'],
    urgency: 'routine',
    words: 'you want to understand a polyp report',
  },
  'biopsy-result': {
    signs: ['result-missing'],
    urgency: 'routine',
    words: 'the result of your biopsy has not been explained to you',
  },
  'gallbladder-result': {
    signs: ['result-missing'],
    urgency: 'routine',
    words: 'you had gallbladder surgery and never saw the lab report',
  },
  'cancer-in-report': {
    signs: ['cancer-in-report'],
    urgency: 'within-days',
    words: 'a lab report mentions cancer',
  },
  'duct-stone-by-chance': {
    signs: ['duct-stone'],
    urgency: 'within-days',
    words: 'a scan shows a stone in the bile duct, even if nothing hurts',
  },
  'gallbladder-polyp-large': {
    signs: ['scan-lump'],
    urgency: 'within-days',
    words: 'a scan shows a gallbladder polyp of one centimetre or more, one that has grown, or a thick gallbladder wall',
  },
  'low-iron-tested': {
    signs: ['anaemia'],
    who: ['camera-tests-clear'],
    urgency: 'routine',
    words: 'blood tests show low iron, and camera tests above and below found no reason',
    why: 'Two camera tests have already looked for what must not wait.',
  },

  // lasting complaints
  'vomiting-on-purpose': {
    signs: ['vomiting-on-purpose'],
    urgency: 'within-days',
    words: 'you, or somebody you look after, bring food up on purpose after meals',
  },
  'attacks-after-meals': {
    signs: ['upper-belly-pain'],
    when: [{ duration: 'comes-back' }],
    urgency: 'within-days',
    words: 'attacks of pain after meals come back, under the right ribs or in the upper belly',
  },
  'woman-bloating': {
    signs: ['bloating', 'early-fullness', 'belly-pain'],
    when: [{ duration: 'days' }, { duration: 'comes-back' }],
    who: ['woman-over-50'],
    urgency: 'within-days',
    words: 'you are a woman of fifty or more, and bloating, early fullness, belly pain or passing urine often is new and comes most days',
  },
  'pain-comes-back': {
    signs: ['heartburn', 'belly-pain', 'bloating'],
    when: [{ duration: 'comes-back' }],
    urgency: 'routine',
    words: 'known heartburn, bloating or mild belly pain comes back now and then',
    why: 'It is known and has come and gone for a long time; what is new is seen sooner.',
  },
  'lasting-lower-ache': {
    signs: ['lower-belly-pain'],
    when: [{ duration: 'days' }],
    urgency: 'within-days',
    words: 'a mild ache low in the belly has come and gone for days',
    why: 'It is mild and lets up between; a pain that does not let up is for today.',
  },
  'belly-pain-comes-back': {
    signs: ['belly-pain', 'bloating'],
    when: [{ duration: 'comes-back' }],
    urgency: 'routine',
    words: 'mild belly pain or bloating has come and gone for months',
    why: 'It has come and gone for months without a change; what is new is seen sooner.',
  },
  'cramps-for-months': {
    signs: ['cramps'],
    with: ['cramps', 'bloating', 'loose-stools', 'hard-stools'],
    when: [{ duration: 'comes-back' }],
    urgency: 'routine',
    words: 'cramps, with or without bloating, have come and gone for months, ease after stool and are not getting worse',
    why: 'They have come and gone for months without a change; new cramps with a belly that swells may be a blockage.',
  },
  'loose-and-hard': {
    signs: ['loose-stools'],
    with: ['hard-stools'],
    when: [{ duration: 'comes-back' }],
    urgency: 'routine',
    words: 'loose stools and hard ones have taken turns for months, without blood or lost weight',
    why: 'A habit of months or years is not a new change of it.',
  },
  constipation: {
    signs: ['hard-stools'],
    when: [{ duration: 'comes-back' }],
    urgency: 'routine',
    words: 'you have been constipated on and off for years, and nothing has changed',
    why: 'A habit of years is not a new change of it.',
  },
  'mild-gas': {
    signs: ['bloating'],
    when: [{ severity: 'mild' }],
    urgency: 'routine',
    words: 'gas, burping or a full belly after meals is mild, and you are otherwise well',
    why: 'It is mild, comes after meals and goes; bloating that is new on most days is seen sooner.',
  },
  'mild-old-pain': {
    signs: ['belly-pain'],
    when: [{ severity: 'mild', duration: 'comes-back' }],
    who: ['after-gallbladder-operation'],
    urgency: 'routine',
    words: 'you have the same pain as before the operation, but mild and only now and then',
    why: 'It is the pain of before, mild and rare; a new pain is seen sooner.',
  },
  'back-strain': {
    signs: ['back-pain'],
    when: [{ duration: 'comes-back' }],
    urgency: 'routine',
    words: 'the low back has ached for weeks, with strong legs and normal urine and stool: your family doctor or a physiotherapist first',
    why: 'It has ached for weeks with strong legs; a new or severe pain is seen sooner.',
  },
  heartburn: {
    signs: ['heartburn'],
    urgency: 'routine',
    words: 'you have the heartburn that you know on most days, or it wakes you at night',
  },
  'acid-tablets': {
    signs: ['heartburn'],
    urgency: 'routine',
    words: 'you have taken acid tablets for months, or the burning comes back each time you stop',
  },
  'sour-fluid': {
    signs: ['heartburn'],
    urgency: 'routine',
    words: 'food or sour fluid comes up into your mouth',
  },
  'hoarse-for-weeks': {
    signs: ['hoarse-voice'],
    urgency: 'within-days',
    words: 'you have been hoarse for weeks, the more so if you use tobacco: an ear, nose and throat doctor looks first',
  },
  'hoarse-with-heartburn': {
    signs: ['heartburn'],
    urgency: 'routine',
    words: 'you have a lasting cough or hoarse voice with heartburn',
  },
  'acid-blocker-years': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you have taken an acid blocker for years and wonder whether you still need it',
  },
  slime: {
    signs: ['slime'],
    urgency: 'routine',
    words: 'there is slime in your stool, without blood',
  },
  flushing: {
    signs: ['flushing', 'loose-stools'],
    when: [{ duration: 'comes-back' }],
    urgency: 'within-days',
    words: 'your face flushes and you have loose stools that nobody can explain',
  },
  'piles-known': {
    signs: ['anus-trouble-stays'],
    urgency: 'routine',
    words: 'a doctor has found the cause of your bleeding, and a little of it keeps coming back',
  },
  'piles-home-care': {
    signs: ['anus-trouble-stays', 'anus-itching'],
    urgency: 'routine',
    words: 'you still have itching, or a soft lump that does not hurt, after a week of home care',
  },
  'fissure-again': {
    signs: ['anus-trouble-stays'],
    urgency: 'routine',
    words: 'pain with stool comes back, or home care has not settled it within some weeks',
  },
  'fissure-and-more': {
    signs: ['loose-stools'],
    with: ['anus-trouble-stays'],
    when: [{ duration: 'comes-back' }],
    urgency: 'within-days',
    words: 'you have loose stools, mouth sores or a long cough along with a tear or a tunnel',
  },
  'stained-underwear': {
    signs: ['anus-opening'],
    urgency: 'within-days',
    words: 'pus or slime comes now and then from a small opening beside the anus, or an opened abscess has not closed',
  },
  'boil-returns': {
    signs: ['anus-trouble-stays'],
    urgency: 'routine',
    words: 'a boil near the anus keeps coming back in the same place, and does not hurt now',
  },
  'loose-after-gallbladder': {
    signs: ['loose-stools'],
    when: [{ severity: 'mild' }, { duration: 'comes-back' }],
    who: ['after-gallbladder-operation'],
    urgency: 'routine',
    words: 'after gallbladder surgery, loose stools or wind are mild or go on past the first weeks, and you are well otherwise',
    why: 'Loose stools are usual after the gallbladder is out.',
  },
  'afraid-to-eat': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you are afraid to eat, or do not know what to eat',
  },
  'recovery-slow': {
    signs: ['low-mood', 'tired'],
    who: ['after-operation'],
    urgency: 'routine',
    words: 'some weeks after an operation, you still sleep badly, feel low, or are more tired than you were told to expect',
  },
  'attack-without-cause': {
    signs: ['cause-unknown'],
    urgency: 'routine',
    words: 'you had an attack of pancreatitis and the cause is still not known',
  },
  'jaundice-without-cause': {
    signs: ['cause-unknown'],
    urgency: 'routine',
    words: 'you had jaundice in the past and never learned the cause',
  },
  'gallbladder-after-pancreatitis': {
    signs: ['check-due'],
    who: ['after-pancreatitis'],
    urgency: 'within-days',
    words: 'you had pancreatitis from gallstones, and your gallbladder is still in place',
  },

  // family
  'gallbladder-cancer-in-family': {
    signs: ['family-history'],
    urgency: 'routine',
    words: 'you have gallstones, and someone in your close family has had cancer of the gallbladder',
  },
  'stomach-cancer-in-family': {
    signs: ['family-history'],
    urgency: 'routine',
    words: 'a parent, brother, sister or child has had stomach cancer or very many polyps',
  },
  'bowel-cancer-in-family': {
    signs: ['family-history'],
    urgency: 'routine',
    words: 'a parent, brother, sister or child has had bowel cancer or many polyps',
  },
  'pancreas-cancer-in-family': {
    signs: ['family-history'],
    urgency: 'routine',
    words: 'several close relatives have had cancer of the pancreas',
  },
  'small-bowel-risk': {
    signs: ['family-history'],
    urgency: 'routine',
    words: "you have Crohn's disease, coeliac disease or a family polyp illness and want to know your risk",
  },
  'hydatid-at-home': {
    signs: ['family-history'],
    urgency: 'routine',
    words: 'someone in your home has had a hydatid cyst',
  },

  // checks
  'check-due': {
    signs: ['check-due'],
    urgency: 'routine',
    words: 'your check-up, scan or blood test is due, or you do not know when it is due',
  },
  'colonoscopy-due': {
    signs: ['check-due'],
    urgency: 'routine',
    words: 'your follow-up colonoscopy is due, or you do not know when it is due',
  },
  'liver-scan-due': {
    signs: ['check-due'],
    urgency: 'routine',
    words: 'you have cirrhosis or hepatitis B and have not had a liver scan for {LiverScan}',
  },
  'hepatitis-unchecked': {
    signs: ['check-due'],
    urgency: 'routine',
    words: 'you have hepatitis B or C, or drink a lot, and no one checks your liver',
  },
  'hepatitis-found': {
    signs: ['hepatitis-found'],
    urgency: 'within-days',
    words: 'a blood test found hepatitis B or C, also if you feel well: those you live with may need a test, too',
  },
  'stent-due': {
    signs: ['check-due'],
    who: ['stent-or-repaired-duct'],
    urgency: 'within-days',
    words: 'the stent in your bile duct is past its day to come out or be changed, or you do not know that day',
  },
  'repair-without-plan': {
    signs: ['check-due'],
    urgency: 'routine',
    words: 'you had a duct injury repaired and have no follow-up planned',
  },
  'colitis-check-due': {
    signs: ['check-due'],
    urgency: 'routine',
    words: 'your bowel cancer check or your blood tests are due',
  },
  'bowel-medicine-check': {
    signs: ['check-due'],
    urgency: 'routine',
    words: "you take medicine for Crohn's disease or bowel tuberculosis and need a check or a plan",
  },
  'vitamins-missed': {
    signs: ['check-due'],
    urgency: 'routine',
    words: 'you have missed your vitamins or your yearly blood tests',
  },
  'stitches-due': {
    signs: ['check-due'],
    urgency: 'routine',
    words: 'stitches or clips are due to come out, or you are due for a check-up',
  },

  // decisions and plans
  'operation-for-cancer': {
    signs: ['operation-for-cancer'],
    urgency: 'within-days',
    words: 'the operation you were told to have is for a cancer, or may be',
  },
  'second-opinion': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you want a second opinion before an operation, or on a report',
  },
  'gallbladder-choices': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you have been told to have your gallbladder out and want to talk through the choices',
  },
  'risks-again': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you want the risks and the cost explained again, with your family',
  },
  'robot-offered': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you have been offered robotic surgery and want to compare it with other ways',
  },
  'keyhole-after-earlier': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you want to know whether keyhole surgery is possible after an earlier operation',
  },
  'blockages-plan': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you have had more than one blockage and want to talk about planned surgery',
  },
  'stoma-closing': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you have a stoma and want to plan its closing',
  },
  'pregnancy-travel-vaccine': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you plan a pregnancy, travel or a vaccine',
  },
  'back-to-life': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you want a date for work, driving, travel, lifting, fasting or sex',
  },
  'alcohol-tobacco': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you want help to stop alcohol, smoking or chewing tobacco',
  },
  'weight-and-health': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'your weight harms your health and other ways have not lasted',
  },
  'diabetes-and-surgery': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you have diabetes and want to know if surgery could help',
  },
  'weight-returns': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you are putting weight back on, or your heartburn is getting worse',
  },
  'hopes-for-pregnancy': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you hope to become pregnant after weight-loss surgery',
  },
  'help-to-slim': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you want help to lose weight, or have tried and not managed',
  },
  'colonoscopy-advised': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you have been told to have the test and want to talk about it',
  },
  'care-near-home': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you live far away and want to know what can be done near home',
  },
  'papers-before-travel': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you want your papers looked at before you travel',
  },
  'note-for-travel': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you need a note for the airline, the railway or your employer',
  },
} as const satisfies Readonly<Record<string, Rule>>;
