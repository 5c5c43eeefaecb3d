import { visit } from './visit-facts.ts';

// Words that every insurer's name may have.
const ordinary = new Set([
  'insurance',
  'assurance',
  'health',
  'general',
  'allied',
  'company',
  'co',
  'ltd',
  'limited',
  'the',
  'and',
  'of',
  'policy',
]);

// What a card still says after an insurer has changed its name.
const formerNames: Readonly<Record<string, string>> = { 'Niva Bupa': 'Max Bupa' };

// Each names a government scheme, which pays by other rules than an insurer: Ayushman Bharat PM-JAY, Mahatma Jyotirao Phule Jan Arogya Yojana.
const schemeWords = /\b(?:ayush\w*|pm-?\s?jay|ab-?\s?pm-?\s?jay|mj-?\s?pjay|phule|jan\s?arogya|yojana)\b|आयुष्मान|फुले|जन\s?आरोग्य|योजना/iu;

type Named = {
  /** Insurers on the practice's list whose name this is, in whole or in its first words. */
  certain: ReadonlyArray<string>;
  /** Insurers on the list that have a word in common with it, and may be meant. */
  perhaps: ReadonlyArray<string>;
  /** Whether it names a government scheme. */
  isScheme: boolean;
};

function wordsOf(name: string): ReadonlyArray<string> {
  const all = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return all.filter((word) => !ordinary.has(word));
}

const begins = (word: string, part: string) => word === part || (part.length > 2 && word.startsWith(part));
const isIn = (words: ReadonlyArray<string>) => (part: string) => words.some((word) => begins(word, part));

function isName(insurer: string, words: ReadonlyArray<string>): boolean {
  const own = wordsOf(insurer);
  return words.every(isIn(own)) && words.some((part) => begins(own[0] ?? '', part));
}

/** Whom on the practice's list, or what kind of payer, somebody's words name: an insurer's name as they wrote it, in any spelling of case. */
export function insurersNamed(asked: string, insurers: ReadonlyArray<string> = visit.insurers): Named {
  const words = wordsOf(asked);
  const names = (insurer: string) => [insurer, formerNames[insurer] ?? insurer];
  const certain = words.length > 0 ? insurers.filter((insurer) => names(insurer).some((name) => isName(name, words))) : [];
  const alike = insurers.filter((insurer) => names(insurer).some((name) => words.some(isIn(wordsOf(name)))));
  return { certain, perhaps: certain.length > 0 ? [] : alike, isScheme: schemeWords.test(asked) };
}
