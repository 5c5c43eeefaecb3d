import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { glossary } from '#content/glossary.ts';

// Longest first: 'inflammatory bowel disease' must match before 'bowel'.
const terms = Object.keys(glossary).sort((a, b) => b.length - a.length);
const termPattern = new RegExp(`\\b(?:${terms.map(escaped).join('|')})\\b`, 'gi');

/** Makes text safe inside a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export function sentencesOf(text: string): ReadonlyArray<string> {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}'"“‘])/u).filter((sentence) => /\p{L}/u.test(sentence));
}

export function wordsOf(text: string): ReadonlyArray<string> {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu) ?? [];
}

export type Readability = { words: number; grade: number; medianSentence: number; longest: string };

/**
 * Computes the Flesch-Kincaid grade of blocks of text (a list item is a block). A glossary term counts as a plain word of two
 * syllables, because the page explains it in place.
 */
export function readabilityOf(blocks: ReadonlyArray<string>): Readability {
  const sentences = blocks.flatMap(sentencesOf);
  const lengths = sentences.map((sentence) => wordsOf(sentence).length).sort((a, b) => a - b);
  const words = wordsOf(blocks.join(' ').replace(termPattern, 'simple'));
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return {
    words: wordsOf(blocks.join(' ')).length,
    grade: fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables }),
    medianSentence: lengths[Math.floor(lengths.length / 2)] ?? 0,
    longest: sentences.reduce((a, b) => (wordsOf(b).length > wordsOf(a).length ? b : a), ''),
  };
}

// Indian medical ethics and the writing rules: no promise, no superlative, no fear, no stock phrase.
const refused =
  /\b(?:permanent(?:ly)? cure[ds]?|no risk|risk[- ]free|best|safest|painless|guarantee[ds]?|world[- ]class|state[- ]of[- ]the[- ]art|cutting[- ]edge|miracle|hassle[- ]free|experience symptoms|suffer(?:s|ed|ing)? from|don['’]t worry|do not worry|100 ?%|per ?cent)\b|%|!/gi;

export function refusedPhrasesIn(text: string): ReadonlyArray<string> {
  return text.match(refused) ?? [];
}

// Names with digits that state no quantity.
const notQuantities = /\b(?:112|108|1800-11-2356|14555|B12|CA ?19-9|COVID-19|24\/7)\b/g;
const digits = /\d[\d.,]*/g;
const spelled =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand';
const units =
  'minutes?|hours?|days?|weeks?|months?|years?|centimetres?|millimetres?|cm|mm|litres?|kilos?|people|patients|women|men|babies|times|operations';
const spelledQuantity = new RegExp(
  `\\b(?:${spelled})(?:(?: to | or |-)(?:${spelled}))? (?:in|out of|${units})\\b|\\b(?:half|a third|a quarter|two thirds|three quarters) of\\b`,
  'gi',
);

/** Finds quantities that are written in the text instead of a record: figures, 'one in seven', 'six weeks'. */
export function bareNumbersIn(text: string): ReadonlyArray<string> {
  const plain = text.replace(/\{[\w-]+\}|\[[\w-]+\]/g, '').replace(notQuantities, '');
  return [
    ...(plain.match(digits) ?? []),
    ...(plain.match(spelledQuantity) ?? []).filter((m) => !/^one (?:day|men|women|people)$/i.test(m)),
  ];
}
