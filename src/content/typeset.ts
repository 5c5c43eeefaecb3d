const noBreakSpace = '\u00a0';
// U+2011, the hyphen that never breaks, would bring a second font file for its one picture; this joins and has none.
const wordJoiner = '\u2060';

const units = 'cm|mm|kg|g|mg|ml|kPa|°C|°F|pounds|minutes?|hours?|days?|weeks?|months?|years?';
const numberAndUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu');
const hyphened = /(?<![\p{L}\p{N}])(X-rays?|check-ups?|PC-PNDT|FIB-4|non-alcoholic|CA 19-9)(?![\p{L}\p{N}])/giu;

/** The text as a printer would set it: curly apostrophes, and on one line a number and its unit, '3 in 100', '4 to 15', 'H. pylori', 'X-ray'. */
export function typeset(text: string): string {
  return (
    text
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
      .replace(numberAndUnit, noBreakSpace)
      .replace(/(?<=\bH\.) (?=pylori)|(?<=\b112) (?=or 108)|(?<=\b112 or) (?=108)/g, noBreakSpace)
      .replace(/(?<=\d) (?=to \d)|(?<=\d to) (?=\d)/g, noBreakSpace)
      // '4 to 15 in 1,000' is too long for one line of a narrow column: it parts before 'in'.
      .replace(/(?<=\d)(?<!\bto\u00a0[\d.,]+) (?=in \d)|(?<=\d in) (?=\d)/g, noBreakSpace)
      .replace(hyphened, (word) => word.replaceAll('-', `-${wordJoiner}`).replaceAll(' ', noBreakSpace))
  );
}
