import { severalLines } from '#schemas/plain-text.ts';

// Word's bullets arrive in plain text as 'o' and as characters of symbol fonts.
const bullet = /^([ \t]*)(?:[•·▪◦●○■□‣⁃\uf0b7\uf0a7\uf0d8]|o(?=[ \t\u00a0]))[ \t\u00a0]*(?=\S)/gmu;
const numbered = /^([ \t]*)(\d{1,2})[.)](?:\t|\u00a0)[ \t\u00a0]*/gm;
// WhatsApp's marks count only around whole words: '3*4*5' is arithmetic.
const bold = /(?<![\w*\\])\*(?! )([^*\n]+?)(?<! )\*(?![\w*])/g;
const struck = /(?<![\w~])~(?! )([^~\n]+?)(?<! )~(?![\w~])/g;
// A copied message starts with '[22/11/26, 16:20] Asha: '.
const stamp = /^\[\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2}(?::\d{2})?(?:[ \u202f][ap]m)?\] [^:\n]{1,60}: /gim;

/** Whether a text has the signs by which a chat program shows bold and struck words. */
export const hasChatSigns = (text: string): boolean => [bold, struck, bullet, stamp].some((sign) => text.search(sign) >= 0);

/** Whether a text was pasted from another program. Text that was written at the desk must stay unchanged. */
export function isPasted(text: string): boolean {
  return [bullet, numbered, stamp].some((sign) => text.search(sign) >= 0);
}

const isWrapped = (before: string, line: string) => before.length >= 60 && before.length <= 80 && /^\p{Ll}/u.test(line);

/**
 * Makes each line a paragraph, as other programs mean it, and indents the items of lists by the steps that their own indents make.
 * All else loses its indent, which would mean code.
 */
function inParagraphs(text: string): string {
  let steps: number[] = [];
  let [before, wasItem] = ['', false];
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, blank = '', sign = '', rest = ''] = /^([ \t]*)((?:[-*]|\d{1,2}[.)]) )?(.*)$/.exec(line) ?? [];
    const isItem = sign !== '';
    if (
      before !== '' &&
      rest !== '' &&
      !(isItem && wasItem) &&
      !(before.startsWith('|') && rest.startsWith('|')) &&
      !(!isItem && !wasItem && isWrapped(before, rest))
    )
      lines.push('');
    const width = [...blank].reduce((sum, each) => sum + (each === '\t' ? 4 : 1), 0);
    if (isItem) steps = [...steps.filter((step) => step < width), width];
    else if (rest !== '') steps = [];
    lines.push(`${isItem ? '   '.repeat(Math.min(8, steps.length - 1)) : ''}${sign}${rest}`);
    [before, wasItem] = [rest.trim(), isItem];
  }
  return lines.join('\n');
}

/**
 * Converts plain text pasted from Word or WhatsApp to Markdown: bullets and numbers become lists, *bold* becomes **bold**,
 * ~struck~ becomes ~~struck~~, and the stamps of copied messages are removed.
 */
export function cleanText(text: string): string {
  // Before control characters become blanks, since a tab tells a bullet from the letter 'o'.
  const listed = text.replace(/\r\n?/g, '\n').replace(stamp, '').replace(bullet, '$1- ').replace(numbered, '$1$2. ');
  const even = inParagraphs(listed);
  return severalLines(even)
    .replace(bold, '**$1**')
    .replace(struck, '~~$1~~')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The words of HTML that is too large to be read as a tree. What runs or styles is left out with its text. */
export function withoutTags(html: string): string {
  let text = '';
  let at = 0;
  for (const found of html.matchAll(/<(script|style)\b/gi)) {
    if (found.index < at) continue;
    const end = html.toLowerCase().indexOf(`</${found[1]?.toLowerCase()}`, found.index);
    text += html.slice(at, found.index);
    at = end < 0 ? html.length : end;
  }
  return (
    (text + html.slice(at))
      .replace(/<!--[^>]*>?/g, ' ')
      .replace(/<\/?(?:p|div|li|h[1-6]|tr|br|table|ul|ol|blockquote)\b[^<>]*>?/gi, '\n\n')
      // A tag ends at the next '<' too: searching on for its '>' would take quadratic time.
      .replace(/<\/?[a-z!?][^<>]*>?/gi, '')
      .replace(/&(?:nbsp|#160);/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
  );
}
