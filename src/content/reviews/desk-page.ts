import type { Review, ReviewState } from '#content/review.ts';
import type { Block, PagePart } from './blocks.ts';

/** A part of a page as the desk knows it. */
export type DeskPart = Pick<PagePart, 'key' | 'title'> & {
  hash: string;
  /** Of what stands open, and of what is folded because it is no statement of the page. */
  words: number;
  folded: number;
  /** Its signature in the build, if that is of this text and by the practice's doctor. */
  built: Review | undefined;
};

/** What the desk knows of a page that is signed, from the build that is live. */
export type DeskPage = {
  id: string;
  name: string;
  /** Tag of the language in which it is signed; English is the default. */
  language?: string;
  /** On the site; null for the rulebook, which has no page there. */
  address: string | null;
  /** What keeps it from being signed. */
  problems: ReadonlyArray<string>;
  /** What the built page says of its review. */
  review: ReviewState;
  parts: ReadonlyArray<DeskPart>;
};

/** A block with the id that depends on its heading and words alone. */
export type DeskBlock = Block & { id: string };

/** The same with the text of each part. */
export type DeskPageText = Omit<DeskPage, 'parts'> & { parts: ReadonlyArray<DeskPart & { blocks: ReadonlyArray<DeskBlock> }> };

/** The folder of these below the desk's own files. */
export const signingFolder = 'signing';
