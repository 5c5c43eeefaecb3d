// These change the direction of text, so a line can be made to look like another.
const bidiControls = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
const notInOneLine = new RegExp(`[\\p{Cc}${bidiControls}\\u2028\\u2029]`, 'gu');
const bidiControl = new RegExp(`[${bidiControls}]`, 'g');
// Letters of Urdu, Kashmiri, Sindhi, Hebrew and the like, which run from right to left. Their digits, commas and marks do not count: the
// Arabic letter mark is such a control itself.
const rightToLeft = /(?=\p{L})[\u05D0-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Cleans text of one line, such as a name: control characters, line breaks and bidirectional marks become single spaces, half a
 * surrogate pair becomes the replacement character.
 */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(notInOneLine, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * Cleans text of several lines, which end with '\n'. Other control characters become spaces; bidirectional marks stay only in
 * right-to-left text.
 */
export function severalLines(text: string): string {
  const lines = text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ');
  return withoutBidiControls(lines).trim();
}

/** Cuts text after `most` characters, at a whole word unless that costs over a fifth of it, and adds an ellipsis. */
export function cutAtWord(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most).join('');
  const whole = /\s/.test(characters[most] ?? '') ? cut : cut.replace(/[\s,;:]+\S*$/u, '');
  return `${(whole.length > cut.length * 0.8 ? whole : cut).trimEnd()}…`;
}

/** Removes bidirectional marks, except from right-to-left text, which needs them. */
export function withoutBidiControls(text: string): string {
  return rightToLeft.test(text) ? text : text.replace(bidiControl, '');
}
