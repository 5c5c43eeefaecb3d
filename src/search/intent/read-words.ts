import { plainWords } from '#content/search/plain-words.ts';
import { type PracticeWord, practiceWords } from '#content/search/practice-words.ts';
import type { Index } from '#search/index.ts';
import { wordsOf } from '#search/words.ts';
import { type Spoken, spoken, wordTable } from './word-table.ts';

/** Kinds of words that speak of a practice, and hardly of anything else. */
export const practiceClasses: ReadonlyArray<PracticeWord> = [
  ...(['operation', 'doctor', 'clinic', 'patient', 'insurance', 'scheme', 'visit', 'team', 'anaesthetist', 'opinion'] as const),
  ...([
    'lady',
    'deposit',
    'coverage',
    'emergency',
    'secrecy',
    'staying',
    'reports',
    'stories',
    'cheaper',
    'extras',
    'inParts',
    'unpriced',
  ] as const),
];

/** What a word of a query is: of these classes, grammar, a thing that the pages name, what others treat, or unknown. */
export type SpokenWord = {
  text: string;
  is: 'asked' | 'grammar' | 'named' | 'known' | 'foreign' | 'unknown';
  classes: ReadonlySet<PracticeWord>;
  /** Whether it is taken for a word of these classes with a slip in it. */
  isSlip?: true;
};

/** The words of what people ask of the practice. */
export const practiceTable = wordTable(practiceWords);
const plainTable = wordTable({ plain: plainWords });
// Parts of the body that others treat as well: 'eye doctor fees'.
const bodyParts = ['eye', 'ear', 'nose', 'throat', 'hand', 'leg', 'chest', 'skin', 'tooth'];
const noClasses: ReadonlySet<PracticeWord> = new Set();

/** Several words of a query as one. */
export function textOf(words: ReadonlyArray<Spoken>, at: number, count: number): string {
  return words
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(' ');
}

/** Whether a word tells nothing of a subject. */
export const isPlain = (word: string): boolean => plainTable.has(spoken(word));

export function unaskedKind({ reading, vocabulary, illnesses, felt, medical, foreign }: Index, text: string): SpokenWord['is'] {
  const words = wordsOf(text);
  const terms = [text, ...words].flatMap((word) => vocabulary.byText.get(word)?.term ?? []);
  if (reading.filler.has(text)) return 'grammar';
  if (terms.some((term) => foreign.has(term) || bodyParts.some((part) => vocabulary.byText.get(part)?.term === term))) return 'foreign';
  if (terms.some((term) => illnesses.has(term) || felt.has(term) || medical.has(term))) return 'named';
  if ([text, ...words].some((word) => reading.filler.has(word)) || isPlain(text)) return 'grammar';
  return terms.length > 0 ? 'known' : 'unknown';
}

function otherWord(index: Index, word: Spoken): SpokenWord {
  const { text } = word;
  const is = unaskedKind(index, text);
  const slip = (is === 'unknown' ? practiceTable.nearTo(word) : []) as ReadonlyArray<PracticeWord>;
  return slip.length > 0 ? { text, is: 'asked', classes: new Set(slip), isSlip: true } : { text, is, classes: noClasses };
}

/** Reads a query word by word, by the classes of what people ask. */
export function readWords(index: Index, words: ReadonlyArray<Spoken>): ReadonlyArray<SpokenWord> {
  const read: SpokenWord[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    const together = practiceTable.joinedAt(words, at);
    const count = together?.count ?? 1;
    const text = textOf(words, at, count);
    // Grammar may sound like much: 'kya' is no 'kiya'.
    const isGrammar = index.reading.filler.has(text) && !practiceTable.isWritten(text);
    const classes = (together?.kinds ?? (isGrammar ? [] : practiceTable.kindsOf(word))) as ReadonlyArray<PracticeWord>;
    if (classes.length > 0) read.push({ text, is: 'asked', classes: new Set(classes) });
    else read.push(otherWord(index, word));
    at += count;
  }
  return read;
}
