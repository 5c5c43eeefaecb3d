import type { RuleId } from '#content/triage.ts';
import type { Concept } from './sign-words.ts';

/** What stands at the desk for a rule, beside a name: at most 40 characters. The rules that a sign below may name. */
export const shortWords = {
  'self-harm': 'thinks of ending their life',
  'swallowed-poison': 'swallowed poison or too many tablets',
  'vomits-blood-or-black-stool': 'vomiting blood or black stool',
  collapse: 'fainted, or cannot breathe',
  confused: 'confused or very drowsy',
  heart: 'chest pain',
  'heavy-bleeding': 'heavy bleeding',
  'many-bloody-stools-with-more': 'bloody loose stools and fever',
  'cirrhosis-bleeding': 'liver disease and bleeding',
  'inr-high-bleeds': 'INR too high, and bleeding',
  'cyst-allergy': 'allergic swelling or rash',
  'swallowed-object': 'swallowed a battery, coin or sharp thing',
  choking: 'chokes, cannot breathe',
  'cannot-swallow': 'cannot swallow',
  drooling: 'drools, saliva does not go down',
  'perhaps-pregnant': 'pregnant, with belly pain or bleeding',
  'jaundice-stent': 'bile duct stent, with fever or yellow',
  'jaundice-pregnant': 'pregnant and yellow',
  'pre-eclampsia': 'pregnant, with pain and headache',
  'pre-eclampsia-after-birth': 'gave birth, with headache or bad sight',
  'cauda-equina': 'numb between the legs, or leaks',
  'no-spleen-fever': 'no spleen, and fever',
  ketoacidosis: 'thirst, much urine, and ill',
  'jaundice-with-more': 'yellow, with fever, pain or drowsiness',
  'severe-pain': 'severe belly pain',
  'hard-belly': 'hard belly, or pain when moving',
  'pain-with-fast-pulse': 'belly pain with faintness or sweat',
  'fever-with-belly-pain': 'belly pain with fever',
  'pancreas-pain': 'belly pain through to the back',
  typhoid: 'typhoid and belly pain',
  'after-test-or-blow': 'pain after a test or a blow',
  'testicle-pain': 'sudden pain in a testicle',
  'hernia-stuck': 'hernia that does not go back',
  'hernia-pain': 'sudden or severe hernia pain',
  'hernia-skin': 'hernia hard or discoloured',
  'hernia-blocks': 'hernia with vomiting',
  'hernia-fever': 'hernia with fever',
  blocked: 'no stool or wind, belly swollen',
  'cramps-with-vomiting': 'belly pain with vomiting',
  'vomiting-nonstop': 'cannot stop vomiting',
  'green-vomit': 'green or brown vomit',
  'baby-green-vomit': 'baby with green vomit',
  'child-red-jelly': 'child with stool like red jelly',
  'no-urine': 'cannot pass urine',
  'operation-wound': 'wound open, bleeding or with pus',
  'operation-fever': 'fever after an operation',
  'operation-bleeding': 'bleeding after an operation',
  'operation-vomiting': 'vomiting after an operation',
  'operation-jaundice': 'yellow after an operation',
  'operation-clot': 'breathless or leg swollen after surgery',
  'operation-belly': 'worse belly after an operation',
  'operation-spinal': 'legs weak, or no control',
  clot: 'swollen calf, or breathless',
  'bile-leak': 'green fluid from wound or drain',
  'camera-pain': 'pain after a camera test',
  'camera-fever': 'fever or vomiting after a camera test',
  'stoma-black': 'black stoma',
  'feeding-tube-out-ill': 'feeding tube out, with pain or blood',
  'dialysis-cloudy-ill': 'cloudy dialysis fluid, pain or fever',
  'chemotherapy-fever': 'fever on chemotherapy',
  'dengue-with-more': 'dengue with bleeding, pain or vomiting',
  'cirrhosis-fever': 'liver disease and fever',
  'belly-swells-with-more': 'swollen belly with fever or pain',
  'anus-fever': 'pain near the anus with fever',
  'anus-weak-immunity': 'sore swelling near the anus',
  'anus-redness': 'redness spreads near the anus',
  withdrawal: 'shaking after stopping alcohol',
} as const satisfies Partial<Record<RuleId, string>>;
export type EmergencyRule = keyof typeof shortWords;

/** '!urine' is urine that does not come. */
export type Part = Concept | `!${Concept}`;
/** One of them. */
type Group = ReadonlyArray<Part>;
/** Words that make a sign where each group is met: `close` within a few words, `all` within a sentence, `also` within the text. */
export type Sign = {
  rules: readonly [EmergencyRule, ...ReadonlyArray<EmergencyRule>];
  close?: ReadonlyArray<Group>;
  all?: ReadonlyArray<Group>;
  also?: ReadonlyArray<Group>;
  /** With one of these in the sentence it means something else. */
  not?: ReadonlyArray<Part>;
};

const noBleeding: ReadonlyArray<Concept> = ['otherBlood', 'otherBleeding'];
const strong: Group = ['much', 'unbearable', '!bearable', 'sudden'];
const cannotBreathe: Group = ['!breath', 'breathless'];

/** What somebody writes who needs an ambulance, and what the rulebook says of it. Nothing here gives a sign an urgency of its own. */
export const signs: ReadonlyArray<Sign> = [
  { rules: ['self-harm'], close: [['wantToDie']], not: ['stairs'] },
  // Poison
  { rules: ['swallowed-poison'], close: [['poison'], ['tookIn', 'swallow']], not: ['foodPoisoning'] },
  { rules: ['swallowed-poison'], all: [['poison'], ['drank', 'swallow']], not: ['foodPoisoning'] },
  { rules: ['swallowed-poison'], close: [['acid'], ['drank', 'swallow']], not: ['reflux'] },
  { rules: ['swallowed-poison'], close: [['overdose'], ['tookIn', 'swallow']] },
  { rules: ['swallowed-object'], close: [['object'], ['swallow']] },
  { rules: ['swallowed-object'], close: [['hardObject'], ['tookIn', 'swallow']] },
  { rules: ['swallowed-object'], close: [['object'], ['foodStuck', 'stuck']], all: [['mouth', 'foodStuck']] },
  { rules: ['choking'], all: [['foodStuck', 'object'], cannotBreathe] },
  { rules: ['cannot-swallow'], close: [['!swallow']], not: ['!trouble', '!pain', 'object'] },
  { rules: ['cannot-swallow'], close: [['foodStuck']], not: ['otherBleeding', 'hernia', 'sticksOften', 'things'] },
  { rules: ['cannot-swallow'], close: [['foodStuck'], ['mouth']], not: ['otherBleeding', 'hernia', 'sticksOften'] },
  { rules: ['cannot-swallow'], close: [['foodStuck']], all: [['!water', '!swallow', 'drool']] },
  {
    rules: ['cannot-swallow'],
    close: [['foodPiece'], ['stuck']],
    all: [['foodPiece'], ['mouth', 'chest', 'water', 'spitUp', 'vomit']],
    not: ['sticksOften'],
  },
  { rules: ['drooling'], also: [['drool'], ['swallow', '!swallow', 'object', 'foodStuck', 'breathless', '!breath', 'poison', 'acid']] },
  // Bleeding
  {
    rules: ['vomits-blood-or-black-stool'],
    close: [
      ['vomit', 'spitUp'],
      ['blood', 'clots'],
    ],
    not: ['otherBlood'],
  },
  { rules: ['vomits-blood-or-black-stool'], close: [['bloodVomit', 'melaena']] },
  { rules: ['vomits-blood-or-black-stool'], close: [['coffeeGrounds', 'black', 'redColour'], ['vomit']] },
  { rules: ['vomits-blood-or-black-stool'], close: [['blood'], ['mouth']], not: ['otherBlood', 'otherBleeding'] },
  {
    rules: ['vomits-blood-or-black-stool'],
    close: [
      ['black', 'tarry'],
      ['stool', 'looseStool'],
    ],
    not: ['harmless'],
  },
  {
    rules: ['vomits-blood-or-black-stool'],
    close: [['black'], ['tarry']],
    all: [['black'], ['dizzy', 'faint', 'weak', 'sweat']],
    not: ['harmless'],
  },
  {
    rules: ['child-red-jelly'],
    close: [['redJelly'], ['stool', 'blood']],
    also: [['redJelly'], ['child', 'blood', 'redColour', 'pain', 'bellyPain', 'vomit']],
  },
  {
    rules: ['heavy-bleeding'],
    close: [['blood'], ['much', 'clots', '!stop', '!stopped']],
    not: [...noBleeding, 'little', 'harmless'],
  },
  // Many loose stools with blood call for a doctor the same day.
  { rules: ['heavy-bleeding'], close: [['blood'], ['continuous']], not: [...noBleeding, 'little', 'harmless', 'looseStool', 'slime'] },
  { rules: ['heavy-bleeding'], all: [['blood'], ['faint', 'dizzy', 'sweat', 'breathless', 'fastPulse']], not: ['otherBlood'] },
  { rules: ['heavy-bleeding'], all: [['blood'], ['amount', '!stop', '!stopped']], not: [...noBleeding, 'little', 'harmless'] },
  { rules: ['heavy-bleeding'], close: [['blood', 'redColour'], ['amount']], not: [...noBleeding, 'little', 'harmless'] },
  {
    rules: ['heavy-bleeding'],
    close: [['toiletPan'], ['redColour', 'blood']],
    all: [['toiletPan'], ['whole']],
    not: ['harmless', 'little'],
  },
  {
    rules: ['heavy-bleeding'],
    close: [['looseStool'], ['blood']],
    all: [['looseStool'], ['faint', 'dizzy', 'fastPulse', 'weak', 'drowsy']],
    not: ['little', 'otherBlood'],
  },
  {
    rules: ['many-bloody-stools-with-more'],
    close: [['looseStool'], ['blood']],
    also: [['looseStool'], ['fever']],
    not: ['little', 'otherBlood'],
  },
  { rules: ['cirrhosis-bleeding'], also: [['cirrhosis'], ['blood']], not: ['otherBlood'] },
  { rules: ['inr-high-bleeds'], also: [['inrHigh'], ['bleeds', 'black', 'bruise', 'headache']] },
  { rules: ['inr-high-bleeds'], close: [['inr'], ['much', 'worse']], also: [['inr'], ['bleeds', 'black', 'bruise', 'headache']] },
  { rules: ['dengue-with-more'], also: [['dengue'], ['blood', 'vomit', 'bellyPain', 'drowsy', 'dizzy', 'black']], not: ['otherBlood'] },
  { rules: ['dengue-with-more'], also: [['dengue'], ['pain'], ['belly']] },
  // Heart, breath, wakefulness
  { rules: ['heart'], close: [['chest'], ['pain', 'pressure']], not: ['burning'] },
  { rules: ['heart'], close: [['heartAttack']] },
  {
    rules: ['heart'],
    all: [
      ['chest', 'armJaw'],
      ['sweat', 'breathless', 'armJaw'],
    ],
    close: [['chest']],
  },
  { rules: ['collapse'], close: [cannotBreathe], not: ['badBreath', 'exertion', '!trouble', 'otherChoke'] },
  { rules: ['collapse'], close: [['whistle'], ['breath', 'chest', 'spitUp', 'mouth', 'child']], not: ['otherWhistle'] },
  { rules: ['collapse'], close: [['breath'], ['trouble', 'sudden', 'stuck', 'stop', 'stopped']], not: ['badBreath', 'exertion'] },
  {
    rules: ['heart'],
    all: [['armJaw'], ['pain', 'chest', 'belly'], ['sweat', 'breathless']],
  },
  { rules: ['collapse'], close: [['faint']], not: ['anaesthetic', 'college'] },
  { rules: ['collapse'], close: [['silent']], not: ['reply'] },
  { rules: ['collapse'], close: [['fell']], not: ['fallenThing'] },
  { rules: ['collapse'], close: [['fit']], not: ['things'] },
  {
    rules: ['collapse'],
    also: [['shock'], ['looseStool', 'vomit', 'sweat', 'pain', 'bellyPain', 'operated', 'dengue']],
    not: ['things'],
  },
  { rules: ['confused'], close: [['drowsy']], not: ['undecided'] },
  {
    rules: ['confused'],
    close: [['sleepy']],
    also: [['sleepy'], ['fever', 'jaundice', 'cirrhosis', '!urine', 'looseStool', 'vomit', 'child']],
  },
  { rules: ['clot'], close: [['calf'], ['swell']] },
  { rules: ['cyst-allergy'], close: [['lipsTongue'], ['swell']] },
  { rules: ['cyst-allergy'], close: [['face'], ['swell']], also: [['face'], ['allergy', 'medicine', 'sudden', 'breath', 'breathless']] },
  { rules: ['cyst-allergy'], also: [['allergy'], ['faint', 'breathless', '!breath']] },
  { rules: ['cyst-allergy'], all: [['allergy'], ['breath'], ['trouble']] },
  // Pregnancy
  { rules: ['jaundice-pregnant'], also: [['pregnant'], ['jaundice']] },
  { rules: ['jaundice-pregnant'], close: [['yellow'], ['eyes']], also: [['yellow'], ['pregnant']] },
  { rules: ['perhaps-pregnant'], also: [['pregnant'], ['bellyPain']], not: ['little'] },
  { rules: ['perhaps-pregnant'], close: [['pain'], ['belly']], also: [['pain'], ['pregnant']], not: ['little'] },
  { rules: ['perhaps-pregnant'], also: [['pregnant'], ['spotting'], ['pain', 'bellyPain', 'dizzy']] },
  { rules: ['perhaps-pregnant'], also: [['pregnant'], ['blood']], not: ['otherBlood', 'pilesWords', 'little'] },
  {
    rules: ['perhaps-pregnant'],
    also: [
      ['missedPeriod', '!period'],
      ['pain', 'bellyPain'],
      ['blood', 'spotting', 'dizzy', 'faint', 'much', 'unbearable', '!bearable', 'rebound', 'vomit', 'lowerRight'],
    ],
    not: ['little'],
  },
  {
    rules: ['perhaps-pregnant'],
    also: [
      ['missedPeriod', '!period'],
      ['faint', 'dizzy'],
      ['pain', 'bellyPain', 'blood'],
    ],
  },
  { rules: ['pre-eclampsia'], also: [['pregnant'], ['upperLate']] },
  { rules: ['pre-eclampsia'], also: [['pregnant'], ['pitOfStomach'], ['pain', 'bellyPain', 'burning']], not: ['little'] },
  { rules: ['pre-eclampsia-after-birth'], also: [['gaveBirth'], ['upperLate']] },
  { rules: ['pre-eclampsia-after-birth'], also: [['gaveBirth'], ['pitOfStomach'], ['pain', 'bellyPain']], not: ['little'] },
  // Yellow
  { rules: ['jaundice-with-more'], also: [['jaundice'], ['fever', 'shakes', 'drowsy', 'sleepy', 'pain', 'bellyPain', 'faint']] },
  {
    rules: ['jaundice-with-more'],
    close: [['yellow'], ['eyes']],
    also: [['yellow'], ['fever', 'drowsy', 'sleepy', 'pain', 'bellyPain', 'faint']],
  },
  { rules: ['jaundice-stent'], also: [['stent'], ['fever', 'yellow', 'jaundice']], not: ['chest'] },
  // Pain
  {
    rules: ['severe-pain'],
    all: [
      ['unbearable', '!bearable'],
      ['pain', 'bellyPain'],
    ],
    not: ['otherPart'],
  },
  { rules: ['severe-pain'], close: [strong, ['pain']], all: [['pain'], ['belly', 'bellyPain']], not: ['little', 'chronic'] },
  { rules: ['severe-pain'], close: [strong, ['bellyPain']], not: ['little', 'chronic'] },
  {
    rules: ['severe-pain'],
    close: [['much'], ['pain']],
    not: ['little', 'chronic', 'otherPart', 'pilesWords', 'urine', 'stool', 'rectum', 'chest'],
  },
  { rules: ['severe-pain'], close: [['sudden', 'unbearable'], ['pain']], all: [['pain'], ['rightRibs']], not: ['little', 'chronic'] },
  { rules: ['severe-pain'], all: [['lowerRight'], ['pain'], ['vomit', 'rebound', 'sudden']] },
  { rules: ['fever-with-belly-pain'], close: [['pain'], ['belly', 'lowerRight', 'upperBelly']], also: [['pain'], ['fever']] },
  { rules: ['fever-with-belly-pain'], also: [['bellyPain'], ['fever']] },
  { rules: ['hard-belly'], close: [['belly'], ['hardBelly']] },
  { rules: ['hard-belly'], close: [['belly'], ['hard']], not: ['stool', 'constipated', 'hernia', 'gas'] },
  { rules: ['hard-belly'], close: [['belly'], ['pain']], all: [['pain'], ['rebound']] },
  { rules: ['hard-belly'], all: [['perforation'], ['pain', 'fever', 'vomit', 'belly', 'bellyPain']] },
  {
    rules: ['pain-with-fast-pulse'],
    close: [
      ['belly', 'bellyPain'],
      ['pain', 'bellyPain'],
    ],
    all: [
      ['belly', 'bellyPain'],
      ['faint', 'dizzy', 'sweat', 'fastPulse'],
    ],
  },
  // A mild ache that has come and gone for months is for another day, as on the cards.
  { rules: ['pancreas-pain'], all: [['pain'], ['throughToBack']], not: ['little', 'chronic'] },
  { rules: ['pancreas-pain'], all: [['pancreas'], ['pain'], strong] },
  { rules: ['typhoid'], also: [['typhoid'], ['bellyPain']] },
  { rules: ['typhoid'], close: [['belly'], ['pain']], also: [['pain'], ['typhoid']] },
  { rules: ['after-test-or-blow'], close: [['stab'], ['belly']] },
  { rules: ['after-test-or-blow'], all: [['blow'], ['belly'], ['pain', 'swell', 'blood']] },
  {
    rules: ['testicle-pain'],
    close: [['testicle'], ['pain', 'swell']],
    all: [['testicle'], ['sudden', 'much', 'unbearable', 'child', 'vomit']],
  },
  // Hernia
  { rules: ['hernia-stuck'], all: [['hernia', 'bulge'], ['!goesBack']] },
  { rules: ['hernia-stuck'], close: [['hernia', 'bulge'], ['stuck']], not: ['things'] },
  { rules: ['hernia-stuck'], all: [['hernia', 'bulge'], ['staysOut'], ['pain']] },
  { rules: ['hernia-pain'], close: [strong, ['pain']], all: [['pain'], ['hernia']], not: ['chronic'] },
  // A lump at the back passage is no hernia.
  { rules: ['hernia-pain'], close: [strong, ['pain']], all: [['pain'], ['bulge']], not: ['chronic', 'anus', 'rectum', 'pilesWords'] },
  {
    rules: ['hernia-skin'],
    close: [
      ['hernia', 'bulge'],
      ['colour', 'hard'],
    ],
    not: ['anus', 'breast'],
  },
  { rules: ['hernia-blocks'], also: [['hernia'], ['vomit']] },
  { rules: ['hernia-fever'], also: [['hernia'], ['fever']] },
  // Bowel
  { rules: ['blocked'], also: [['!stool', '!gas'], ['vomit']], not: ['clear'] },
  { rules: ['blocked'], close: [['stool', 'gas'], ['stopped']], also: [['stopped'], ['vomit', 'swell', 'bellyPain']], not: ['clear'] },
  { rules: ['blocked'], also: [['!gas'], ['swell']], not: ['clear'] },
  { rules: ['blocked'], also: [['!stool'], ['swell']], not: ['clear', 'painless'] },
  { rules: ['blocked'], also: [['!gas'], ['hard', 'hardBelly']], not: ['clear'] },
  { rules: ['blocked'], also: [['!gas'], ['pain', 'bellyPain']], not: ['clear'] },
  { rules: ['blocked'], also: [['constipated'], ['vomit']] },
  { rules: ['cramps-with-vomiting'], all: [['bellyPain'], ['vomit']], not: ['little'] },
  { rules: ['cramps-with-vomiting'], close: [['belly'], ['pain', 'swell']], all: [['belly'], ['vomit']], not: ['little'] },
  { rules: ['vomiting-nonstop'], close: [['vomit'], ['continuous', '!stop', '!stopped', 'much']] },
  { rules: ['vomiting-nonstop'], close: [['!keepDown']], not: ['things'] },
  { rules: ['vomiting-nonstop'], close: [['everythingOut']] },
  { rules: ['vomiting-nonstop'], all: [['whatever'], ['vomit']] },
  { rules: ['vomiting-nonstop'], all: [['vomit'], ['!water', '!keepDown']] },
  { rules: ['baby-green-vomit'], close: [['green'], ['vomit']], also: [['green'], ['child']] },
  { rules: ['green-vomit'], close: [['green', 'faecal'], ['vomit']] },
  // Urine, liver, anus
  { rules: ['no-urine'], close: [['!urine']], not: ['burning', 'clear'] },
  { rules: ['no-urine'], close: [['urine'], ['stopped']] },
  { rules: ['no-urine'], close: [['dryNappy']] },
  { rules: ['cauda-equina'], close: [['saddle', 'anus'], ['numb']], not: ['anaesthetic'] },
  { rules: ['no-spleen-fever'], also: [['noSpleen'], ['fever', 'shakes']] },
  {
    rules: ['ketoacidosis'],
    also: [['thirst'], ['muchUrine'], ['vomit', 'bellyPain', 'breathless', '!breath', 'drowsy', 'sleepy']],
    not: ['clear'],
  },
  { rules: ['cirrhosis-fever'], also: [['cirrhosis'], ['fever']] },
  { rules: ['belly-swells-with-more'], also: [['fluidBelly'], ['fever', 'pain', 'sudden', 'breathless', '!breath']] },
  {
    rules: ['anus-fever'],
    close: [
      ['anus', 'pilesWords'],
      ['pain', 'swell', 'pus', 'hard'],
    ],
    also: [['anus', 'pilesWords'], ['fever']],
  },
  { rules: ['anus-weak-immunity'], close: [['anus'], ['swell', 'pain']], also: [['anus'], ['diabetes']] },
  { rules: ['anus-redness'], close: [['anus'], ['spreading']] },
  { rules: ['stoma-black'], close: [['stoma'], ['black']] },
  { rules: ['dialysis-cloudy-ill'], also: [['dialysis'], ['cloudy'], ['pain', 'bellyPain', 'fever', 'shakes', 'vomit', 'drowsy']] },
  {
    rules: ['feeding-tube-out-ill'],
    close: [['feedingTube'], ['tubeOut']],
    also: [['feedingTube'], ['pain', 'bellyPain', 'blood', 'fever', 'shakes', 'vomit', 'swell']],
    not: ['little'],
  },
  { rules: ['chemotherapy-fever'], also: [['chemo'], ['fever']] },
  { rules: ['withdrawal'], also: [['alcohol'], ['quit'], ['shakes', 'fit']] },
  // After an operation or a test
  { rules: ['operation-wound'], close: [['wound'], ['opened']], not: ['things'] },
  { rules: ['operation-wound'], close: [['wound', 'operation', 'operated'], ['pus']] },
  { rules: ['operation-wound'], close: [['wound'], ['blood']], not: ['little', 'otherBlood'] },
  {
    rules: ['operation-fever'],
    close: [
      ['operation', 'operated'],
      ['afterWord', 'operated'],
    ],
    also: [['operation', 'operated'], ['fever']],
  },
  {
    rules: ['operation-bleeding'],
    close: [
      ['operation', 'operated'],
      ['afterWord', 'operated'],
    ],
    also: [['operation', 'operated'], ['blood']],
    not: ['little', 'otherBlood'],
  },
  {
    rules: ['operation-vomiting'],
    close: [
      ['operation', 'operated'],
      ['afterWord', 'operated'],
    ],
    also: [['operation', 'operated'], ['vomit']],
    not: ['little'],
  },
  {
    rules: ['operation-jaundice'],
    close: [
      ['operation', 'operated'],
      ['afterWord', 'operated'],
    ],
    also: [
      ['operation', 'operated'],
      ['yellow', 'jaundice'],
    ],
  },
  {
    rules: ['operation-clot'],
    close: [
      ['operation', 'operated'],
      ['afterWord', 'operated'],
    ],
    also: [
      ['operation', 'operated'],
      ['breathless', '!breath', 'calf'],
    ],
  },
  {
    rules: ['operation-belly'],
    close: [
      ['operation', 'operated'],
      ['afterWord', 'operated'],
    ],
    also: [['operation', 'operated'], ['belly'], ['worse', 'swell', 'hard']],
  },
  { rules: ['operation-spinal'], close: [['legs'], ['weak']], also: [['legs'], ['spinal', '!control']] },
  { rules: ['operation-spinal'], close: [['!control'], ['urine', 'stool', 'legs']] },
  { rules: ['operation-spinal'], close: [['unaware'], ['urine', 'stool']], also: [['unaware'], ['legs', 'spinal', 'weak']] },
  {
    rules: ['bile-leak'],
    close: [
      ['wound', 'drain'],
      ['green', 'yellow'],
    ],
    not: ['things'],
  },
  {
    rules: ['camera-pain'],
    close: [['cameraTest'], ['afterWord']],
    also: [['cameraTest'], ['pain', 'bellyPain'], ['much', 'unbearable', 'sudden', 'worse']],
  },
  {
    rules: ['camera-fever'],
    close: [['cameraTest'], ['afterWord']],
    also: [['cameraTest'], ['fever', 'vomit']],
    not: ['little', 'otherBlood'],
  },
];
