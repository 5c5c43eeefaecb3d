import { type RuleId, rules } from '#content/triage.ts';
import type { RedFlag } from './types.ts';

type Words = ReadonlyArray<string>;
type Sign = { rules: readonly [RuleId, ...ReadonlyArray<RuleId>]; all: readonly [Words, ...ReadonlyArray<Words>]; not?: Words };

// One word for each thing: language.ts has its other names and spellings.
const stomach: Words = ['stomach'];
const pain: Words = ['pain', 'stomachpain', 'cramp', 'cramps', 'colic', 'marod'];
const bellyPain: Words = ['stomachpain', 'stomach'];
const strong: Words = ['severe', 'sudden', 'unbearable', 'worse'];
const vomiting: Words = ['vomit'];
const stool: Words = ['stool', 'latrine'];
const blood: Words = ['blood'];
const fever: Words = ['fever', 'shivering'];
const none: Words = ['not', 'stuck', 'stopped'];
const yellow: Words = ['yellow', 'jaundice'];
const after: Words = ['after'];
const operation: Words = ['operation', 'endoscopy', 'colonoscopy', 'gastrectomy'];
const bulge: Words = ['hernia', 'bulge', 'lump'];
const faint: Words = [
  'faint',
  'fainting',
  'fainted',
  'unconscious',
  'collapse',
  'behosh',
  'behoshi',
  'chakkar',
  'dizzy',
  'बेहोश',
  'बेशुद्ध',
  'चक्कर',
  'besudh',
  'beshuddh',
];
const breath: Words = ['breath', 'breathing', 'breathless', 'breathlessness', 'saans', 'sans', 'shwas', 'श्वास', 'सांस', 'dam', 'धाप'];

/** What somebody types who needs an ambulance, and what the rulebook says of it. Nothing here gives a sign an urgency of its own. */
export const signs: ReadonlyArray<Sign> = [
  { rules: ['vomits-blood-or-black-stool'], all: [blood, vomiting] },
  { rules: ['vomits-blood-or-black-stool'], all: [['haematemesis', 'hematemesis', 'melena', 'malena', 'melaena', 'coffeeground']] },
  {
    rules: ['vomits-blood-or-black-stool'],
    all: [blood, ['mouth', 'muh', 'munh', 'mooh', 'muhse', 'तोंड', 'तोंडातून', 'मुंह']],
    not: ['gum', 'gums', 'tooth', 'teeth', 'masude'],
  },
  { rules: ['vomits-blood-or-black-stool'], all: [['black'], stool] },
  { rules: ['vomits-blood-or-black-stool'], all: [['black', 'coffee'], vomiting] },
  {
    rules: ['heavy-bleeding'],
    all: [
      blood,
      [
        'severe',
        'clot',
        'clots',
        'thakke',
        'thakka',
        'non-stop',
        'nonstop',
        'continuous',
        'lagatar',
        'flood',
        'थक्के',
        'गाठी',
        'ruk',
        'rukta',
        'rukna',
        'थांबत',
        'thambat',
        'stop',
        'stopping',
      ],
    ],
    not: ['nose', 'naak', 'gum', 'period', 'urine', 'pressure', 'group', 'test', 'report', 'bank'],
  },
  { rules: ['heavy-bleeding'], all: [blood, ['stuck'], ['not']] },
  { rules: ['heavy-bleeding'], all: [blood, faint], not: ['pressure', 'test'] },
  { rules: ['severe-pain'], all: [bellyPain, pain, strong] },
  { rules: ['severe-pain'], all: [['stomachpain'], strong] },
  {
    rules: ['severe-pain', 'hard-belly'],
    all: [bellyPain, ['hard', 'rigid', 'board', 'patthar', 'stiff']],
    not: ['stool', 'latrine', 'constipation', 'hernia'],
  },
  { rules: ['fever-with-belly-pain'], all: [bellyPain, pain, fever] },
  { rules: ['pain-with-fast-pulse', 'collapse'], all: [bellyPain, pain, faint] },
  { rules: ['pancreas-pain'], all: [['pancreatitis', 'pancreas'], pain, strong] },
  { rules: ['severe-pain'], all: [['gallbladder', 'gallstone', 'stone'], pain, [...strong, 'fever', 'vomit']], not: ['kidney'] },
  { rules: ['heart'], all: [['chest', 'heart'], pain] },
  {
    rules: ['heart'],
    all: [
      ['chest', 'heart'],
      ['pressure', 'attack', 'dabav', 'tightness', 'heavy', 'bhari', 'दाब'],
    ],
    not: ['blood', 'high', 'bp', 'reflux'],
  },
  {
    rules: ['collapse', 'clot'],
    all: [
      breath,
      [
        'not',
        'problem',
        'difficulty',
        'takleef',
        'phool',
        'phoolna',
        'fulna',
        'short',
        'shortness',
        'trouble',
        'tras',
        'त्रास',
        'trouble',
        'sudden',
        'severe',
      ],
    ],
    not: ['bad'],
  },
  {
    rules: ['collapse'],
    all: [['unconscious', 'collapse', 'collapsed', 'fainted', 'behosh', 'बेहोश', 'बेशुद्ध', 'beshuddh']],
    not: ['operation', 'anaesthesia'],
  },
  { rules: ['confused'], all: [['confused', 'confusion', 'drowsy', 'bhram', 'badbad', 'barbar bolna', 'भ्रम']] },
  {
    rules: ['vomiting-nonstop'],
    all: [
      vomiting,
      [
        'nonstop',
        'non-stop',
        'continuous',
        'continuously',
        'lagatar',
        'satat',
        'सतत',
        'लगातार',
        'constant',
        'baarbaar',
        'repeated',
        'ruk',
        'rukna',
        'stop',
        'stopping',
        'थांबत',
        'thambat',
        'severe',
        'रुक',
        'water',
        'pani',
      ],
    ],
  },
  { rules: ['green-vomit'], all: [vomiting, ['green', 'hari', 'hara', 'हरी', 'hirvi', 'हिरवी', 'brown', 'stool']] },
  { rules: ['baby-green-vomit'], all: [vomiting, ['baby'], ['green', 'hari', 'hara', 'हरी', 'hirvi', 'हिरवी']] },
  { rules: ['blocked'], all: [stool, none, ['gas', 'vomit', 'bloated', 'swelling', 'severe']], not: ['constipation', 'problem'] },
  {
    rules: ['blocked'],
    all: [
      ['gas', 'constipation'],
      ['not', 'stuck'],
      ['vomit', 'swelling', 'pass', 'stomachpain'],
    ],
    not: ['problem'],
  },
  { rules: ['blocked', 'cramps-with-vomiting'], all: [['constipation'], vomiting] },
  {
    rules: ['blocked', 'cramps-with-vomiting'],
    all: [stomach, ['swelling', 'gas', 'phool', 'phula', 'fula', 'phoola', 'tight'], vomiting],
  },
  { rules: ['cramps-with-vomiting'], all: [bellyPain, pain, vomiting] },
  { rules: ['cramps-with-vomiting'], all: [['stomachpain', 'cramp', 'cramps'], vomiting] },
  {
    rules: ['cannot-swallow'],
    all: [
      ['swallow', 'foodstuck'],
      ['not', 'water', 'spit', 'thook', 'pani', 'stuck'],
    ],
  },
  {
    rules: ['swallowed-object'],
    all: [
      ['swallow', 'gilla'],
      [
        'battery',
        'magnet',
        'coin',
        'sikka',
        'pin',
        'needle',
        'sui',
        'bone',
        'हड्डी',
        'nail',
        'button',
        'cell',
        'सिक्का',
        'नाणे',
        'sharp',
        'glass',
        'toy',
      ],
    ],
  },
  {
    rules: ['jaundice-with-more'],
    all: [yellow, [...fever, ...pain, ...faint, 'confused', 'confusion', 'drowsy', 'stomachpain', 'chill', 'vomit']],
  },
  { rules: ['jaundice-pregnant'], all: [yellow, ['pregnant']] },
  { rules: ['belly-swells-fast', 'belly-swells-with-more'], all: [['ascites'], [...fever, ...pain, 'sudden']] },
  {
    rules: ['hernia-stuck', 'hernia-pain'],
    all: [
      ['hernia', 'bulge'],
      [...strong, 'stuck', 'hard', 'strangulated', 'incarcerated', 'red', 'blue', 'lal', 'kala', 'neela', 'आत'],
    ],
  },
  {
    rules: ['hernia-stuck'],
    all: [bulge, ['not'], ['back', 'inside', 'andar', 'aat', 'आत', 'अंदर', 'push', 'pushed', 'vapas', 'wapas', 'parat']],
  },
  {
    rules: ['hernia-blocks'],
    all: [
      ['hernia', 'bulge'],
      ['vomit', 'stuck'],
    ],
  },
  { rules: ['hernia-fever'], all: [['hernia', 'bulge'], fever] },
  { rules: ['operation-fever'], all: [after, operation, fever] },
  { rules: ['operation-bleeding'], all: [after, operation, blood] },
  { rules: ['operation-vomiting'], all: [after, operation, vomiting] },
  { rules: ['operation-jaundice'], all: [after, operation, yellow] },
  { rules: ['operation-clot'], all: [after, operation, [...breath, 'calf', 'pindli', 'chest', 'पिंडली', 'पोटरी']] },
  { rules: ['operation-belly'], all: [after, operation, pain, strong] },
  {
    rules: ['operation-wound'],
    all: [
      ['wound', 'scar'],
      ['open', 'opened', 'khul', 'khula', 'pus', 'blood', 'burst', 'ughadle', 'उघडले', 'खुल', 'खुला', 'leak'],
    ],
  },
  { rules: ['no-urine', 'little-urine'], all: [['urine'], ['not', 'stuck', 'stopped']], not: ['infection'] },
  { rules: ['anus-fever'], all: [['anus', 'abscess', 'fistula', 'piles'], fever] },
  { rules: ['stoma-black'], all: [['stoma', 'colostomy'], ['black']] },
  {
    rules: ['cyst-allergy'],
    all: [
      ['cyst', 'hydatid'],
      ['burst', 'allergy', 'rash', ...breath],
    ],
  },
  { rules: ['typhoid'], all: [['typhoid'], [...pain, 'stomachpain']] },
  { rules: ['after-test-or-blow'], all: [bellyPain, ['accident', 'chot', 'blow', 'injury', 'kick', 'lathi', 'maar', 'चोट', 'मार', 'hit']] },
  {
    rules: ['severe-pain', 'hard-belly'],
    all: [
      ['perforation', 'peritonitis', 'appendix', 'burst'],
      ['stomach', 'appendix', 'intestine', 'ulcer', 'peritonitis'],
      ['pain', 'burst', 'perforation', 'peritonitis', 'severe'],
    ],
  },
  { rules: ['severe-pain', 'hard-belly'], all: [['appendix'], ['hole', 'fat', ...strong, 'fever']] },
  { rules: ['chemotherapy-fever'], all: [['chemotherapy', 'chemo', 'kemo', 'कीमो', 'केमो'], fever] },
  {
    rules: ['withdrawal'],
    all: [
      ['alcohol'],
      ['stopped', 'stop', 'chhod', 'chhodi', 'band', 'quit'],
      ['shake', 'shaking', 'fit', 'fits', 'kaanp', 'hallucination', 'shivering'],
    ],
  },
  {
    rules: ['self-harm'],
    all: [['suicide', 'suicidal', 'selfharm', 'atmahatya', 'aatmahatya', 'khudkushi', 'आत्महत्या', 'खुदकुशी', 'killmyself', 'endmylife']],
  },
  {
    rules: ['self-harm'],
    all: [
      ['die', 'marna', 'mar', 'jeena', 'मरना', 'मरायचे', 'जीना'],
      ['want', 'chahta', 'chahti', 'चाहता', 'चाहती', 'mann'],
    ],
  },
];

/** The same with the rows of the rulebook; `wordsOf` leaves its marks out. */
export function redFlags(wordsOf: (words: string) => string): ReadonlyArray<RedFlag> {
  return signs.map(({ rules: ids, all, not }) => ({ all, ...(not && { not }), rows: ids.map((id) => wordsOf(rules[id].words)) }));
}
