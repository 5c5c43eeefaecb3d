import type { Evidence } from '#content/evidence.ts';
import { plainText } from '#content/marked-text.ts';
import { type Operation, type OperationKey, operations } from '#content/operations.ts';
import { operationsOfOption } from '#content/shared-text.ts';
import type { OwnAnswerTopic, Treatment, TreatmentDetail } from '#content/treatment.ts';
import { withRulebook } from '#content/triage.ts';
import { sentencesOf } from './plain-language.ts';

/** In days; the end is Infinity after 'at least'. */
type Span = { from: number; to: number };

const spelled = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const numberOf = (word: string) => (spelled.includes(word.toLowerCase()) ? spelled.indexOf(word.toLowerCase()) + 1 : Number(word));
const daysOf: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, night: 1, week: 7, month: 30, year: 365 };
const amount = `\\d+(?:\\.\\d+)?|${spelled.join('|')}`;
const time = new RegExp(
  `(at least |over |more than |up to |within |first )?(?:about )?(?<![\\d.])(${amount})(?:(?: to | or |–)(${amount}))? (hour|day|night|week|month|year)s?\\b`,
  'gi',
);
const inWords: ReadonlyArray<readonly [RegExp, Span]> = [
  [/\bthe same (?:day|evening|night)\b|\bwhen you are fully awake\b/i, { from: 0, to: 0 }],
  [/\bthe next (?:day|morning)\b|\bday or the next\b/i, { from: 1, to: 1 }],
  [/\bsecond or third day\b/i, { from: 2, to: 3 }],
  [/\bthird to fifth day\b/i, { from: 3, to: 5 }],
  [/\bcouple of weeks\b/i, { from: 14, to: 14 }],
  [/\bnone\b(?!, or )/i, { from: 0, to: 0 }],
  [/\bnone or one\b/i, { from: 0, to: 1 }],
];

/** The times that a text names, from the earliest to the latest; undefined where it names none. */
export function spanOf(text: string): Span | undefined {
  const found = [...text.matchAll(time)].map(([, before = '', first = '', last = first, unit = '']): Span => {
    const [from, to] = [first, last].map((word) => numberOf(word) * (daysOf[unit.toLowerCase()] ?? 1));
    const open = /at least|over|more/i.test(before);
    return { from: /up to|within|first/i.test(before) ? 0 : (from ?? 0), to: open ? Infinity : (to ?? 0) };
  });
  const all = [...found, ...inWords.flatMap(([words, span]) => (words.test(text) ? [span] : []))];
  if (all.length === 0) return undefined;
  const longer = /\blonger if\b/.test(text);
  return { from: Math.min(...all.map(({ from }) => from)), to: longer ? Infinity : Math.max(...all.map(({ to }) => to)) };
}

// A quarter more or less is the same to a reader.
const agree = (a: Span, b: Span) => a.from <= b.to * 1.25 && b.from <= a.to * 1.25;

const topics: Readonly<Record<OwnAnswerTopic, { words: RegExp; ours: (operation: Operation) => string }>> = {
  nights: {
    words: /\bin hospital\b(?! again)|\bstay (?:is|was|in|of|there)\b|\bstayed\b(?! in)|\bnights?\b|\bgo(?:es)? home\b/i,
    ours: ({ stay }) => stay,
  },
  heavyWork: { words: /\bheavy work\b|\bheavy jobs?\b/i, ours: ({ back }) => back.heavyWork },
  deskWork: {
    words:
      /\bdesk\b|\blight work\b|\b(?:back (?:at|to)|off) work\b|\bwork (?:is possible|again)\b|\busual (?:life|activit\w+)\b|\bactive again\b/i,
    ours: ({ back }) => back.deskWork,
  },
  twoWheeler: { words: /\btwo-wheeler|\bscooter\b|\bmotorbike/i, ours: ({ back }) => back.twoWheeler },
  drive: { words: /\bdriv(?:e|ing)\b/i, ours: ({ back }) => back.drive },
  lift: { words: /\b[Ll]ift(?:ing)?\b|\bbucket\b/, ours: ({ back }) => back.lift },
  bath: { words: /\bshower|\bbathe\b/i, ours: ({ back }) => back.bath },
  eat: { words: /\beat (?:again|the|within)\b|\bsolid food\b|\bfirst meal\b/i, ours: ({ back }) => back.eat },
  fly: { words: /\bfly(?:ing)?\b|\bflight/i, ours: ({ back }) => back.fly },
  sex: { words: /\bsex\b/i, ours: ({ back }) => back.sex },
};
const names = Object.keys(topics) as ReadonlyArray<OwnAnswerTopic>;

type Claim = { topic: OwnAnswerTopic; text: string; of: ReadonlyArray<OperationKey> };

/** Reads a sentence's claims about times, one for each clause; the first topic that a clause names is the one it is about. */
function claimsIn(text: string, of: ReadonlyArray<OperationKey>): ReadonlyArray<Claim> {
  const clauses = sentencesOf(text).flatMap((sentence) => sentence.split(/[;:] |, (?!and \d)/));
  return clauses.flatMap((clause) => {
    const topic = spanOf(clause) && names.find((name) => topics[name].words.test(clause));
    return topic ? [{ topic, text: clause, of }] : [];
  });
}

/** An option with a cut is one of our operations, or may be any of the page's. */
function claimsOfOption({ compare, recovery }: TreatmentDetail, ofPage: ReadonlyArray<OperationKey>): ReadonlyArray<Claim> {
  if (!compare || (!compare.operation && /^none/i.test(compare.cut))) return [];
  const of = compare.operation ? operationsOfOption(compare) : ofPage;
  const cell = (usual: OwnAnswerTopic, words: string | null): ReadonlyArray<Claim> => {
    const named = names.find((name) => name !== 'nights' && topics[name].words.test(words ?? ''));
    const parts = /\bkeyhole\b/.test(words ?? '') ? (words ?? '').split(/, |; /) : [words ?? ''];
    return words === null ? [] : parts.map((text) => ({ topic: named ?? usual, text, of }));
  };
  return [...claimsIn(recovery, of), ...cell('nights', compare.nights), ...cell('deskWork', compare.usualLife)];
}

/** A page's sentences on the days after an operation, its options, and the operations of ours that it may be about. */
export type TextOnDays = {
  sentences: ReadonlyArray<string>;
  options?: ReadonlyArray<TreatmentDetail> | undefined;
  of: ReadonlyArray<OperationKey>;
  evidence: Evidence;
  differs?: Treatment['differs'];
};

const onDaysOf = (page: Treatment): TextOnDays => ({
  sentences: [page.inShort.back, ...page.inHospital, ...page.recovery.map(({ when, what }) => `${when}: ${what}`)],
  options: page.treatment.details,
  of: page.operations ?? [],
  evidence: page.evidence,
  differs: page.differs,
});

/** Those of the operations that are done as the text says, where it names one way and ours have it: 'keyhole', 'open'. */
function doneSo(text: string, of: ReadonlyArray<OperationKey>, ours: Ours): ReadonlyArray<OperationKey> {
  const ways = ['keyhole', 'open'].filter((way) => new RegExp(`\\b${way}\\b`, 'i').test(text));
  const named = of.filter((key) => ours[key].way === ways[0]);
  return ways.length === 1 && named.length > 0 ? named : of;
}

type Ours = Readonly<Record<OperationKey, Operation>>;
type Fault = { topic: OwnAnswerTopic; problem: string };

export const ownAnswerFaults = (page: Treatment, ours: Ours = operations): ReadonlyArray<Fault> => ownAnswerFaultsIn(onDaysOf(page), ours);

/**
 * Finds times in a page's text that no answer of the practice's own about its operations agrees with, unless the page says why
 * (`differs`). An option that is one of our operations is compared with that one, everything else with any of the page's.
 */
export function ownAnswerFaultsIn(
  { sentences, options = [], of: ofPage, evidence, differs = [] }: TextOnDays,
  ours: Ours = operations,
): ReadonlyArray<Fault> {
  const shown = (text: string) => plainText(text, withRulebook(evidence));
  const claims = [
    ...sentences.flatMap((text) => claimsIn(shown(text), ofPage)),
    ...options.flatMap((option) => claimsOfOption(shownOption(option, shown), ofPage)),
  ];
  const explained = new Set(differs.map(({ of }) => of));
  return claims.flatMap(({ topic, text, of }) => {
    const said = spanOf(text);
    const named = doneSo(text, of, ours);
    const answers = named.map((key) => topics[topic].ours(ours[key]));
    const spans = answers.flatMap((answer) => spanOf(answer) ?? []);
    if (!said || spans.length === 0 || explained.has(topic) || spans.some((span) => agree(said, span))) return [];
    const problem = `${topic}: the text says '${text}', our own answers '${[...new Set(answers)].join("', '")}' (${named.join(', ')})`;
    return [{ topic, problem }];
  });
}

function shownOption(option: TreatmentDetail, shown: (text: string) => string): TreatmentDetail {
  const { compare } = option;
  const cells = compare && {
    ...compare,
    nights: compare.nights && shown(compare.nights),
    usualLife: compare.usualLife && shown(compare.usualLife),
  };
  return { ...option, recovery: shown(option.recovery), ...(cells && { compare: cells }) };
}
