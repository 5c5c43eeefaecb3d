import type { ReviewState } from '#content/review.ts';

/** What the desk knows of a page that is signed, from the build that is live. */
export type DeskPage = {
  id: string;
  name: string;
  /** On the site; null for the rulebook, which has no page there. */
  address: string | null;
  hash: string;
  /** What keeps it from being signed. */
  problems: ReadonlyArray<string>;
  words: number;
  /** What the built page says of its review. */
  review: ReviewState;
};

/** The same with the words of each block that can be remarked on, by its mark. */
export type DeskPageText = DeskPage & { blocks: Readonly<Record<string, string>> };

/** The stylesheet of the marks, in that folder. */
export const viewStylesFile = 'view.css';

/** The folder of these below the desk's own files. */
export const signingFolder = 'signing';
