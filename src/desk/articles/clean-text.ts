import { severalLines } from '#schemas/plain-text.ts';

// 'o' and the letters of symbol fonts are what Word's signs turn into on their way as text.
const bullet = /^([ \t]*)(?:[•·▪◦●○■□‣⁃\uf0b7\uf0a7\uf0d8]|o(?=[ \t\u00a0]))[ \t\u00a0]*(?=\S)/gmu;
const numbered = /^([ \t]*)(\d{1,2})[.)](?:\t|\u00a0)[ \t\u00a0]*/gm;
// WhatsApp's own signs, only round whole words: '3*4*5' is arithmetic.
const bold = /(?<![\w*\\])\*(?! )([^*\n]+?)(?<! )\*(?![\w*])/g;
const struck = /(?<![\w~])~(?! )([^~\n]+?)(?<! )~(?![\w~])/g;
// '[22/11/26, 16:20] Asha: …' in front of each message that was copied.
const stamp = /^\[\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2}(?::\d{2})?(?:[ \u202f][ap]m)?\] [^:\n]{1,60}: /gim;

/** Whether a text carries the signs of another program; one that was written here must stay as it is. */
export function isFromElsewhere(text: string): boolean {
  return [bullet, numbered, stamp].some((sign) => text.search(sign) >= 0);
}

/**
 * A text from Word or WhatsApp, as it is pasted where no script helps, as Markdown: its bullets and numbers become lists,
 * *bold* of one star bold, ~struck~ plain, the stamps of copied messages go.
 */
export function cleanText(text: string): string {
  // Before control characters become blanks: a tab tells a bullet from a letter.
  const listed = text.replace(/\r\n?/g, '\n').replace(stamp, '').replace(bullet, '$1- ').replace(numbered, '$1$2. ');
  return severalLines(listed)
    .replace(bold, '**$1**')
    .replace(struck, '$1')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
