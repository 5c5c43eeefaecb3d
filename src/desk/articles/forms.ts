import * as v from 'valibot';
import { limitsOfArticle } from '#articles/article.ts';
import { momentFrom } from '#desk/frame/times.ts';
import { line } from '#schemas/fields.ts';

/** Limit of a form with an article: URL encoding takes up to nine bytes for a character. */
export const articleFormBytes = 1_900_000;

const atMost = (most: number) => `Use ${most.toLocaleString('en-IN')} characters or fewer.`;
const lineOf = (most: number) => v.maxLength<string, number, string>(most, atMost(most));

const version = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Open the article again.'), v.transform(Number));

/** A form that is only a button. */
export const plainForm = v.object({ version });

/** The editor's form. A draft may lack what a published article needs. */
export const draftForm = v.object({
  version,
  title: v.pipe(line, v.nonEmpty('Give the article a title.'), lineOf(limitsOfArticle.title)),
  category: v.optional(v.pipe(line, lineOf(limitsOfArticle.category)), ''),
  markdown: v.optional(
    v.pipe(
      v.string('This must be text.'),
      v.transform((text) => text.replace(/\r\n?/g, '\n').toWellFormed()),
      v.maxLength(limitsOfArticle.text, atMost(limitsOfArticle.text)),
    ),
    '',
  ),
});

/** The form that the editor sends by itself, also before there is a title. */
export const autosaveForm = v.object({ ...draftForm.entries, title: v.pipe(line, lineOf(limitsOfArticle.title)) });

const sentence = (missing: string) => v.pipe(line, v.nonEmpty(missing), lineOf(limitsOfArticle.note));

export const correctionForm = v.object({ version, note: sentence('Say what was wrong: readers see this sentence.') });
export const takeBackForm = v.object({ version, reason: sentence('Say why: readers see this sentence.') });

const noTime = 'Choose a day and a time.';

export const planForm = v.object({
  version,
  at: v.pipe(v.string(noTime), v.transform(momentFrom), v.number(noTime)),
});

export const restoreForm = v.object({ version, number: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) });

export const pasteForm = v.object({
  html: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
  takesTitle: v.optional(v.string(), ''),
});
