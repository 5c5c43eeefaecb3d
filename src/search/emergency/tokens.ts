import { inOneSpelling } from '#search/words.ts';

/** A word of a text, with the sentence and the clause that it belongs to. */
export type Token = { text: string; sentence: number; clause: number };

// The forms take 4,000 characters.
const longestText = 6_000;
const longestWord = 24;
// The first digit of Devanagari.
const zero = 0x966;
const sentenceEnd = /[.!?।|;\n]/;

/** Writes a text in one spelling, 'cannot' included. */
export const folded = (text: string): string =>
  inOneSpelling(text)
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - zero))
    .replace(/नाही(?:येत|ये|त)(?!\p{M})/gu, 'नाही')
    .replace(/\b(?:nahin|nhi|nahee|naahi|nahit|nahiye|nahiyet|nahiyat)\b/g, 'nahi')
    .replace(/\b(?:can ?not|cant|couldnt|canot|could not|not able to|unable to)\b/g, 'cannot');

/** Splits a text into words; marks end clauses, and full stops sentences. A point between digits does not end one. */
export function tokensOf(text: string, endsClause: (word: string) => boolean): ReadonlyArray<Token> {
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  for (const [piece] of folded(text.slice(0, longestText)).matchAll(/[\p{L}\p{M}]+|\p{N}+(?:[.:/]\p{N}+)?|[^\s\p{L}\p{M}\p{N}]|\n/gu)) {
    if (/[\p{L}\p{N}]/u.test(piece)) {
      if (endsClause(piece)) clause += 1;
      tokens.push({ text: piece.slice(0, longestWord), sentence, clause });
      continue;
    }
    if (sentenceEnd.test(piece)) sentence += 1;
    // A hyphen joins: 'non-stop'.
    if (!/[-/\p{M}\p{Cf}]/u.test(piece)) clause += 1;
  }
  return tokens;
}
