import type { CareQuestion } from './care-question.ts';

const passage = '/symptoms/back-passage';
const upper = '/symptoms/upper-middle';
const lower = '/symptoms/lower-belly';
const digestive = '/treatment/digestive-system';
const aftercare = '/treatment/postoperative-care';
const report = '/symptoms/fever-weight-tired#a-report';
const colonoscopy = 'Preparing for a colonoscopy';
const home = 'Going home after a big operation';
const stones = 'Gallstones found by chance: do I need an operation?';
const robotic = 'Robotic or keyhole surgery?';
const piles = 'Piles or something worse?';
const gallbladder = '/treatment/gallbladder/gallbladderstones';
const slimming = '/treatment/weight-loss-surgery/weightlosssurgery';
const hernias = ['/treatment/hernia/Inguinalhernial', '/treatment/hernia/Ventralhernia'];

type Without = Omit<CareQuestion, 'of'>;

/** Feelings that are told in a sentence rather than named. */
export const toldFeelings: ReadonlyArray<Without> = [
  {
    pages: ['/symptoms/food-pipe#vomiting-blood'],
    said: ['vomit coffeeGround', 'vomit coffeeGround pale', 'vomit coffeeGround weak', 'vomit coffeeGround blood'],
  },
  {
    pages: [`${lower}#loose-motions`],
    said: [
      'stool times',
      'stool times goes',
      'stool times food',
      'stool times shame',
      'stool times food shame',
      'stool times goes shame',
      'times goes shame',
      'stool goes shame',
    ],
    not: ['constipated', 'operation', 'notCome', 'black', 'blood', 'notEmpty'],
  },
  {
    pages: [`${passage}#never-empty`, `${lower}#loose-motions`],
    said: [
      'stool notEmpty times',
      'stool notEmpty goes',
      'stool notEmpty often',
      'stool notEmpty times goes',
      'goes notEmpty times',
      'notCome notEmpty',
      'stool notCome notEmpty',
    ],
  },
  {
    pages: [`${lower}#constipation`],
    said: [
      'constipated days',
      'constipated shame',
      'constipated days shame',
      'constipated times',
      'stool notCome days',
      'gasPasses notCome',
      'gasPasses notCome days',
      'gasPasses constipated',
      'gasPasses constipated days',
      'constipated painless',
      'constipated bloat painless',
      'constipated belly bloat painless',
      'constipated days belly bloat painless',
      'stool notCome painless',
      'stool notCome bloat painless',
      'stool notCome days painless',
      'stool notCome belly bloat painless',
      'stool notCome days belly bloat painless',
    ],
    not: ['vomit', 'notEmpty'],
  },
  {
    pages: [`${lower}#constipation`, '/treatment/colon-rectum/rectumcancer'],
    said: ['stool thinStool', 'stool thinStool forLong'],
  },
  {
    pages: ['/symptoms/fever-weight-tired#weight-loss', `${lower}#constipation`],
    said: ['weight wentDown stool', 'weight wentDown stool thinStool'],
  },
  {
    pages: ['/symptoms/groin-and-wall#wound', aftercare],
    said: [
      'operation after leak',
      'keyholeWord after leak',
      'navel leak keyholeWord',
      'navel leak operation after',
      'navel leak after keyholeWord operation',
    ],
    not: ['doAgain'],
  },
  {
    pages: ['/symptoms/skin-and-eyes#bruises'],
    said: ['bruise', 'bruise blood', 'bruise often', 'bruise unwanted'],
    not: ['operation', 'after'],
  },
  {
    pages: [`${lower}#lower-right`],
    said: ['navel pain right', 'navel pain belly right', 'belly navel pain right low'],
    not: ['ribs', 'lump', 'outCome'],
  },
  {
    pages: [`${passage}#black-stool`],
    said: ['black sticky stool', 'black sticky days', 'black sticky dizzy', 'black sticky weak', 'black stool dizzy'],
    not: ['vomit'],
  },
  {
    pages: [`${passage}#itching`],
    said: ['stool leak', 'backside leak', 'stool leak cough', 'stool leak shame', 'behind itch', 'stool stain'],
    not: ['pus', 'blood'],
  },
  {
    pages: [`${passage}#pus`],
    said: ['behind pus', 'behind boil', 'behind pus stain', 'pus stain', 'backside pus stain', 'behind pus pain'],
    not: ['belly', 'wound', 'operation'],
  },
  {
    pages: [`${passage}#lump`],
    said: [
      'backside pushBack',
      'backside outCome pushBack',
      'stool pushBack',
      'stool outCome pushBack',
      'behind outCome',
      'behind lump stool',
      'behind outCome pushBack',
    ],
    not: ['navel', 'groin', 'belly'],
  },
  {
    pages: [`${passage}#blood`],
    said: [
      'behind blood',
      'blood paper',
      'blood paper stool',
      'blood stain paper',
      'blood paper stain painless',
      'blood stain stool',
      'blood stain behind',
    ],
    not: ['black', 'vomit', 'operation', 'nausea'],
  },
  {
    pages: [`${passage}#sharp-pain`],
    said: ['behind pain stool', 'stool pain crack', 'stool pain burn after', 'behind burn stool'],
    not: ['belly', 'blood'],
  },
  {
    pages: [`${upper}#gas-or-full`],
    said: [
      'air airOut shame',
      'air airOut belly',
      'air airOut severe',
      'gas airOut',
      'gas airOut shame',
      'gas shame',
      'bloat theDay',
      'bloat often',
      'belly rumble',
      'rumble gas',
      'belly rumble often',
      'burp often',
      'burp shame',
    ],
    not: ['notCome', 'filled', 'navel', 'operation'],
  },
  {
    pages: ['/symptoms/food-pipe#burning-in-the-chest'],
    said: ['chest burn theDay', 'chest burn theDay food', 'chest acidity theDay', 'throat acidity theDay'],
    not: ['acidTablet'],
  },
  {
    pages: ['/symptoms/right-ribs#after-meals'],
    said: ['pain food shoulder', 'pain right shoulder', 'pain right food shoulder', 'ribs shoulder pain'],
    not: ['operation', 'after', 'chest', 'left'],
  },
  { pages: ['/symptoms/right-ribs#dull-ache', report, '/symptoms'], said: ['belly lump cancerWord', 'belly lump asksWhat cancerWord'] },
];

/** What is asked of what comes after an operation or a test, in pairs of words that no other question has. */
export const askedAfterwards: ReadonlyArray<Without> = [
  { pages: [home, aftercare], said: ['operation after stairs', 'wound stairs', 'after stairs howLong'] },
  {
    pages: [aftercare, '/treatment/surgical-care'],
    said: [
      'anaesthesia after companion|driveHome|doAgain|homeWord',
      'anaesthesia after companion homeWord',
      'anaesthesia bloodTests after companion homeWord',
      'operation after shoulder',
      'anaesthesia after delivery',
      'operation after sleep',
      'operation after sleep not',
      'operation after mood',
      'operation mood homeWord',
      'keyholeWord after shoulder',
      'keyholeWord after shoulder pain',
    ],
  },
  {
    pages: [aftercare, home],
    said: [
      'drainBag empty',
      'drainBag caring',
      'drainBag empty caring',
      'drainBag homeWord',
      'drainBag wet howLong',
      'drainBag howLong|stitchesOut',
      'drainBag pain|wet|stopping',
    ],
    not: ['gallstone'],
  },
  {
    pages: [aftercare],
    said: [
      'piles|fissure|fistula after stool',
      'piles|fissure|fistula operation after stool',
      'piles|fissure|fistula after constipated|fear',
    ],
    not: ['pus', 'fever'],
  },
  {
    pages: [],
    said: ['hernia|navelHernia|scarHernia|piles|fissure|fistula|slimming after'],
    not: ['pus', 'fever', 'journey', 'blood'],
    last: true,
  },
  {
    pages: [],
    said: [
      'slimming|hernia|navelHernia|scarHernia|piles|fissure|fistula after eatAgain',
      'slimming after hairFall',
      'slimming hairFall',
      'slimming after hairFall forLong',
    ],
  },
  {
    pages: ['/getting-ready/ercp', aftercare],
    said: ['ercp after pain', 'ercp after pain belly', 'ercp after eatAgain|doAgain|howLong|vomit', 'ercp after'],
    not: ['fever', 'yellow'],
  },
  {
    pages: [digestive, colonoscopy],
    said: ['scope after driveHome', 'scope driveHome', 'scope after companion|doAgain', 'scope after throat pain', 'scope after throat'],
  },
  { pages: [colonoscopy], said: ['colonoscopy after driveHome', 'colonoscopy driveHome', 'colonoscopy after companion|gas|pain'] },
  {
    pages: ['/treatment/gallbladder/Bileductinjury', '/getting-ready/ercp', '/contact'],
    said: ['bileDuct stentWord', 'bileDuct stentWord stitchesOut', 'ercp stentWord', 'ercp stentWord stitchesOut'],
    ofIllness: true,
  },
];

/** What is asked before a test or an operation, in more words. */
export const askedBefore: ReadonlyArray<Without> = [
  {
    pages: [colonoscopy, '/getting-ready/colonoscopy-polyps'],
    said: [
      'powder cleanse vomit|drink|before|colonoscopy|belly',
      'powder drink before|bloodTests',
      'powder drink before bloodTests',
      'powder drink before bloodTests vomit',
      'powder vomit before',
      'powder cleanse vomit after',
      'powder stool theDay|bloodTests|after|before',
      'powder stool theDay bloodTests',
      'colonoscopy before bloodthinner otherIllness stopping',
      'colonoscopy otherIllness',
    ],
    not: ['blood', 'black', 'weak', 'pale'],
  },
  {
    pages: ['/getting-ready', '/treatment/surgical-care'],
    said: ['robotWord readyThing', 'robotWord readyThing operation', 'anaesthesia readyThing', 'operation theDay readyThing cleanse'],
  },
  { pages: ['/getting-ready'], said: ['readyThing stitchesOut needed'], not: ['wound', 'after'] },
  { pages: ['/getting-ready', digestive], said: ['scope theDay food', 'scope theDay eatAgain food'] },
];

/** What is asked of an illness, a test or a means, whatever else is said. */
export const askedOfIllness: ReadonlyArray<Without> = [
  {
    pages: [slimming],
    said: ['weight wentDown operation', 'weight wentDown operation otherIllness', 'operation wentDown weight otherTablet'],
    not: ['unwanted', 'hunger', 'after', 'who'],
  },
  {
    pages: [digestive, `${upper}#gas-or-full`],
    said: ['gas foodItem', 'gas foodItem eatAgain', 'gas foodItem foodItem', 'bloat foodItem', 'gas foodItem wentDown'],
    not: ['operation', 'gallstone', 'after'],
  },
  {
    pages: ['/treatment/liver/livercirrhosis', '/symptoms/all-over#water-in-the-belly'],
    said: [
      'ascites',
      'ascites wet',
      'ascites wet filled',
      'ascites cause',
      'ascites often',
      'ascites wet filled often cause',
      'ascites homeCare',
      'ascites treated',
    ],
  },
  {
    pages: [digestive, `${lower}#lower-right`],
    said: [
      'appendix otherTablet',
      'appendix withoutCut',
      'appendix withoutCut otherTablet',
      'appendix settle',
      'appendix otherTablet settle',
      'appendix withoutCut otherTablet settle',
      'appendix treated',
      'appendix lump otherTablet settle',
    ],
    not: ['after', 'before'],
  },
  {
    pages: [stones, gallbladder],
    said: [
      'stone painless',
      'stone painless stitchesOut',
      'stone painless leaveIt',
      'stone size painless',
      'stone size painless stitchesOut',
      'stone size stitchesOut',
      'stone leaveIt',
      'stone size leaveIt',
      'gallstone painless',
      'gallstone leaveIt',
    ],
    not: ['urine'],
  },
  {
    pages: [gallbladder, stones],
    said: ['gallstone delivery', 'stone delivery', 'gallstone delivery scanSaid', 'gallstone delivery operation'],
    not: ['after'],
  },
  {
    pages: [`${upper}#burning-pain`, digestive],
    said: [
      'pepticUlcer cause',
      'pepticUlcer stress',
      'pepticUlcer foodItem',
      'pepticUlcer foodItem stress',
      'pepticUlcer food',
      'pepticUlcer belly foodItem stress',
      'pepticUlcer homeCare',
    ],
    not: ['colitis'],
  },
  { pages: [digestive, '/treatment/stomach-cancer/polyps'], said: ['pylori spread', 'pylori spread homeWord', 'pylori belly spread'] },
  {
    pages: ['/treatment/robotic-gi-surgery/roboticsurgery', robotic],
    said: [
      'robotWord itself',
      'robotWord itself operation',
      'robotWord cutting',
      'robotWord itself cutting',
      'robotWord itself operation who',
    ],
  },
  {
    pages: [robotic, '/treatment/robotic-gi-surgery/roboticsurgery'],
    said: ['robotWord better|orWhich|harm|scar|pain|old|cause|forLong|wound', 'robotWord better orWhich'],
    last: true,
  },
  {
    pages: ['/treatment/proctology/hemorrhoids', piles],
    said: [
      'piles cause',
      'piles sitting',
      'piles sitting cause',
      'piles laserWord',
      'piles laserWord better',
      'piles better',
      'piles spread',
      'piles stays',
      'piles foodItem cause',
      'piles withoutCut',
    ],
    last: true,
  },
  {
    pages: [piles, '/treatment/proctology/hemorrhoids'],
    said: ['piles crack', 'piles crack orWhich', 'piles fissure orWhich', 'piles cancerWord', 'piles cancerWord orWhich'],
  },
  {
    pages: [digestive, `${lower}#constipation`],
    said: [
      'isabgol',
      'fibre harm',
      'fibre old',
      'fibre old harm',
      'fibre asksWhat',
      'fibre constipated',
      'fibre better',
      'isabgol often|times|fasting|drink',
    ],
    not: ['operation', 'gallstone', 'after'],
    last: true,
  },
  {
    pages: [digestive, '/treatment/colon-rectum/inflammatoryboweldiseases'],
    said: ['ibs colitis', 'ibs colitis orWhich', 'ibs colitis asksWhat', 'ibs orWhich'],
  },
  {
    pages: ['/treatment/colon-rectum/inflammatoryboweldiseases'],
    said: ['colitis foodItem', 'colitis food', 'colitis drink', 'colitis cause', 'colitis stress'],
  },
  { pages: [report, '/callback'], said: ['ultrasound scanSaid asksWhat', 'bigScan scanSaid asksWhat', 'ultrasound asksWhat size'] },
  { pages: ['/treatment/ultrasound-services'], said: ['bigScan allergy'] },
  {
    pages: [digestive, `${lower}#constipation`],
    said: ['laxative', 'laxative howLong', 'laxative harm', 'laxative theDay|before|eatAgain|asksWhat'],
    not: ['colonoscopy', 'operation', 'after'],
  },
  {
    pages: ['/treatment/pancreas/pancreatitis', '/treatment/pancreas/pancreaticestones'],
    said: ['enzymes', 'enzymes food|eatAgain|before|after|howLong|harm'],
  },
  {
    pages: ['Jaundice: why the hurry?', '/symptoms/skin-and-eyes#yellow-eyes'],
    said: ['jaundiceWord eatAgain|foodItem|homeCare', 'jaundiceWord food', 'jaundiceWord spread', 'jaundiceWord eatAgain not'],
    not: ['pain', 'fever', 'operation'],
  },
  {
    pages: ['Blood in the stool: when to act', `${passage}#blood`],
    said: ['blood stool cancerWord', 'blood stool cause'],
    not: ['black', 'vomit'],
  },
  {
    pages: ['/treatment/proctology/fisures', piles],
    said: ['fissure cancerWord', 'fissure spread|stays|cause|laserWord|better|withoutCut'],
    last: true,
  },
  {
    pages: ['/treatment/proctology/fistulas'],
    said: ['fistula cancerWord', 'fistula spread|stays|cause|laserWord|better|withoutCut'],
    last: true,
  },
  { pages: hernias, said: ['mesh stays', 'mesh stays harm', 'hernia mesh stays', 'mesh stitchesOut'] },
  {
    pages: ['/treatment/hernia/Inguinalhernial', 'Hernia: can I wait?'],
    said: ['hernia laserWord', 'hernia cause', 'hernia withoutCut', 'hernia better'],
    last: true,
  },
  { pages: [digestive], said: ['ibs cause', 'ibs stress cause', 'belly stress times'] },
];
