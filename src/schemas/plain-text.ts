// They turn the direction of what follows, so that a line can show as something it is not.
const bidiControls = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
const notInOneLine = new RegExp(`[\\p{Cc}${bidiControls}\\u2028\\u2029]`, 'gu');
const bidiControl = new RegExp(`[${bidiControls}]`, 'g');
// Letters of Urdu, Kashmiri, Sindhi, Hebrew and the like, which run from right to left.
const rightToLeft = /[\u05D0-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Text for one line, such as a name: control characters, line breaks and marks of direction become single spaces, half a
 * character becomes the sign for the unreadable.
 */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(notInOneLine, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * Text of several lines, each ended by '\n' whatever the sender's system writes. Other control characters become spaces;
 * marks of direction stay only where letters run from right to left and need them.
 */
export function severalLines(text: string): string {
  const lines = text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ');
  return (rightToLeft.test(lines) ? lines : lines.replace(bidiControl, '')).trim();
}
