import { costsHref, feesHref } from '#content/cost-link.ts';
import type { topicWords } from './practice-topic-words.ts';
import type { PracticeWord } from './practice-words.ts';

/** A kind of everyday words; `illness` is any illness, operation or test that the pages name. */
export type TopicWord = PracticeWord | keyof typeof topicWords;

/**
 * What a sentence is about where two or three of its words say so, whatever its other words are: for people who type as they speak. Read as
 * `asked` of `practice-intent.ts`, but other words may stand beside, a few of them unknown.
 */
export type PracticeTopic = {
  pages: ReadonlyArray<string>;
  said: ReadonlyArray<string>;
  /** Kinds that make it another question. */
  not?: ReadonlyArray<TopicWord>;
  /** Whether it stands before what is found by the words of the query. */
  first?: true;
  /** Whether an illness may be named beside it. */
  ofIllness?: true;
  /** Whether a part of the body that others treat may be: who comes with a bad knee needs the lift. */
  ofAnyBody?: true;
  /** Whether the price of an operation that is named stands before it. */
  isGeneral?: true;
};

const secondOpinion = '/symptoms/fever-weight-tired#told-to-operate';
const opinions = [secondOpinion, '/treatment/surgical-care', '/about'];

// With one of these an hour is not the clinic's.
const besideHours = [
  'operation',
  'night',
  'money',
  'tablets',
  'papers',
  'noBooking',
  'prepare',
  'staying',
  'stitch',
  'waits',
  'message',
  'emergency',
  'call',
  'admits',
] as const;

export const practiceTopics: ReadonlyArray<PracticeTopic> = [
  {
    pages: ['/contact', '/visit#way'],
    first: true,
    said: ['address', 'address clinic'],
    not: ['changing', 'moves', 'wrong', 'money', 'operation', 'secrecy', 'clinic', 'place', 'doctor'],
  },
  {
    pages: ['/visit#way', '/contact'],
    first: true,
    said: ['vehicle leaves', 'parked vehicle'],
    not: ['after', 'operation', 'recovery', 'number', 'changing', 'money', 'secrecy'],
  },
  {
    pages: ['/contact', '/callback'],
    first: true,
    said: ['appointment moves', 'moves doctor clock'],
    not: ['money', 'operation', 'recovery', 'noBooking', 'number'],
  },
  {
    pages: ['/callback', '/contact'],
    first: true,
    said: ['takesTime daypart|clock|doctor', 'appointment fromAfar', 'appointment how'],
    not: ['money', 'operation', 'recovery', 'noBooking', 'number'],
  },
  {
    pages: ['/privacy/withdraw', '/privacy', '/contact'],
    first: true,
    said: ['refuses call|request|callBack', 'wrote cancelling|wrong request|wrote', 'cancelling wrote'],
    not: ['operation', 'appointment', 'tablets', 'reports', 'money', 'steps'],
  },
  {
    pages: ['/privacy', '/contact'],
    first: true,
    said: ['who|whom reads wrote|mine', 'who reads request', 'who|whom reads wrote request'],
    not: ['operation', 'studied', 'doctor'],
  },
  {
    pages: ['/visit#bring', '/visit'],
    first: true,
    said: ['emptyStomach visit|shows|come'],
    not: ['operation', 'before', 'tablets', 'exam', 'camera', 'scope', 'test', 'unpriced', 'admits'],
  },
  {
    pages: [feesHref, '/visit'],
    first: true,
    said: ['visit free', 'feeOnly free', 'visit money free', 'shows papers costs|feeOnly', 'shows free'],
    not: ['operation', 'schemes', 'camera', 'howMany'],
  },
  {
    pages: ['/visit#insurance', costsHref],
    first: true,
    ofIllness: true,
    said: ['poor help', 'poor free', 'poor schemes', 'help money operation', 'help operation poor'],
    not: ['bitByBit'],
  },
  {
    pages: [costsHref, feesHref],
    first: true,
    said: ['extras partOfBill', 'partOfBill partOfBill costs|bills'],
    not: ['operation', 'insurances'],
  },
  {
    pages: [costsHref, feesHref],
    first: true,
    isGeneral: true,
    said: ['operation costs|money howMany'],
    not: ['insurances', 'schemes', 'uninsured', 'visit'],
  },
  {
    pages: ['/about', '/treatment/surgical-care'],
    first: true,
    ofIllness: true,
    said: ['itself operation', 'itself practises|team|willOperate', 'itself willOperate operation', 'who operation willOperate itself'],
    not: ['after', 'tablets', 'money', 'before', 'recovery'],
  },
  {
    pages: ['/testonomial', '/cases', '/about'],
    first: true,
    ofIllness: true,
    said: ['someoneBefore operation talk|stories|ask', 'someoneBefore talk', 'someoneBefore operation'],
    not: ['otherDoctor', 'money'],
  },
  {
    pages: ['/visit#way', '/contact'],
    first: true,
    ofAnyBody: true,
    said: ['access', 'steps steps', 'steps relative cannotCome', 'steps cannotCome', 'steps clinic'],
    not: ['parked', 'admits'],
  },
  {
    pages: ['/visit#way', '/contact'],
    said: [
      'transport|stn transport|stn far|howMuch|howMany',
      'transport|stn far|from place|come|clinic',
      'stn far',
      'access place',
      'parked transport|access',
      'where clinic|doctor come|place|transport|stn',
    ],
  },
  {
    pages: ['/visit#here', '/treatment/surgical-care', '/visit'],
    first: true,
    ofIllness: true,
    said: [
      'inside relative|together',
      'inside sits|comes together|relative|howMany',
      'relative sits exam|doctor',
      'together sits exam|doctor',
      'relative inside doctor',
      'inside together comes',
    ],
    not: ['woman', 'papers', 'staying'],
  },
  {
    pages: ['/treatment/surgical-care', '/visit#here', '/about'],
    first: true,
    ofIllness: true,
    said: ['woman staying|inside|person|sits|together exam|inside|shy', 'woman exam shy|person|staying', 'shy exam', 'woman person shy'],
    not: ['ladyDoctor', 'team', 'doctor'],
  },
  {
    pages: ['/about', '/visit#here'],
    first: true,
    ofIllness: true,
    said: ['doctor temper'],
  },
  {
    pages: ['/about', '/visit#here'],
    said: ['doctor shy|afraid ask', 'afraid ask', 'shy woman doctor', 'shy ask|shows'],
  },
  {
    pages: ['/callback', '/visit#here', '/contact'],
    first: true,
    ofAnyBody: true,
    said: ['speaksFor', 'onBehalf talk', 'onBehalf relative talk', 'cannotCome relative ask|talk|call'],
    not: ['papers', 'reports', 'request', 'cancelling'],
  },
  {
    pages: ['/visit#here', '/callback', '/contact'],
    first: true,
    ofAnyBody: true,
    said: ['onBehalf ask', 'onBehalf relative ask|comes|shows'],
    not: ['papers', 'reports', 'request', 'cancelling', 'talk'],
  },
  {
    pages: ['/visit#here', '/visit#bring', '/callback'],
    first: true,
    ofIllness: true,
    said: [
      'papers relative alone|cannotCome|onBehalf',
      'papers alone bring|comes',
      'papers bring|shows cannotCome',
      'papers without relative',
      'onBehalf papers comes|shows|bring',
      'shows|comes without|onBehalf relative papers',
    ],
    not: ['abroad'],
  },
  {
    pages: ['/callback', '/contact', '/visit'],
    first: true,
    ofIllness: true,
    said: [
      'fromAfar shows|ask|doctor|relative|far|place|outside|cannotCome',
      'fromAfar call|talk|comes|clinic',
      'abroad ask|call|talk|papers|fromAfar|doctor',
      'relative ask doctor call|fromAfar|place',
      'relative call doctor|ask',
    ],
    not: ['money', 'payBy', 'bills', 'dontCall', 'insurances', 'studied', 'speaking', 'team'],
  },
  {
    pages: opinions,
    first: true,
    ofIllness: true,
    said: [
      'otherDoctor operation doubt|told|reports|takes|shows|person|opinion',
      'otherDoctor doubt',
      'otherDoctor refusedThere',
      'otherDoctor takes operation',
      'doctor told operation doubt|person|opinion',
      'doctor doctor doubt',
      'refusedThere takes|shows',
      'operation doubt told',
      'otherDoctor told afraid|operation|doubt|cancelling|shows',
      'otherDoctor otherDoctor told|operation|doubt',
      'doctor doubt afraid',
      'doctor told doubt',
      'doctor told operation reports person',
    ],
    not: ['money', 'insurances', 'anaesthetist', 'bills'],
  },
  {
    pages: ['/visit#bring', '/visit'],
    first: true,
    ofIllness: true,
    said: ['bring papers', 'papers oldPapers bring|together|comes', 'papers together bring|needed', 'bring oldPapers'],
    not: ['onBehalf', 'alone', 'request', 'operation', 'insurances', 'admits', 'schemes', 'before', 'call'],
  },
  {
    pages: ['/visit#here', '/visit'],
    first: true,
    said: ['waits howLong', 'waits visit|doctor|clinic|howMuch|appointment', 'waits clock'],
    not: ['still', 'call', 'request', 'operation', 'admits', 'after'],
  },
  {
    pages: ['/visit#here', '/visit', '/callback'],
    first: true,
    said: ['noBooking', 'noBooking comes|clock'],
    not: ['insurances', 'reports'],
  },
  {
    pages: ['/visit', '/visit#bring', '/visit#here'],
    first: true,
    said: ['referral doctor|comes|needed|without|clinic|visit', 'referral notYet'],
    not: ['reports', 'insurances', 'operation', 'opinion', 'shows'],
  },
  {
    pages: ['/privacy', '/contact'],
    first: true,
    said: ['keepsSecret', 'keepsSecret mine|relative'],
    not: ['doctor', 'staying', 'bed', 'fromAfar', 'money', 'howMuch'],
  },
  {
    pages: ['/privacy/withdraw', '/privacy', '/contact'],
    first: true,
    said: ['dontCall', 'dontCall number|request'],
    not: ['emergency', 'steps'],
  },
  {
    pages: ['/contact', '/callback'],
    said: ['who|whom replies message|request', 'message who|whom doctor|desk', 'papers abroad ask|talk', 'message|request desk doctor'],
    not: ['keepsSecret'],
  },
  {
    pages: [costsHref, feesHref],
    first: true,
    ofIllness: true,
    said: [
      'bitByBit costs|money|payBy',
      'poor money|costs|operation|howMany works|clinic|bitByBit|operation|payBy|howMany',
      'poor bitByBit',
      'bitByBit operation',
      'bills partOfBill',
      'bills more',
      'extras more bills|told',
      'backAgain deposit',
      'calledOff deposit|operation backAgain|money',
      'bills told who|more',
      'camera test|howMany costs|money|howMany',
      'camera test costs|money',
    ],
    not: ['visit', 'schemes', 'uninsured', 'insurances'],
  },
  {
    pages: [feesHref, '/visit'],
    first: true,
    said: ['feeOnly cheaper', 'feeOnly backAgain', 'calledOff visit|appointment|feeOnly backAgain|money', 'feeOnly bitByBit'],
    not: ['operation', 'schemes'],
  },
  {
    pages: ['/visit#insurance', costsHref],
    first: true,
    ofIllness: true,
    said: ['schemes works|operation|money|payBy|company|covered', 'insurances papers', 'schemes papers|bring', 'schemes aged|relative'],
    not: ['prepare', 'keepsSecret'],
  },
  {
    pages: ['/about', '/treatment/surgical-care'],
    first: true,
    ofIllness: true,
    said: [
      'hospitals admits|doctor|willOperate',
      'admission who clinic|where',
      'years practises|operation|doctor|whichDoctor',
      'doctor doctor operation who|company',
      'doctor doctor company company',
    ],
    not: ['after', 'prepare', 'stitch', 'money', 'bring', 'insurances'],
  },
  {
    pages: ['/about', '/treatment/digestive-system', '/visit'],
    ofIllness: true,
    said: [
      'illness whichDoctor whichDoctor',
      'illness whichDoctor takes|who|whom',
      'illness whichDoctor',
      'whichDoctor takes aged|relative|patient',
      'whichDoctor whichDoctor',
      'illness takes patient',
      'whichDoctor who|whom illness',
    ],
    not: ['money', 'prepare', 'after', 'papers'],
  },
  {
    pages: ['/visit', '/about', '/callback'],
    ofIllness: true,
    said: ['aged takes|relative takes|relative', 'aged takes'],
    not: ['operation', 'money', 'schemes', 'cheaper', 'access'],
  },
  {
    pages: ['/visit', '/contact', '/callback'],
    first: true,
    said: ['clock comes', 'clock opens|clinic|doctor', 'clock clock opens|comes', 'clock opens opens'],
    not: [...besideHours, 'recovery', 'appointment', 'who'],
  },
  {
    pages: ['/visit', '/contact', '/callback'],
    first: true,
    said: ['clock comes opens|recovery', 'clock opens recovery|comes|place'],
    not: besideHours,
  },
  {
    pages: ['/callback', '/contact', '/visit#here'],
    first: true,
    said: ['stitch shows|visit takesTime', 'stitch takesTime'],
  },
  {
    pages: [costsHref, feesHref],
    ofIllness: true,
    said: ['scope costs', 'illness howMany staying', 'operation howMany staying'],
    not: ['visit'],
  },
];

/** Of a kind of words alone: the page that most who say one mean, and how much it tells. */
export const votes: ReadonlyArray<readonly [page: string, tells: number, kinds: ReadonlyArray<TopicWord>]> = [
  ['/visit#way', 2, ['access', 'parked', 'address']],
  ['/visit#way', 1, ['steps', 'transport', 'stn', 'place', 'far', 'where', 'vehicle', 'leaves']],
  ['/visit', 2, ['until', 'emergency']],
  ['/visit', 1, ['when', 'comes', 'daypart', 'clock', 'open', 'opens', 'clinic', 'night', 'takes']],
  ['/visit#here', 2, ['inside', 'onBehalf', 'noBooking', 'tongue', 'visitors', 'waits']],
  ['/visit#here', 1, ['relative', 'together', 'sits', 'cannotCome', 'alone', 'without', 'shy']],
  ['/visit#bring', 2, ['bring']],
  ['/visit#bring', 1, ['papers', 'reports', 'oldPapers', 'prepare']],
  [feesHref, 2, ['feeOnly']],
  [feesHref, 1, ['money', 'costs', 'payBy', 'visit', 'free']],
  [costsHref, 2, ['bitByBit', 'deposit', 'bills', 'extras', 'cheaper', 'bed']],
  [costsHref, 1, ['money', 'costs', 'howMany', 'operation', 'partOfBill', 'poor', 'more', 'staying', 'backAgain', 'unpriced']],
  ['/visit#insurance', 2, ['insurances', 'insurance', 'schemes', 'scheme', 'coverage']],
  ['/about', 2, ['team', 'studied', 'specialist', 'ladyDoctor', 'hospitals', 'years', 'anaesthetist', 'temper']],
  ['/about', 1, ['doctor', 'whichDoctor', 'who', 'practises', 'itself', 'willOperate', 'aged', 'takes']],
  ['/callback', 2, ['appointment', 'callBack', 'remote', 'fromAfar', 'takesTime', 'answered']],
  ['/callback', 1, ['call', 'talk', 'ask', 'request', 'notYet', 'moves']],
  ['/contact', 2, ['desk', 'message']],
  ['/contact', 1, ['number', 'request', 'who', 'whom']],
  ['/privacy', 2, ['secrecy', 'keepsSecret']],
  ['/privacy', 1, ['mine', 'details', 'reads', 'wrote']],
  ['/privacy/withdraw', 2, ['cancelling', 'dontCall']],
  ['/privacy/withdraw', 1, ['request', 'wrote', 'wrong', 'refuses', 'number']],
  ['/symptoms/fever-weight-tired#told-to-operate', 2, ['opinion', 'otherDoctor']],
  ['/symptoms/fever-weight-tired#told-to-operate', 1, ['operation', 'doubt', 'told', 'afraid']],
  ['/testonomial', 2, ['stories', 'someoneBefore']],
];
