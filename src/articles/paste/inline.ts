import type { Element, RootContent } from 'hast';
import { safeLinkAddress, safeMediaAddress } from '#blog/sanitise/safe-address.ts';
import type { Source } from './block.ts';
import { type Marks, marksOf, styleOf, textOf } from './look.ts';
import { isEmpty, type Run, raisedText } from './runs.ts';

export const dropped = new Set(['script', 'style', 'template', 'noscript', 'title', 'head', 'meta', 'link', 'base', 'annotation']);
const pictures = new Map([
  ...['img', 'svg', 'canvas', 'picture'].map((name) => [name, 'Picture'] as const),
  ...['video', 'audio', 'iframe', 'object', 'embed'].map((name) => [name, 'Recording'] as const),
]);
export const oneLine = (text: unknown) =>
  String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();

export function pictureOf(element: Element, marks: Marks, { mediaHosts }: Source, title?: string): Run {
  const { src, alt, title: own } = element.properties;
  const address = element.tagName === 'img' ? safeMediaAddress(src, mediaHosts) : null;
  const isOurs = address !== null && (!address.startsWith('/') || mediaHosts.length > 0);
  const words = oneLine(alt);
  if (isOurs) return { kind: 'image', url: address, alt: words, title: title ?? (typeof own === 'string' ? oneLine(own) : undefined) };
  // Chat programs send each emoji as a picture.
  if (/^\p{Extended_Pictographic}/u.test(words) && words.length <= 16) return { kind: 'text', text: words, marks };
  const what = pictures.get(element.tagName) ?? 'Picture';
  const named = words
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/[\\`*_<&]/g, ' ');
  return { kind: 'raw', text: `[${what} missing${named.trim() ? `: ${oneLine(named)}` : ''}]`, marks: { ...marks, href: undefined } };
}

/** The pictures and recordings that a text says are missing: 'picture “A plate”'. */
export const missingIn = (markdown: string): ReadonlyArray<string> =>
  [...markdown.matchAll(/\[(Picture|Recording) missing(?:: ([^\]\n]*))?\]/g)].map(([, what = '', name]) =>
    name ? `${what.toLowerCase()} “${name}”` : `a ${what.toLowerCase()} without a name`,
  );

/** Markdown that is written as it is, apart from the word before it. */
const apart = (text: string, marks: Marks): ReadonlyArray<Run> => [
  { kind: 'text', text: ' ', marks },
  { kind: 'raw', text, marks: { ...marks, href: undefined } },
];

/** The runs of an element that holds no block. */
export function runsOf(node: RootContent, marks: Marks, source: Source): ReadonlyArray<Run> {
  if (node.type === 'text') {
    // Only what is set as it was typed has its line breaks.
    const lines = marks.lines ? node.value.split(/\r\n?|\n/) : [node.value.replace(/[ \r\n\f]+/g, ' ')];
    return lines.flatMap(
      (text, at): ReadonlyArray<Run> => [...(at > 0 ? [{ kind: 'break' } as const] : []), ...(text ? [raisedText(text, marks)] : [])],
    );
  }
  if (node.type !== 'element' || dropped.has(node.tagName)) return [];
  const number = source.notes.numberOf.get(node);
  if (number !== undefined) return apart(`[${source.firstNote + number - 1}]`, marks);
  if (source.notes.left.has(node)) return [];
  if (node.tagName === 'br') return [{ kind: 'break' }];
  if (pictures.has(node.tagName) && node.tagName !== 'picture') {
    const picture = pictureOf(node, marks, source);
    const blank: Run = { kind: 'text', text: ' ', marks };
    return picture.kind === 'raw' ? [blank, picture, blank] : [picture];
  }
  const style = styleOf(node, source.rules);
  const inner = marksOf(node, style, marks);
  const link = node.tagName === 'a' ? safeLinkAddress(node.properties.href) : null;
  const own = link ? { ...inner, href: link.href } : inner;
  if (node.tagName === 'sup' && /^\s*\[\d{1,3}\]\s*$/.test(textOf(node))) return apart(textOf(node).trim(), marks);
  return node.children.flatMap((child) => runsOf(child, own, source));
}

/** Cuts at two line breaks, which are a new paragraph, and trims the rest. */
export function paragraphsOf(runs: ReadonlyArray<Run>): ReadonlyArray<ReadonlyArray<Run>> {
  const parts: Run[][] = [[]];
  const isBlank = (run: Run) => run.kind === 'text' && run.text.trim() === '';
  const solid = runs.filter((run, at) => !(isBlank(run) && (runs[at - 1]?.kind === 'break' || runs[at + 1]?.kind === 'break')));
  for (const [at, run] of solid.entries()) {
    if (run.kind !== 'break') parts.at(-1)?.push(run);
    else if (solid[at - 1]?.kind === 'break') parts.push([]);
    else if (solid[at + 1] && solid[at + 1]?.kind !== 'break' && at > 0) parts.at(-1)?.push(run);
  }
  return parts.filter((part) => !isEmpty(part));
}
