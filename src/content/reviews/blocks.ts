import { createHash } from 'node:crypto';
import type { Evidence, Figure, Source } from '#content/evidence.ts';
import { piecesOf } from '#content/marked-text.ts';
import { type ExplainedTerm, pageReader, type Reference } from '#content/page-text.ts';
import { withRulebook } from '#content/triage.ts';

/** What is read and signed as one: a paragraph, a row of a care card, a row of a table. */
export type Block = {
  /** The heading above it. The same words under another heading are another block. */
  label: string;
  /** As patients read it, with figures in place. A source is its address in brackets. */
  words: string;
  /** The same in the language that is signed; `words` is then its English, and both are signed. */
  translated?: { label: string; words: string };
  /**
   * Headings that stand within `words`, in their order and each before a colon: the rows of a table, 'Risks'. They are signed with the
   * rest, and are no words to read, as no heading is.
   */
  headings?: ReadonlyArray<string>;
  /** For the reader at the desk; patients do not see it and it is not signed. */
  note?: string;
  /** What it is, where that is no statement of the page: it is folded for the reader at the desk, and signed like the rest. */
  fold?: Folded;
};

export type Folded = 'source' | 'picture description' | 'address';

/** A part of a page, which is signed by itself. */
export type PagePart = { key: string; title: string; blocks: ReadonlyArray<Block> };

const digest = (value: unknown, digits: number) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, digits);

const signedWords = ({ label, words, translated }: Block) => [label, words, ...(translated ? [translated.label, translated.words] : [])];

/** An id that depends on a block's heading and words alone, so that equal blocks of several pages share it. */
export const blockId = (block: Block): string => digest(signedWords(block), 12);

/** Sixteen hexadecimal digits that change when a patient reads something else in the part, or the same in another order. */
export const partHash = ({ blocks }: Pick<PagePart, 'blocks'>): string => digest(blocks.map(signedWords), 16);

export type BlockReader = ReturnType<typeof blockReader>;

/**
 * Reads a page's sentences in order, with figures, as `say` says them, and sources in place; `title` is for headings and table cells, in which no word is
 * explained. It throws when a mark names no record.
 */
export function blockReader(evidence: Evidence, say: (value: string) => string = (value) => value) {
  const { sources, figures } = withRulebook(evidence);
  const reader = pageReader(evidence);
  const source = (key: string) => ` [${sources[key]?.url}]`;
  const inPlace = (sentence: string) =>
    piecesOf(sentence)
      .map((piece) => {
        if (piece.kind === 'text') return piece.text;
        if (piece.kind === 'source') return source(piece.key);
        const { value, source: key } = figures[piece.key] as Figure;
        return say(value) + source(key);
      })
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  return {
    text: (sentence: string): string => {
      reader.text(sentence);
      return inPlace(sentence);
    },
    title: (sentence: string): string => {
      reader.heading(sentence);
      return inPlace(sentence);
    },
    /** The sources and the explained words so far, which often stand on other pages as well. */
    ending: (): ReadonlyArray<Block> => sourcesAndTerms(reader.references(), reader.terms()),
  };
}

/** Makes blocks under one heading; nothing gives none. */
export function under(label: string, words: string | ReadonlyArray<string> | undefined): ReadonlyArray<Block> {
  return [words ?? []].flat().map((each) => ({ label, words: each }));
}

export const folded = (fold: Folded, blocks: ReadonlyArray<Block>): ReadonlyArray<Block> => blocks.map((block) => ({ ...block, fold }));

function readingOf(source: Source): string {
  switch (source.basis) {
    case 'full':
      return 'Read whole.';
    case 'abstract':
      return 'Only its abstract was read.';
    case 'part':
      return `Read in part: ${source.part}.`;
    case 'copy':
      return `A copy was read: ${source.copy}.`;
    case 'to-check':
      return 'Not yet compared with the text.';
  }
}

function sourcesAndTerms(references: ReadonlyArray<Reference>, terms: ReadonlyArray<ExplainedTerm>): ReadonlyArray<Block> {
  const cited = references.map(({ source }) => {
    const { title, publisher, year, url } = source;
    return `${title}. ${publisher}, ${year ?? 'undated'}. ${readingOf(source)} [${url}]`;
  });
  // By their id: a page may use the plural first.
  const explained = terms.map(({ id, meaning }) => `${id.replace('term-', '').replaceAll('-', ' ')}: ${meaning}`);
  return [...under('Words that the page explains', explained), ...folded('source', under('References', cited))];
}
