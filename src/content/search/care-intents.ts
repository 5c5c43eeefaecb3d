import type { CareWord } from './care-words.ts';

/** What somebody asks of an operation or a test, or feels, by the kinds of words that say it together. Of several pages the first is the likeliest. */
export type CareQuestion = {
  /** Addresses, and titles of articles. */
  pages: ReadonlyArray<string>;
  /** One line is enough; its words are kinds, all of which must be there, '|' between those of which one must. */
  said: ReadonlyArray<string>;
  /** With one of these it is something else. */
  not?: ReadonlyArray<CareWord>;
  /** A feeling, which is not asked about on its own beside an illness. */
  of: 'feeling' | 'before' | 'after' | 'reading';
  /** Whether the pages say it of the illness itself, so that its own page does not stand before them. */
  ofIllness?: true;
};

const blog = {
  colonoscopy: 'Preparing for a colonoscopy',
  reflux: 'Reflux that does not go away',
  fattyLiver: 'Fatty liver: what it means and what helps',
  food: 'What to eat after gallbladder surgery',
  stones: 'Gallstones found by chance: do I need an operation?',
  home: 'Going home after a big operation',
  hernia: 'Hernia: can I wait?',
  piles: 'Piles or something worse?',
  robotic: 'Robotic or keyhole surgery?',
  travel: 'Travelling to another city for surgery',
} as const;

/** The pages, and the sheets of getting ready, of what a query calls by its name. */
export const careSubjects: Readonly<Partial<Record<CareWord, { pages: ReadonlyArray<string>; sheets: ReadonlyArray<string> }>>> = {
  gallstone: {
    pages: ['/treatment/gallbladder/gallbladderstones'],
    sheets: ['/getting-ready/keyhole-gallbladder', '/getting-ready/open-gallbladder'],
  },
  hernia: {
    pages: ['/treatment/hernia/Inguinalhernial', blog.hernia],
    sheets: ['/getting-ready/keyhole-hernia', '/getting-ready/open-hernia', '/getting-ready/navel-hernia', '/getting-ready/scar-hernia'],
  },
  navelHernia: { pages: ['/treatment/hernia/Umbilicalhernia'], sheets: ['/getting-ready/navel-hernia'] },
  scarHernia: { pages: ['/treatment/hernia/Ventralhernia'], sheets: ['/getting-ready/scar-hernia'] },
  piles: { pages: ['/treatment/proctology/hemorrhoids', blog.piles], sheets: ['/getting-ready/piles'] },
  fissure: { pages: ['/treatment/proctology/fisures'], sheets: ['/getting-ready/fissure'] },
  fistula: { pages: ['/treatment/proctology/fistulas'], sheets: ['/getting-ready/fistula'] },
  slimming: { pages: ['/treatment/weight-loss-surgery/weightlosssurgery'], sheets: ['/getting-ready/sleeve', '/getting-ready/bypass'] },
  fattyLiver: { pages: [blog.fattyLiver], sheets: [] },
};

const afterAll: ReadonlyArray<string> = ['/treatment/postoperative-care', blog.home];
const passage = '/symptoms/back-passage';
const upper = '/symptoms/upper-middle';
const lower = '/symptoms/lower-belly';
const pipe = '/symptoms/food-pipe';
const wall = '/symptoms/groin-and-wall';

const feelings: ReadonlyArray<Omit<CareQuestion, 'of'>> = [
  { pages: [`${pipe}#vomiting-blood`], said: ['vomit blood', 'vomit black'] },
  {
    pages: [`${pipe}#food-sticks`],
    said: ['food stuck', 'throat stuck', 'chest stuck', 'food swallow', 'swallow pain', 'swallow not', 'swallow stuck', 'swallow trouble'],
    not: ['stool'],
  },
  {
    pages: [`${pipe}#burning-in-the-chest`],
    said: [
      'chest burn food',
      'throat burn food',
      'chest burn acidity food',
      'throat acidity',
      'chest burn',
      'throat burn',
      'acidity',
      'chest acidity burn',
      'burp',
      'burp acidity',
      'acidity food',
      'belly acidity',
    ],
    not: ['acidTablet'],
  },
  { pages: [`${pipe}#burning-in-the-chest`, '/symptoms'], said: ['hiccup', 'hiccup not', 'hiccup stopping'] },
  { pages: [`${pipe}#cough-or-hoarse`], said: ['cough acidity', 'hoarse acidity', 'cough burn chest'] },
  {
    pages: [`${upper}#burning-pain`],
    said: ['belly burn', 'painkiller burn', 'painkiller belly pain', 'painkiller acidity', 'belly burn pain', 'belly pain food'],
  },
  {
    pages: [`${upper}#gas-or-full`],
    said: [
      'gas',
      'belly bloat',
      'fullSoon',
      'gas belly bloat',
      'belly gas',
      'gas burp',
      'gas food bloat',
      'belly food bloat',
      'belly heavy',
      'belly heavy food',
    ],
    not: ['filled', 'notCome'],
  },
  { pages: [`${upper}#vomiting`], said: ['vomit', 'nausea', 'vomit food', 'vomit forLong', 'nausea food'], not: ['blood'] },
  { pages: [`${upper}#left-ribs`], said: ['left ribs pain', 'left ribs'] },
  { pages: [`${upper}#pain-to-the-back`], said: ['belly pain back', 'belly back'] },
  {
    pages: ['/symptoms/right-ribs#after-meals'],
    said: ['right ribs pain', 'right ribs', 'belly right high pain', 'right food pain belly', 'right ribs pain food'],
  },
  {
    pages: [`${lower}#lower-right`],
    said: ['right low pain', 'right low belly', 'right low belly pain', 'right belly pain'],
    not: ['ribs', 'backside'],
  },
  {
    pages: [`${lower}#lower-left`],
    said: ['left low pain', 'left low belly', 'left low belly pain', 'left belly pain'],
    not: ['ribs', 'backside'],
  },
  {
    pages: [`${lower}#loose-motions`],
    said: [
      'loose',
      'loose blood',
      'loose forLong',
      'loose pain belly',
      'loose cramp',
      'belly cramp loose',
      'stool rightAway food',
      'stool rightAway goes',
      'stool goes food',
      'stool often',
      'stool often goes',
      'stool often cramp',
      'stool often cramp belly',
      'stool often food',
      'belly infection',
      'belly infection food',
    ],
    not: ['constipated', 'operation'],
  },
  {
    pages: ['/treatment/digestive-system', `${lower}#loose-motions`, `${lower}#constipation`],
    said: ['ibs', 'ibs stress', 'ibs food', 'ibs homeCare', 'ibs eatAgain', 'ibs otherTablet', 'ibs asksWhat'],
  },
  {
    pages: [`${lower}#constipation`],
    said: [
      'constipated',
      'stool notCome',
      'belly notCome',
      'constipated forLong',
      'constipated notCome',
      'constipated stool notCome',
      'constipated belly notCome',
      'stool shut',
    ],
    not: ['notEmpty', 'vomit'],
  },
  {
    pages: ['/symptoms/all-over#cramps-and-swollen'],
    said: [
      'belly cramp',
      'cramp',
      'stool gas notCome',
      'stool gas not',
      'gas constipated',
      'gas constipated not',
      'gas constipated bloat',
      'gas not belly bloat',
      'gas not bloat',
      'belly bloat notCome',
      'belly bloat stool notCome',
      'belly bloat vomit',
      'stool vomit notCome',
      'stool shut vomit',
      'stool shut bloat',
      'stool gas shut',
    ],
  },
  {
    pages: ['/symptoms/all-over#sudden-severe-pain'],
    said: ['belly pain severe'],
    not: ['right', 'left', 'food', 'forLong', 'ribs', 'navel', 'backside', 'stool'],
  },
  {
    pages: ['/symptoms/all-over#water-in-the-belly'],
    said: [
      'belly wet filled',
      'belly wet legs',
      'belly lump legs',
      'belly legs',
      'belly wet bloat',
      'bloat legs',
      'belly bloat legs',
      'belly bloat legs lump',
    ],
  },
  {
    pages: ['/symptoms/all-over#pain-for-months'],
    said: ['belly pain', 'belly pain forLong'],
    not: ['right', 'left', 'severe', 'burn', 'navel', 'groin', 'vomit', 'loose', 'wound'],
  },
  {
    pages: [`${wall}#groin-bulge`],
    said: ['groin lump', 'groin pain', 'groin outCome', 'groin lump outCome', 'groin lump cough', 'groin lump pain'],
  },
  { pages: [`${wall}#navel-bulge`], said: ['navel lump', 'navel outCome', 'navel lump pain', 'navel lump outCome', 'navel bloat'] },
  { pages: [`${wall}#scar-bulge`], said: ['scar lump', 'wound lump', 'scar outCome', 'operation scar lump'] },
  {
    pages: [`${wall}#wound`, '/treatment/postoperative-care'],
    said: [
      'wound pus',
      'wound wet',
      'wound fever',
      'wound redness',
      'wound pain redness',
      'operation after fever',
      'operation after pus',
      'operation after wound pus',
      'operation after wound wet',
      'wound pus fever',
      'wound wet fever',
      'wound lump redness',
    ],
    not: ['doAgain', 'bringing'],
  },
  {
    pages: [`${passage}#blood`],
    said: ['blood stool', 'blood backside', 'blood redness stool', 'blood stool pain', 'blood stool not'],
    not: ['black', 'vomit', 'loose', 'bloodthinner', 'bloodTests'],
  },
  { pages: [`${passage}#black-stool`], said: ['black stool', 'black loose'], not: ['vomit', 'bloodTests'] },
  {
    pages: [`${passage}#sharp-pain`],
    said: ['stool pain', 'backside pain', 'stool burn', 'stool burn pain', 'backside burn', 'backside pain burn'],
    not: ['belly', 'lump', 'boil', 'pus', 'blood', 'loose', 'chest', 'navel', 'groin'],
  },
  {
    pages: [`${passage}#lump`],
    said: ['backside lump', 'backside outCome', 'stool lump', 'stool outCome', 'backside lump pain'],
    not: ['belly', 'navel', 'groin', 'pus'],
  },
  {
    pages: [`${passage}#pus`],
    said: ['backside pus', 'backside boil', 'stool pus', 'stool boil', 'backside boil pus', 'backside wet', 'backside boil pain'],
    not: ['belly'],
  },
  { pages: [`${passage}#itching`], said: ['backside itch', 'stool itch'] },
  {
    pages: [`${passage}#never-empty`],
    said: ['mucus stool', 'stool notEmpty', 'belly notEmpty', 'mucus stool notEmpty', 'aav'],
    not: ['loose'],
  },
  {
    pages: ['/symptoms/skin-and-eyes#yellow-eyes'],
    said: ['yellow eyes', 'yellow skin', 'yellow urine', 'yellow eyes urine', 'yellow urine fever', 'yellow eyes fever'],
  },
  { pages: ['/symptoms/skin-and-eyes#itching-all-over'], said: ['itch skin', 'itch yellow'] },
  {
    pages: ['/symptoms/fever-weight-tired#weight-loss'],
    said: [
      'weight wentDown',
      'weight wentDown unwanted',
      'weight wentDown hunger',
      'weight unwanted',
      'hunger not',
      'hunger wentDown',
      'hunger weak',
      'hunger',
      'hunger thin',
      'hunger not weak',
      'weight thin',
      'weight lossWord pain|cramp|stool|hunger|weak|fever|vomit|blood|unwanted|fullSoon',
    ],
    not: ['slimming', 'wanting', 'otherTablet', 'fattyLiver', 'after'],
  },
  {
    pages: ['/symptoms/fever-weight-tired#fever'],
    said: ['fever belly pain', 'fever loose', 'fever belly'],
    not: ['operation', 'wound', 'right'],
  },
  { pages: ['/symptoms/fever-weight-tired#tired-and-pale'], said: ['weak pale', 'pale'], not: ['operation'] },
];

const readiness: ReadonlyArray<Omit<CareQuestion, 'of'>> = [
  {
    pages: ['/getting-ready', '/treatment/surgical-care'],
    said: [
      'operation readyThing',
      'operation theDay readyThing',
      'readyThing before',
      'operation bloodthinner',
      'operation bloodthinner stopping',
      'bloodthinner stopping',
      'bloodthinner before',
      'operation otherTablet before',
      'operation otherTablet theDay',
      'operation otherIllness',
      'operation otherIllness before|theDay|stopping',
      'otherTablet before stopping',
      'operation painkiller before|stopping',
      'smoke before stopping',
      'operation otherIllness otherTablet before|theDay',
      'operation otherTablet stopping before',
      'operation otherTablet stopping',
      'operation fasting',
      'operation before fasting',
      'operation before drink',
      'operation theDay drink',
      'operation before food stopping',
      'operation before eatAgain|food',
      'operation theDay eatAgain|food',
      'operation smoke before',
      'operation smoke stopping',
      'operation illToday',
      'operation illToday before',
      'operation bloodTests before',
      'operation bloodTests needed',
      'admission bloodTests before|needed',
      'operation prepare',
      'operation before prepare',
      'admission prepare',
      'otherTablet fasting',
      'otherIllness fasting',
      'otherIllness otherTablet fasting',
      'operation companion',
      'operation theDay companion',
      'admission companion',
    ],
    not: ['after', 'wound', 'belly', 'whether', 'stool'],
  },
  {
    pages: ['/getting-ready', '/treatment/postoperative-care', blog.colonoscopy],
    said: ['driveHome', 'driveHome companion', 'driveHome companion needed'],
  },
  {
    pages: ['/getting-ready', '/visit#bring'],
    said: [
      'admission bringing',
      'admission bringing needed',
      'operation bringing',
      'operation theDay bringing',
      'hospital bringing',
      'hospital bringing companion',
    ],
    not: ['after', 'doAgain'],
  },
  {
    pages: [blog.colonoscopy, '/getting-ready/colonoscopy-polyps'],
    said: [
      'bowelDrink',
      'bowelDrink stool|vomit|before',
      'bowelDrink drink',
      'bowelDrink colonoscopy',
      'colonoscopy fasting',
      'colonoscopy before eatAgain|food|drink',
      'colonoscopy prepare',
      'colonoscopy companion',
      'colonoscopy bloodthinner',
      'colonoscopy otherTablet',
      'colonoscopy readyThing',
      'colonoscopy before',
      'colonoscopy pain',
      'colonoscopy anaesthesia',
      'colonoscopy after eatAgain',
    ],
  },
  {
    pages: ['/getting-ready', '/treatment/digestive-system'],
    said: [
      'scope fasting',
      'scope before fasting',
      'scope drink',
      'scope before drink',
      'scope theDay drink',
      'scope food',
      'scope bloodthinner',
      'scope bloodthinner stopping before',
      'scope otherTablet',
      'scope otherTablet before',
      'scope prepare',
      'scope readyThing',
      'scope companion',
      'scope companion theDay',
      'scope before eatAgain',
      'scope smoke',
      'scope bringing',
      'scope illToday',
    ],
    not: ['colonoscopy'],
  },
  {
    pages: ['/treatment/ultrasound-services', '/getting-ready'],
    said: ['ultrasound fasting', 'ultrasound drink', 'ultrasound before', 'ultrasound prepare', 'ultrasound urine|bladder'],
  },
  {
    pages: ['/getting-ready', '/treatment/ultrasound-services'],
    said: [
      'bigScan fasting',
      'bigScan before eatAgain|food',
      'bigScan theDay eatAgain|food|drink',
      'bigScan drink',
      'bigScan before',
      'bigScan prepare',
      'bigScan readyThing',
      'bigScan otherTablet before',
      'fibroscan fasting',
      'fibroscan prepare',
      'fibroscan before',
      'fibroscan drink',
    ],
  },
  {
    pages: ['/getting-ready/ercp', '/treatment/gallbladder/gallbladderstones'],
    said: ['ercp fasting', 'ercp before', 'ercp prepare', 'ercp bloodthinner', 'ercp drink'],
  },
];

const afterwards: ReadonlyArray<Omit<CareQuestion, 'of'>> = [
  {
    pages: afterAll,
    said: [
      'operation after doAgain',
      'operation after dayOff|howLong',
      'operation after eatAgain',
      'operation dayOff',
      'wound stitchesOut',
      'wound doAgain',
      'wound operation after doAgain',
      'operation after harm',
    ],
    not: ['pus', 'fever'],
  },
  // An illness that has an operation, and what one may do again: 'hernia nantar vajan kadhi uchlu'.
  {
    pages: [],
    said: ['gallstone|hernia|navelHernia|scarHernia|piles|fissure|fistula|slimming after doAgain|dayOff|howLong'],
    not: ['pus', 'fever', 'journey'],
  },
  {
    pages: [blog.travel, '/treatment/postoperative-care'],
    said: ['operation after journey', 'gallstone|hernia|navelHernia|scarHernia|piles|fissure|fistula|slimming after journey'],
  },
  {
    pages: afterAll,
    said: ['operation after bloat|gas|constipated|vomit|nausea|pain|loose|hiccup|weak|itch|cough', 'wound itch', 'wound pain'],
    not: ['pus', 'fever', 'redness', 'wet'],
  },
  {
    pages: ['/symptoms/right-ribs#after-gallbladder-surgery', blog.food],
    said: ['gallstone after pain|fever|yellow|vomit', 'gallstone operation after pain|fever|yellow|vomit'],
    ofIllness: true,
  },
  {
    pages: [blog.food],
    said: ['gallstone after loose|gas|acidity|bloat', 'gallstone operation after loose|gas|acidity|bloat'],
    ofIllness: true,
  },
  {
    pages: [blog.food],
    said: [
      'gallstone after eatAgain',
      'gallstone stitchesOut eatAgain',
      'gallstone operation after eatAgain',
      'gallstone after digest',
      'pitta after eatAgain',
      'pitta after eatAgain drink',
      'gallstone after food digest',
      'gallstone digest',
      'gallstone after harm',
      'gallstone stitchesOut harm',
      'gallstone after stitchesOut harm',
      'gallstone after stitchesOut eatAgain',
      'pitta operation after eatAgain',
    ],
    ofIllness: true,
  },
];

const readings: ReadonlyArray<Omit<CareQuestion, 'of'>> = [
  // Whoever wants to lose weight does not lose it.
  {
    pages: ['/treatment/weight-loss-surgery/weightlosssurgery', '/symptoms/fever-weight-tired#too-much-weight'],
    said: ['weight wentDown wanting', 'weight lossWord wanting'],
    not: ['unwanted', 'hunger', 'fattyLiver', 'gallstone'],
  },
  {
    pages: [blog.fattyLiver, '/symptoms/fever-weight-tired#a-report', '/treatment/liver/livercirrhosis'],
    said: ['liverTest', 'liverTest asksWhat'],
    not: ['yellow'],
  },
  { pages: [blog.fattyLiver, '/treatment/liver/livercirrhosis'], said: ['fibroscan asksWhat pain', 'fibroscan pain', 'fibroscan harm'] },
  { pages: ['/treatment/liver/livercirrhosis', blog.fattyLiver], said: ['fibroscan', 'fibroscan asksWhat'] },
  { pages: ['/treatment/proctology/hemorrhoids', blog.piles], said: ['piles delivery', 'piles after delivery'] },
  {
    pages: [`${upper}#burning-pain`, '/treatment/digestive-system', '/treatment/stomach-cancer/polyps'],
    said: [
      'pylori',
      'pylori bloodTests',
      'pylori after',
      'pylori asksWhat',
      'pylori otherTablet howLong',
      'pylori howLong',
      'pylori otherTablet',
    ],
  },
  {
    pages: [blog.reflux, '/treatment/antireflux-procedure/antireflux', '/what-matters/antireflux'],
    said: [
      'acidTablet harm',
      'acidTablet forLong',
      'acidTablet',
      'laGrade',
      'acidity homeCare',
      'acidity harm',
      'acidTablet stopping',
      'acidity otherTablet',
    ],
    not: ['operation', 'whether'],
  },
  { pages: ['/treatment/ultrasound-services', '/getting-ready/ercp'], said: ['bigScan ercp', 'bigScan ercp asksWhat'] },
  { pages: ['/treatment/ultrasound-services', '/treatment/digestive-system'], said: ['bigScan fear', 'bigScan harm', 'bigScan asksWhat'] },
  {
    pages: ['/treatment/digestive-system', '/getting-ready'],
    said: [
      'scope pain',
      'scope asksWhat',
      'scope anaesthesia',
      'scope harm',
      'scope trouble',
      'scope fear',
      'scope after doAgain',
      'scope after eatAgain|pain|throat|vomit|gas',
    ],
    not: ['colonoscopy', 'belly'],
  },
  { pages: [blog.robotic, '/treatment/surgical-care'], said: ['keyholeWord asksWhat', 'keyholeWord operation asksWhat'] },
  { pages: ['/treatment/hernia/Inguinalhernial', '/treatment/hernia/Ventralhernia'], said: ['hernia mesh', 'hernia mesh harm'] },
  { pages: [blog.stones, '/treatment/gallbladder/gallbladderstones'], said: ['gallstone dissolve', 'gallstone dissolve otherTablet'] },
  {
    pages: ['/treatment/surgical-care', '/treatment/postoperative-care'],
    said: ['anaesthesia', 'anaesthesia harm', 'anaesthesia old', 'anaesthesia operation', 'anaesthesia operation old harm'],
    not: ['after', 'scope', 'colonoscopy', 'severe', 'who'],
  },
  {
    pages: ['/treatment/surgical-care', '/symptoms/fever-weight-tired#told-to-operate'],
    said: ['operation old', 'operation old whether', 'operation old harm'],
    not: ['after'],
  },
  {
    pages: ['/treatment/colon-rectum/rectumcancer', '/getting-ready/whole-colon'],
    said: ['stoma', 'stoma shut', 'stoma caring', 'stoma caring companion'],
  },
  {
    pages: ['/treatment/digestive-system', blog.colonoscopy, '/contact'],
    said: ['capsuleScope', 'capsuleScope scope', 'capsuleScope asksWhat', 'capsuleScope scope asksWhat'],
  },
  {
    pages: ['/symptoms/fever-weight-tired#a-report', '/callback'],
    said: ['thickened scanSaid|bigScan|ultrasound', 'thickened scanSaid asksWhat', 'bigScan scanSaid asksWhat'],
    not: ['pain'],
  },
  {
    pages: ['/symptoms/fever-weight-tired#told-to-operate', '/treatment/surgical-care'],
    said: ['operation orWait', 'operation orWait howLong', 'operation old orWait', 'operation questions', 'questions'],
    not: ['gallstone', 'hernia', 'piles', 'fissure', 'fistula', 'navelHernia', 'scarHernia', 'slimming'],
  },
  { pages: ['/treatment/liver/livercirrhosis'], said: ['hepatitisTest', 'hepatitisTest asksWhat'] },
  {
    pages: [`${upper}#burning-pain`, '/treatment/digestive-system'],
    said: ['gastritis', 'gastritis scope', 'gastritis food', 'gastritis pain'],
    not: ['operation', 'slimming'],
  },
  {
    pages: ['/treatment/postoperative-care', '/treatment/surgical-care'],
    said: ['operation pain'],
    not: ['after', 'before', 'belly', 'wound', 'right', 'left', 'scar', 'gallstone', 'hernia', 'piles', 'fissure', 'fistula', 'whether'],
  },
  { pages: ['/treatment/proctology/fisures', '/treatment/postoperative-care'], said: ['fissure sitz'] },
  { pages: ['/symptoms/right-ribs#stones-on-a-scan', blog.stones], said: ['gallstone ultrasound'], not: ['before', 'fasting', 'pain'] },
  { pages: ['/symptoms/fever-weight-tired#a-report'], said: ['biopsy asksWhat'], not: ['polyp', 'pylori'] },
  { pages: ['/treatment/colon-rectum/rectumpolyps', '/treatment/stomach-cancer/polyps'], said: ['polyp biopsy', 'polyp asksWhat'] },
];

// Beside an operation a feeling is asked of what comes after it.
const wounded = new Set([`${wall}#wound`, `${wall}#scar-bulge`]);
const besideOperation = (one: Omit<CareQuestion, 'of'>): CareQuestion => ({
  ...one,
  of: 'feeling',
  not: [...(one.not ?? []), ...(one.pages.some((page) => wounded.has(page)) ? [] : (['operation'] as const))],
});

export const careQuestions: ReadonlyArray<CareQuestion> = [
  ...feelings.map(besideOperation),
  ...readiness.map((one) => ({ ...one, of: 'before' as const })),
  ...afterwards.map((one) => ({ ...one, of: 'after' as const })),
  ...readings.map((one) => ({ ...one, of: 'reading' as const })),
];
