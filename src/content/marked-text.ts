import type { Evidence } from './evidence.ts';

export type Piece = { kind: 'text'; text: string } | { kind: 'figure'; key: string } | { kind: 'source'; key: string };

const mark = /\{([a-zA-Z][\w-]*)\}|\[([a-zA-Z][\w-]*)\]/g;

/** Splits a patient's sentence into plain text, `{figure}` and `[source]` pieces, in order. Never throws. */
export function piecesOf(sentence: string): ReadonlyArray<Piece> {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of sentence.matchAll(mark)) {
    if (match.index > end) pieces.push({ kind: 'text', text: sentence.slice(end, match.index) });
    if (match[1]) pieces.push({ kind: 'figure', key: match[1] });
    if (match[2]) pieces.push({ kind: 'source', key: match[2] });
    end = match.index + match[0].length;
  }
  if (end < sentence.length) pieces.push({ kind: 'text', text: sentence.slice(end) });
  return pieces;
}

/** The sentence as it is read aloud: a figure is its value; the number of a reference is not read. */
export function plainText(sentence: string, { figures }: Evidence): string {
  return piecesOf(sentence)
    .map((piece) => (piece.kind === 'text' ? piece.text : piece.kind === 'figure' ? (figures[piece.key]?.value ?? '') : ''))
    .join('')
    .replace(/ +([.,;:])/g, '$1')
    .trim();
}
