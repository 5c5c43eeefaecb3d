import type { Block } from './blocks.ts';

type Piece = { heading: string; words: string };

/** Splits a block's words at the headings within them. Together the pieces are the words again. */
export function atHeadings({ words, headings = [] }: Pick<Block, 'words' | 'headings'>): ReadonlyArray<Piece> {
  let from = 0;
  const places = headings.map((name) => {
    const heading = `${name}: `;
    const at = words.indexOf(heading, from);
    if (at < 0) throw new Error(`There is no heading '${name}' in '${words}'.`);
    from = at + heading.length;
    return { heading, at, from };
  });
  const pieces = places.map((place, nth) => ({ heading: place.heading, words: words.slice(place.from, places[nth + 1]?.at) }));
  const before = words.slice(0, places[0]?.at);
  return before === '' ? pieces : [{ heading: '', words: before }, ...pieces];
}
