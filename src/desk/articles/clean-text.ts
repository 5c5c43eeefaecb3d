import { severalLines } from '#schemas/plain-text.ts';

// Word's bullets arrive in plain text as 'o' and as characters of symbol fonts.
const bullet = /^([ \t]*)(?:[•·▪◦●○■□‣⁃\uf0b7\uf0a7\uf0d8]|o(?=[ \t\u00a0]))[ \t\u00a0]*(?=\S)/gmu;
const numbered = /^([ \t]*)(\d{1,2})[.)](?:\t|\u00a0)[ \t\u00a0]*/gm;
// WhatsApp's marks count only around whole words: '3*4*5' is arithmetic.
const bold = /(?<![\w*\\])\*(?! )([^*\n]+?)(?<! )\*(?![\w*])/g;
const struck = /(?<![\w~])~(?! )([^~\n]+?)(?<! )~(?![\w~])/g;
// A copied message starts with '[22/11/26, 16:20] Asha: '.
const stamp = /^\[\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2}(?::\d{2})?(?:[ \u202f][ap]m)?\] [^:\n]{1,60}: /gim;

/** Whether a text was pasted from another program. Text that was written at the desk must stay unchanged. */
export function isPasted(text: string): boolean {
  return [bullet, numbered, stamp].some((sign) => text.search(sign) >= 0);
}

/**
 * Converts plain text pasted from Word or WhatsApp to Markdown: bullets and numbers become lists, *bold* becomes **bold**,
 * ~struck~ becomes plain, and the stamps of copied messages are removed.
 */
export function cleanText(text: string): string {
  // Before control characters become blanks, since a tab tells a bullet from the letter 'o'.
  const listed = text.replace(/\r\n?/g, '\n').replace(stamp, '').replace(bullet, '$1- ').replace(numbered, '$1$2. ');
  return severalLines(listed)
    .replace(bold, '**$1**')
    .replace(struck, '$1')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
