import type { Rule } from './rule.ts';

/** The liver, the bile ducts, the gallbladder and the pancreas. */
export const liverBilePancreas = {
  'jaundice-with-more': {
    signs: ['jaundice'],
    with: ['fever', 'belly-pain', 'confusion'],
    urgency: 'emergency',
    words: 'your skin or eyes turn yellow and you have a fever of {Fever} or more, chills, confusion, drowsiness or belly pain',
    sources: ['Nidirect'],
  },
  jaundice: {
    signs: ['jaundice'],
    urgency: 'same-day',
    words: 'your skin or the whites of your eyes turn yellow, or your urine turns dark and your stools pale, with none of the signs above',
    sources: ['Nidirect'],
  },
  'jaundice-stent': {
    signs: ['jaundice', 'fever'],
    who: ['stent-or-repaired-duct'],
    urgency: 'emergency',
    words: 'you have a bile duct stent, drain, repair or join, and turn yellow or have chills or a fever of {Fever} or more',
  },
  'jaundice-pregnant': {
    signs: ['jaundice'],
    who: ['pregnant'],
    urgency: 'emergency',
    words: 'you are pregnant and your skin or eyes turn yellow',
  },
  'liver-fails': {
    signs: ['jaundice'],
    with: ['easy-bruising', 'bleeding-above', 'bleeding-below', 'vomiting', 'swallowed-poison'],
    urgency: 'emergency',
    words: 'your skin or eyes are yellow, and you bleed, bruise or vomit again and again, or took too many paracetamol tablets',
  },
  'baby-yellow': {
    signs: ['jaundice-first-day', 'jaundice'],
    with: ['jaundice-first-day', 'confusion', 'eats-too-little'],
    who: ['baby'],
    urgency: 'emergency',
    words:
      'a newborn turns yellow within the first day, is yellow down to the legs, palms or soles, or is yellow and sleepy or feeds badly',
  },
  'baby-still-yellow': {
    signs: ['jaundice'],
    who: ['baby'],
    urgency: 'same-day',
    words:
      'a baby in its first two weeks is yellow on the face, chest or belly, is still yellow after them, or has pale stools or dark urine',
  },
  itching: {
    signs: ['itching'],
    urgency: 'within-days',
    words: 'your skin itches all over and no rash explains it',
  },
  'itching-pregnant': {
    signs: ['itching'],
    who: ['pregnant'],
    urgency: 'same-day',
    words: 'you are pregnant and your skin itches, above all on palms and soles: call your maternity unit or doctor',
    sources: ['NhsPregnantItch', 'TommysItch'],
  },
  'itching-stent': {
    signs: ['itching', 'nausea'],
    who: ['stent-or-repaired-duct'],
    urgency: 'same-day',
    words: 'you have a bile duct stent or a repaired duct, and your skin itches or you feel sick',
  },
  'itching-after-operation': {
    signs: ['itching'],
    who: ['after-gallbladder-operation'],
    urgency: 'same-day',
    words: 'after an operation on the gallbladder, your whole body itches',
  },
  'long-upper-pain': {
    signs: ['upper-belly-pain'],
    when: [{ duration: 'steady' }],
    urgency: 'same-day',
    words:
      'an upper belly pain has not let up for some hours, even if mild or you know such attacks. Go to a hospital (after a gastric bypass: 112)',
    sources: ['NhsAppendix'],
  },
  'first-attack-over': {
    signs: ['right-rib-pain'],
    urgency: 'same-day',
    words: 'you have had a first attack of pain under the right ribs, even if it has now gone',
  },
  'more-attacks': {
    signs: ['right-rib-pain'],
    when: [{ duration: 'days' }, { duration: 'comes-back' }],
    urgency: 'within-days',
    words: 'attacks of pain that you know come more often, and each is over within some hours',
    why: 'A doctor knows these attacks; the first one has been seen. One that does not let up is no longer one of them.',
  },
  'pre-eclampsia': {
    signs: ['upper-belly-pain', 'bad-headache', 'sight-changed', 'sudden-swelling'],
    who: ['pregnant', 'past-20-weeks'],
    urgency: 'emergency',
    words:
      'you are over {PregnantWeeks} pregnant and have pain under the ribs or in the upper belly, a bad headache, changed sight or sudden swelling. Go to a maternity hospital',
    sources: ['NhsPreEclampsia'],
  },
  'pre-eclampsia-after-birth': {
    signs: ['upper-belly-pain', 'bad-headache', 'sight-changed', 'sudden-swelling'],
    who: ['after-birth'],
    urgency: 'emergency',
    words:
      'you gave birth in the last {BirthWeeks}, and have pain under the ribs or in the upper belly, a bad headache, changed sight or sudden swelling',
    sources: ['NhsPreEclampsia'],
  },
  'pregnant-attack-over': {
    signs: ['right-rib-pain'],
    when: [{ duration: 'days' }, { duration: 'comes-back' }],
    who: ['pregnant', 'past-20-weeks'],
    urgency: 'same-day',
    words: 'you are over {PregnantWeeks} pregnant, and a known attack of gallstone pain is over: have your blood pressure checked, too',
    why: 'The pain is known and over. A headache, changed sight, swelling or a pain that is still there stays an emergency.',
  },
  'pregnant-rib-pain': {
    signs: ['right-rib-pain'],
    who: ['pregnant'],
    urgency: 'same-day',
    words:
      'you are up to {PregnantWeeks} pregnant, a scan has shown the baby in the womb, and you have pain under the right ribs that is not severe',
  },
  'pancreas-pain': {
    signs: ['upper-belly-pain'],
    when: [{ severity: 'severe' }, { duration: 'sudden' }],
    urgency: 'emergency',
    words: 'you have sudden or severe pain high in the belly, which may go through to the back, or upper belly pain that no position eases',
    sources: ['NhsInformAche', 'NidirectPancreatitis'],
  },
  'pancreatitis-fever': {
    signs: ['fever'],
    who: ['after-pancreatitis'],
    urgency: 'same-day',
    words: 'you have a fever of {Fever} or more in the weeks after pancreatitis, even without pain: go to a hospital the same day',
  },
  'pancreatitis-returns': {
    signs: ['belly-pain', 'less-well', 'early-fullness', 'nausea'],
    who: ['after-pancreatitis'],
    urgency: 'same-day',
    words: 'mild pain or nausea comes back, or you are full after a few bites, since you came home from hospital with pancreatitis',
  },
  'eats-too-little-pain': {
    signs: ['eats-too-little'],
    urgency: 'same-day',
    words: 'you cannot eat or drink enough because of pain or nausea',
  },
  'stone-treatment-pain': {
    signs: ['upper-belly-pain'],
    who: ['after-camera-test'],
    urgency: 'same-day',
    words: 'after a camera test or stone treatment, you have new pain that is not severe and does not grow: go to a hospital',
  },
  'new-diabetes': {
    signs: ['new-diabetes'],
    with: ['weight-loss'],
    urgency: 'within-days',
    words: 'you have new diabetes, lose weight and feel well',
  },
  'lasting-ache': {
    signs: ['upper-belly-pain', 'belly-pain'],
    when: [{ duration: 'days' }],
    urgency: 'within-days',
    words: 'an ache under the ribs, in the belly or in the back has come and gone for days, and is not severe',
    why: 'It is mild and lets up between; a pain that does not let up is for today.',
  },
  'oily-stools': {
    signs: ['oily-stool'],
    urgency: 'routine',
    words: 'your stools are pale, oily or hard to flush, and your urine is not dark',
  },
  withdrawal: {
    signs: ['alcohol-withdrawal'],
    urgency: 'emergency',
    words: 'you have stopped or cut down drinking and shake, have a fit, or see things that are not there',
  },
  'head-injury': {
    signs: ['head-injury'],
    who: ['cirrhosis'],
    urgency: 'emergency',
    words: 'you have cirrhosis and hit your head, even if you feel well',
  },
  'cirrhosis-fever': {
    signs: ['fever'],
    who: ['cirrhosis'],
    urgency: 'emergency',
    words: 'you have cirrhosis and a fever of {Fever} or more, or shivering',
    sources: ['NhsCirrhosis'],
  },
  'liver-needle-fever': {
    signs: ['fever'],
    who: ['after-liver-needle'],
    urgency: 'emergency',
    words: 'once home after heat, TACE or beads for a liver lump, even weeks later, you have a fever of {Fever} or more, or shivering',
  },
  'needle-pain': {
    signs: ['pain-worse', 'shoulder-tip-pain', 'collapse', 'dizzy', 'fast-pulse'],
    who: ['after-belly-needle'],
    urgency: 'emergency',
    words:
      'after a needle in the belly or the liver (a sample, a drain, heat), pain grows, reaches the shoulder, or you are faint or light-headed',
  },
  'cirrhosis-bleeding': {
    signs: ['bleeding-above', 'black-stool', 'bleeding-below'],
    who: ['cirrhosis'],
    urgency: 'emergency',
    words:
      'you have cirrhosis (a scarred liver) and vomit or cough blood, pass black stool, or blood that is more than a streak on paper or firm stool',
    sources: ['NhsCirrhosis'],
  },
  'cirrhosis-streak': {
    signs: ['blood-streak'],
    who: ['cirrhosis'],
    urgency: 'same-day',
    words: 'you have cirrhosis (a scarred liver) and see only a streak of blood on the paper or on firm stool',
    why: 'A streak on the paper is mostly a pile or a small tear; all other blood has the stricter rule.',
  },
  'little-urine': {
    signs: ['breathless', 'no-urine'],
    urgency: 'emergency',
    words: 'you find it hard to breathe, or pass almost no urine',
  },
  'belly-swells-with-more': {
    signs: ['liver-swelling'],
    with: ['fever', 'belly-pain'],
    who: ['cirrhosis'],
    urgency: 'emergency',
    words: 'you have cirrhosis (a scarred liver), your belly swells or holds water, and you have a fever of {Fever} or more, or belly pain',
  },
  'belly-swells-fast': {
    signs: ['liver-swelling'],
    when: [{ duration: 'sudden' }],
    urgency: 'emergency',
    words: 'your belly swells tight within hours',
  },
  'belly-swells': {
    signs: ['liver-swelling'],
    urgency: 'same-day',
    words: 'your belly fills from day to day or week to week, both legs newly swell or swell more, or your weight climbs quickly',
  },
  'liver-brain': {
    signs: ['liver-brain'],
    urgency: 'same-day',
    words: 'your sleep has turned round, your hands jerk or your writing gets worse',
  },
  'no-stool-on-lactulose': {
    signs: ['liver-brain', 'hard-stools', 'stool-stuck'],
    who: ['cirrhosis'],
    urgency: 'same-day',
    words: 'you have cirrhosis or take medicine against confusion, and have not passed stool since yesterday',
  },
  'water-tablets': {
    signs: ['vomiting', 'loose-stools'],
    who: ['on-pausable-tablets'],
    urgency: 'same-day',
    words:
      'you vomit or have loose stools on water tablets, lactulose or medicine for diabetes or blood pressure: ask which to pause; never stop insulin yourself, test more',
  },
  'lithium-or-digoxin': {
    signs: ['vomiting', 'loose-stools'],
    who: ['on-lithium-or-digoxin'],
    urgency: 'same-day',
    words:
      'you take lithium or digoxin tablets and vomit or have loose stools: take no more, have the level tested today (shaking, drowsy, slow pulse or changed sight: 112)',
    why: 'Vomiting may be the first sign of too much of either, and with little water left in the body either builds up.',
  },
  bruising: {
    signs: ['easy-bruising', 'low-platelets'],
    urgency: 'within-days',
    words: 'your gums or nose bleed often, you bruise with no reason, or a blood test shows few platelets',
  },
  'bruises-fast': {
    signs: ['many-bruises'],
    urgency: 'same-day',
    words: 'within days many bruises or tiny red spots have come, or you bruise and your gums or nose bleed: have your blood counted today',
  },
  'liver-suddenly-worse': {
    signs: ['liver-worse'],
    when: [{ duration: 'sudden' }],
    who: ['cirrhosis'],
    urgency: 'emergency',
    words: 'you have cirrhosis or another grave liver disease and suddenly feel much worse',
  },
  'liver-worse': {
    signs: ['liver-worse'],
    who: ['cirrhosis'],
    urgency: 'same-day',
    words: 'you have a liver disease and feel worse from day to day',
  },
  'ill-from-medicine': {
    signs: ['ill-from-medicine'],
    urgency: 'same-day',
    words: 'you feel ill after a new medicine, herb or tonic',
  },
  'lump-with-cirrhosis': {
    signs: ['scan-lump'],
    who: ['cirrhosis'],
    urgency: 'within-days',
    words: 'a scan shows a new lump in the liver and you have cirrhosis or hepatitis B',
  },
  'complex-cyst': {
    signs: ['scan-lump'],
    urgency: 'within-days',
    words: 'a report calls your cyst complex, thick-walled or solid in part',
  },
  'pancreas-growth': {
    signs: ['scan-lump'],
    urgency: 'within-days',
    words: 'you have been told of a growth in the head of the pancreas or near it',
  },
  'adenoma-pregnant': {
    signs: ['pregnant-with-liver-lump'],
    who: ['pregnant', 'liver-lump'],
    urgency: 'within-days',
    words: 'you have an adenoma and have just found out that you are pregnant',
  },
  'hydatid-pregnant': {
    signs: ['pregnant-with-liver-lump'],
    who: ['pregnant', 'hydatid-cyst'],
    urgency: 'same-day',
    words: 'you have a hydatid cyst or take albendazole, and find out that you are pregnant',
    sources: ['AlbendazoleLabel'],
  },
  'cyst-allergy': {
    signs: ['allergic-swelling', 'itching', 'collapse', 'breathless'],
    when: [{ duration: 'sudden' }],
    who: ['hydatid-cyst'],
    urgency: 'emergency',
    words: 'you have a hydatid cyst and suddenly get a rash or itching all over, a swollen face, faintness or trouble breathing',
    sources: ['NhsAnaphylaxis'],
  },
  'cyst-blow': {
    signs: ['blow-to-belly'],
    with: ['belly-pain', 'collapse'],
    urgency: 'emergency',
    words: 'you have a cyst in the liver, have fallen or been hit in the belly, and now have pain or feel faint',
  },
  // Our rule, on the side of caution: a torn hydatid cyst can bring on an allergy of the whole body, also some hours later.
  'hydatid-blow': {
    signs: ['blow-to-belly'],
    who: ['hydatid-cyst'],
    urgency: 'emergency',
    words: 'you have a hydatid cyst, and fell on your belly or were hit there, even if nothing hurts: it may have torn',
  },
  'cyst-cough': {
    signs: ['cyst-in-airway'],
    who: ['hydatid-cyst'],
    urgency: 'emergency',
    words: 'you have or may have a hydatid cyst, and cough up salty fluid or bits like grape skin',
  },
  'hydatid-aches': {
    signs: ['belly-pain'],
    who: ['hydatid-cyst'],
    urgency: 'within-days',
    words: 'you have a hydatid cyst, and it is large or aches',
  },
  // Albendazole can stop the marrow. A fever with bruises is also an emergency for anyone, by 'fever-and-bleeding'.
  'albendazole-fever-with-more': {
    signs: ['sore-throat'],
    with: ['fever', 'easy-bruising'],
    who: ['on-albendazole'],
    urgency: 'emergency',
    words:
      'you take albendazole and have two of these: a fever of {Fever} or more, a sore throat, new bruises: your blood cells may have fallen',
  },
  'albendazole-fever': {
    signs: ['fever', 'easy-bruising', 'sore-throat'],
    who: ['on-albendazole'],
    urgency: 'same-day',
    words:
      'you take albendazole and have only one of these: a fever of {Fever} or more, a sore throat or new bruises: you need a blood count today',
  },
  'cirrhosis-pain': {
    signs: ['belly-pain'],
    who: ['cirrhosis'],
    urgency: 'same-day',
    words: 'you have cirrhosis (a scarred liver) and a new belly pain, even a mild one, with no water or swelling in the belly',
  },
  'cirrhosis-nose': {
    signs: ['easy-bruising'],
    who: ['cirrhosis'],
    urgency: 'same-day',
    words: 'you have a liver disease, and your nose or gums bleed again and again',
  },
  'tap-leaks': {
    signs: ['wound-clear-fluid'],
    who: ['cirrhosis'],
    urgency: 'same-day',
    words: 'you have a liver disease, and the place of a needle in the belly leaks water',
  },
  gilbert: {
    signs: ['jaundice'],
    when: [{ severity: 'mild', duration: 'comes-back' }],
    who: ['gilbert'],
    urgency: 'routine',
    words:
      'a doctor found Gilbert’s syndrome, your blood count is normal, and your eyes are a little yellow, as before, when you fast or have a cold',
    why: 'It has been looked into and harms nobody; other yellow eyes have not.',
  },
  'known-side-effect': {
    signs: ['ill-from-medicine'],
    when: [{ severity: 'mild' }],
    urgency: 'routine',
    words: 'a medicine you know gives a mild trouble that you were told of, such as a bitter taste',
    why: 'It was foretold and is mild; what is new or makes one ill is not.',
  },
} as const satisfies Readonly<Record<string, Rule>>;
