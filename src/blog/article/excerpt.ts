import type { Nodes } from 'hast';
import { plainText } from '#blog/sanitise/plain-text.ts';
import { sanitisedBody } from '#blog/sanitise/sanitise.ts';
import { cutAtWord } from '#schemas/plain-text.ts';

const inline = new Set(['a', 'em', 'strong', 'b', 'i', 'u', 's', 'sub', 'small', 'span', 'abbr', 'cite', 'code', 'mark', 'q', 'time']);

/** Returns a tree's text with a space after each block, without superscripts, which are numbers of references. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'sup')) return '';
  const text = node.children.map(textOf).join('');
  return node.type === 'element' && !inline.has(node.tagName) ? `${text} ` : text;
}

const previewLength = 100;

/** Returns the first 100 (or `maxLength`) characters of a body's text, with an ellipsis if there is more. */
export function excerptOf(body: Nodes, maxLength = previewLength): string {
  // Splitting a whole article into characters would be wasted.
  const text = textOf(body)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength * 4);
  return cutAtWord(text, maxLength);
}

// Nearly every article has a hundred characters of text in its first few hundred of HTML; more is parsed only of the others.
const firstParts = [320, 1_600];
// A cut may leave half an entity or half a tag at the end.
const margin = 40;

/** Returns the preview of a post's HTML as plain text. */
export function previewOf(description: string): string {
  for (const length of firstParts.filter((each) => each < description.length)) {
    const part = sanitisedBody(description.slice(0, length).toWellFormed(), []);
    if (excerptOf(part, previewLength + margin).endsWith('…')) return plainText(excerptOf(part), 300);
  }
  return plainText(excerptOf(sanitisedBody(description, [])), 300);
}
