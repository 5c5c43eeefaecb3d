import { type AskClass, askClasses } from '#content/search/ask-classes.ts';
import { otherTrades, plainWords } from '#content/search/plain-words.ts';
import type { Index } from '#search/index.ts';
import { wordsOf } from '#search/words.ts';
import { spokenWords, wordTable } from './word-table.ts';

/** What a word of a query is: of these classes, grammar, a thing that the pages name, what others treat, or unknown. */
export type SpokenWord = {
  text: string;
  is: 'asked' | 'grammar' | 'named' | 'known' | 'foreign' | 'unknown';
  classes: ReadonlySet<AskClass>;
};

const classTable = wordTable(askClasses);
const plainTable = wordTable({ plain: plainWords });
const tradeTable = wordTable({ trade: otherTrades });
// Parts of the body that others treat as well: 'eye doctor fees'.
const bodyParts = ['eye', 'ear', 'nose', 'throat', 'hand', 'leg', 'chest', 'skin', 'tooth'];
const noClasses: ReadonlySet<AskClass> = new Set();

/** Whether a word tells nothing of a subject. */
export const isPlain = (word: string): boolean => plainTable.has(word);

export function unaskedKind({ reading, vocabulary, illnesses, felt, medical, foreign }: Index, text: string): SpokenWord['is'] {
  const words = wordsOf(text);
  const terms = [text, ...words].flatMap((word) => vocabulary.byText.get(word)?.term ?? []);
  if (reading.filler.has(text)) return 'grammar';
  if (terms.some((term) => foreign.has(term) || bodyParts.some((part) => vocabulary.byText.get(part)?.term === term))) return 'foreign';
  if (terms.some((term) => illnesses.has(term) || felt.has(term) || medical.has(term))) return 'named';
  if ([text, ...words].some((word) => reading.filler.has(word)) || isPlain(text)) return 'grammar';
  return terms.length > 0 ? 'known' : 'unknown';
}

function otherWord(index: Index, text: string): SpokenWord {
  const is = unaskedKind(index, text);
  const slip = (is === 'unknown' ? classTable.nearTo(text) : []) as ReadonlyArray<AskClass>;
  return slip.length > 0 ? { text, is: 'asked', classes: new Set(slip) } : { text, is, classes: noClasses };
}

/** Reads a query word by word, by the classes of what people ask. */
export function readWords(index: Index, query: string): ReadonlyArray<SpokenWord> {
  const words = spokenWords(query);
  const read: SpokenWord[] = [];
  for (let at = 0; at < words.length; ) {
    const together = classTable.joinedAt(words, at);
    const text = words.slice(at, at + (together?.count ?? 1)).join(' ');
    // Grammar may sound like much: 'kya' is no 'kiya'.
    const isGrammar = index.reading.filler.has(text) && !classTable.isWritten(text);
    const classes = (together?.kinds ?? (isGrammar ? [] : classTable.kindsOf(text))) as ReadonlyArray<AskClass>;
    if (classes.length > 0) read.push({ text, is: 'asked', classes: new Set(classes) });
    else read.push(otherWord(index, text));
    at += together?.count ?? 1;
  }
  return read;
}

// Beside one of these a shop or a school is only where somebody comes from, or goes after an operation.
const ofPractice: ReadonlyArray<AskClass> = ['operation', 'doctor', 'clinic', 'patient', 'insurance', 'scheme', 'appointment'];

/** Whether a query is about another trade: it names one, and nothing of a practice or an illness. */
export function isOtherTrade(query: string, read: ReadonlyArray<SpokenWord>): boolean {
  if (read.some(({ is, classes }) => is === 'named' || ofPractice.some((one) => classes.has(one)))) return false;
  const words = spokenWords(query);
  return words.some((word, at) => tradeTable.kindsOf(word).length > 0 || tradeTable.joinedAt(words, at) !== undefined);
}
