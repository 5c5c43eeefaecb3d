import type { FieldErrors } from '#schemas/fields.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextArea, TextField } from '#ui/forms/field.tsx';

export type Typed = { title: string; category: string; markdown: string };

const idOf = (field: string) => `article-${field}`;

const help = [
  ['## Heading', 'a part of the article'],
  ['**bold** and _slanted_', 'bold and slanted words'],
  ['- one thing', 'a list; 1. for a numbered one'],
  ['[fibre](/blog/Fibre)', 'a link'],
  ['… is common [1]', 'a source, by its number under ## References'],
] as const;

export function Help() {
  return (
    <Fold className="rounded-md border border-line" row="px-4 text-sm font-semibold" title="How to write headings, lists and sources">
      <dl className="grid gap-1 px-4 pb-4 text-sm sm:grid-cols-[auto_1fr] sm:gap-x-4">
        {help.map(([sign, meaning]) => (
          <div className="contents" key={sign}>
            <dt>
              <code>{sign}</code>
            </dt>
            <dd className="text-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="px-4 pb-4 text-sm text-soft">A text from Word or WhatsApp can be pasted: its headings, lists and bold words stay.</p>
    </Fold>
  );
}

type FieldsProps = { typed: Typed; errors: FieldErrors; version?: number };

export function Fields({ typed, errors, version }: FieldsProps) {
  const of = (field: keyof Typed) => ({ id: idOf(field), name: field, error: errors[field]?.[0], defaultValue: typed[field] });
  return (
    <>
      <input name="version" type="hidden" value={version ?? 0} />
      <TextField label="Title" maxLength={200} required {...of('title')} />
      <TextField hint="As on the site, such as Gallbladder or Bowel." label="Category" maxLength={100} {...of('category')} />
      <TextArea
        className="block min-h-80 w-full rounded-sm border-2 border-edge bg-surface px-3 py-2.5 text-base text-ink"
        label="Text"
        rows={22}
        spellCheck
        {...of('markdown')}
      />
    </>
  );
}

export const articleErrors = (errors: FieldErrors) => (
  <ErrorSummary errors={errors} idOf={idOf} order={['title', 'category', 'markdown']} />
);

export function NewArticle({ typed, errors }: FieldsProps) {
  return (
    <form action="/articles/new" className="grid max-w-reading gap-4" method="post">
      <h1 className="text-2xl">Write an article</h1>
      {articleErrors(errors)}
      <Fields errors={errors} typed={typed} />
      <Help />
      <p>
        <Button type="submit">Save draft</Button>
      </p>
    </form>
  );
}
