import * as v from 'valibot';
import { line } from '#schemas/fields.ts';

export type ArticleState = 'draft' | 'published' | 'taken-back';
export type RevisionKind = 'carried over' | 'saved' | 'scheduled' | 'published' | 'corrected' | 'taken back' | 'restored';

/** What is written of an article. `photo` is an address on this site, or null. */
export type ArticleText = { title: string; category: string; photo: string | null; markdown: string };

export type ArticleRow = Omit<ArticleText, 'markdown'> & {
  id: number;
  /** None while it waits to be made of the HTML that was carried over. */
  markdown: string | null;
  sectionId: number | null;
  state: ArticleState;
  liveTitle: string | null;
  revision: number;
  scheduledRevision: number | null;
  publishAt: number | null;
  takenBackNote: string | null;
  carriedOver: 0 | 1;
  updatedAt: number;
  updatedBy: string;
  version: number;
};

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

const tooLong = (most: number) => `Use ${most.toLocaleString('en-IN')} characters or fewer.`;

const version = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Open the article again.'), v.transform(Number));
/** The editor's form. A draft may lack what a published article needs. */
export const draftForm = v.object({
  version,
  title: v.pipe(line, v.nonEmpty('Give the article a title.'), v.maxLength(limitsOfArticle.title, tooLong(limitsOfArticle.title))),
  category: v.optional(v.pipe(line, v.maxLength(limitsOfArticle.category, tooLong(limitsOfArticle.category))), ''),
  markdown: v.optional(
    v.pipe(
      v.string('This must be text.'),
      v.transform((text) => text.replace(/\r\n?/g, '\n').toWellFormed()),
      v.maxLength(limitsOfArticle.text, tooLong(limitsOfArticle.text)),
    ),
    '',
  ),
});

export const sentenceFor = (missing: string) =>
  v.pipe(line, v.nonEmpty(missing), v.maxLength(limitsOfArticle.note, tooLong(limitsOfArticle.note)));

export const versionField = version;
