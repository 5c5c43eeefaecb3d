import { maxSectionBytes } from '#backend/calls/blog.ts';

export type ArticleState = 'draft' | 'published' | 'taken-back';
/** 'imported': it came as HTML, through the API or as a sample. */
export type RevisionKind = 'imported' | 'saved' | 'scheduled' | 'published' | 'corrected' | 'taken back' | 'restored';

/** What is written of an article. `photo` is an address on this site, or null. */
export type ArticleText = { title: string; category: string; photo: string | null; markdown: string };

export type ArticleRow = Omit<ArticleText, 'markdown'> & {
  id: number;
  /** Null until an imported article is opened for the first time. */
  markdown: string | null;
  /** The row of `sections` that readers are shown; null before the first publishing. */
  sectionId: number | null;
  state: ArticleState;
  /** The title that readers know. */
  liveTitle: string | null;
  /** The number of its newest revision. */
  revision: number;
  scheduledRevision: number | null;
  publishAt: number | null;
  /** When it should have been published but was too large for the site; null once it is published or scheduled again. */
  missedAt: number | null;
  takenBackNote: string | null;
  updatedAt: number;
  /** An e-mail address; '' for an import. */
  updatedBy: string;
  version: number;
};

export type OpenArticle = ArticleRow & { markdown: string };

export type RevisionRow = Omit<ArticleText, 'markdown'> & {
  number: number;
  kind: RevisionKind;
  markdown: string | null;
  html: string;
  note: string | null;
  at: number;
  by: string;
};

export const limitsOfArticle = { title: 200, category: 100, text: 200_000, note: 400, alt: 150 } as const;

// The other fields of a section, and the JSON around them.
const besideHtml = 8 * 1024;

/** Whether the site reads a section with this HTML; a larger one would keep it from reading the whole blog. */
export function fitsSection(html: string): boolean {
  return new TextEncoder().encode(JSON.stringify(html)).length + besideHtml <= maxSectionBytes;
}
