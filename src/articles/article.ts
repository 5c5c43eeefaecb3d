import { maxSectionBytes } from '#backend/endpoints/blog.ts';

export type ArticleState = 'draft' | 'published' | 'taken-back';
/** 'imported': added as HTML, through the API or as a sample. */
export type RevisionKind = 'imported' | 'saved' | 'scheduled' | 'published' | 'corrected' | 'taken back' | 'restored';

/** The author's part of an article. `photo` is an address on this site, or null. */
export type ArticleText = { title: string; category: string; photo: string | null; markdown: string };

export type ArticleRow = Omit<ArticleText, 'markdown'> & {
  id: number;
  /** Null until an imported article is opened for the first time. */
  markdown: string | null;
  /** Row of `sections` that readers see; null before the first publishing. */
  sectionId: number | null;
  state: ArticleState;
  /** Title that readers last saw. */
  liveTitle: string | null;
  /** Number of the newest revision. */
  revision: number;
  scheduledRevision: number | null;
  publishAt: number | null;
  /** Scheduled time at which it was too large for the site; null once it is published or scheduled again. */
  missedAt: number | null;
  /** Since when it waits to be published, as who may not publish says. */
  readyAt: number | null;
  takenBackNote: string | null;
  updatedAt: number;
  /** E-mail address; '' for an import. */
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

// Room for the other fields of a section and the JSON around them.
const otherFieldsBytes = 8 * 1024;

/** Whether the site can read a section with this HTML. One that is too large would fail the whole blog. */
export function fitsSection(html: string): boolean {
  return new TextEncoder().encode(JSON.stringify(html)).length + otherFieldsBytes <= maxSectionBytes;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML holds it, in an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
