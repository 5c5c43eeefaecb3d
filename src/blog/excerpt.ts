import type { Nodes } from 'hast';

const inline = new Set(['a', 'em', 'strong', 'b', 'i', 'u', 's', 'sub', 'small', 'span', 'abbr', 'cite', 'code', 'mark', 'q', 'time']);

/** The words of a tree, with a space where a block ends. A superscript is the number of a reference, which is no word. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'sup')) return '';
  const text = node.children.map(textOf).join('');
  return node.type === 'element' && !inline.has(node.tagName) ? `${text} ` : text;
}

const previewLength = 100;

/** The first 100 characters of a body's text, or as many as asked for, tags stripped, with an ellipsis when there was more. */
export function excerptOf(body: Nodes, longest = previewLength): string {
  // No more than the preview can need is taken apart into characters.
  const characters = [
    ...textOf(body)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longest * 4),
  ];
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest).join('').trimEnd()}…`;
}
