import type { PictureLayout } from '#content/sized-picture.ts';

/** The headings of a text, numbered from 1. */
export function headingsOf(markdown: string): ReadonlyArray<{ number: number; title: string }> {
  return [...markdown.matchAll(/^#{1,6} +(.+?)#* *$/gm)].map(([, title = ''], at) => ({
    number: at + 1,
    title: title.replace(/[*_\\]/g, '').trim(),
  }));
}

type InText = { address: string; alt: string; caption: string; layout: PictureLayout };

/** A picture as the line of Markdown that its author can move: what it shows, its address with its width, its caption. */
function lineOf({ address, alt, caption, layout }: InText): string {
  // An unescaped bracket or quote would end the words.
  const escaped = (words: string, signs: RegExp) => words.replace(signs, '\\$&');
  const title = caption ? ` "${escaped(caption, /[\\"]/g)}"` : '';
  return `![${escaped(alt, /[\\[\]]/g)}](${address}${layout === 'column' ? '' : `#${layout}`}${title})`;
}

/** Puts a picture under a heading of the text, or (0, or a heading that is gone) at its end. */
export function withPictureUnder(markdown: string, under: number, picture: InText): string {
  const heading = under > 0 ? [...markdown.matchAll(/^#{1,6} +.+$/gm)][under - 1] : undefined;
  const at = heading ? heading.index + heading[0].length : markdown.trimEnd().length;
  return `${markdown.slice(0, at)}\n\n${lineOf(picture)}${heading ? markdown.slice(at) : '\n'}`.trimStart();
}
