import type { Nodes } from 'hast';
import { plainText } from '#blog/sanitise/plain-text.ts';
import { sanitisedBody } from '#blog/sanitise/sanitise.ts';

const inline = new Set(['a', 'em', 'strong', 'b', 'i', 'u', 's', 'sub', 'small', 'span', 'abbr', 'cite', 'code', 'mark', 'q', 'time']);

/** The words of a tree, with a space where a block ends. A superscript is the number of a reference, which is no word. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'sup')) return '';
  const text = node.children.map(textOf).join('');
  return node.type === 'element' && !inline.has(node.tagName) ? `${text} ` : text;
}

const previewLength = 100;

/** So many characters, ended after a whole word, unless the last one is as long as a fifth of them. */
function wholeWords(characters: ReadonlyArray<string>, most: number): string {
  const cut = characters.slice(0, most).join('');
  const whole = /\s/.test(characters[most] ?? ' ') ? cut : cut.replace(/[\s,;:]+\S*$/u, '');
  return (whole.length > cut.length * 0.8 ? whole : cut).trimEnd();
}

/** The first 100 characters of a body's text, or as many as asked for, tags stripped, with an ellipsis when there was more. */
export function excerptOf(body: Nodes, maxLength = previewLength): string {
  // No more than the preview can need is taken apart into characters.
  const characters = [
    ...textOf(body)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, maxLength * 4),
  ];
  return characters.length <= maxLength ? characters.join('') : `${wholeWords(characters, maxLength)}…`;
}

// Nearly every article says a hundred characters within its first few hundred; only of the others is more parsed.
const firstParts = [320, 1_600];
// What a cut may have spoilt at its end: half a reference to a character, half a tag.
const margin = 40;

/** The preview of a post as the backend wrote it, as plain text. */
export function previewOf(description: string): string {
  for (const length of firstParts.filter((each) => each < description.length)) {
    const part = sanitisedBody(description.slice(0, length).toWellFormed(), []);
    if (excerptOf(part, previewLength + margin).endsWith('…')) return plainText(excerptOf(part), 300);
  }
  return plainText(excerptOf(sanitisedBody(description, [])), 300);
}
