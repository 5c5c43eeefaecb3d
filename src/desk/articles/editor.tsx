import type { ArticleRow } from '#articles/article.ts';
import { missingIn } from '#articles/paste/inline.ts';
import { TapLink } from '#desk/frame/page-parts.tsx';
import { whenAsRead } from '#desk/frame/times.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { Submit } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextArea, TextField } from '#ui/forms/field.tsx';
import { MissedTime, ReportBox, StateMark } from './article-parts.tsx';
import { PlanWords, type PlanWordsProps } from './plan-words.tsx';
import type { ArticleReport } from './report.ts';

export type Typed = { title: string; category: string; markdown: string };

const idOf = (field: string) => `article-${field}`;

const help = [
  ['## Heading', 'a part of the article'],
  ['**bold** and _slanted_', 'bold and slanted words'],
  ['- one thing', 'a list; 1. for a numbered one'],
  ['[fibre](/blog/Fibre)', 'a link'],
  ['… is common [1]', 'a source, by its number under ## References'],
  ['~~old~~', 'struck words'],
  ['10³ or T<sub>max</sub>', 'raised letters as they are, others between <sup> or <sub>'],
  [
    '![A plate](/api/v1/photo/…#small "Caption")',
    'a picture: what it shows, its address, #small or #wide, its caption; move its line where it belongs',
  ],
] as const;

function Help() {
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
      <p className="px-4 pb-4 text-sm text-soft">
        A text from Word, Google Docs, Pages or WhatsApp can be pasted whole; its pictures are named, and added anew.
      </p>
    </Fold>
  );
}

/** Lists what could not come along when a text was pasted; empty while nothing is missing. */
export function missingWords(markdown: string): string {
  const missing = missingIn(markdown);
  if (missing.length === 0) return '';
  return `Not pasted: ${missing.join(', ')}. The text says where ${missing.length === 1 ? 'it' : 'each'} was: add it there anew.`;
}

type FieldsProps = { typed: Typed; errors: FieldErrors; version?: number };

export function Fields({ typed, errors, version }: FieldsProps) {
  const of = (field: keyof Typed) => ({ id: idOf(field), name: field, error: errors[field]?.[0], defaultValue: typed[field] });
  return (
    <>
      <input name="version" type="hidden" value={version ?? 0} />
      <TextField label="Title" maxLength={200} required {...of('title')} />
      <TextField hint="As on the site, such as Gallbladder or Liver." label="Category" maxLength={100} {...of('category')} />
      <TextArea
        className="block min-h-80 w-full rounded-sm border-2 border-edge bg-surface px-3 py-2.5 text-base text-ink"
        label="Text"
        rows={22}
        spellCheck
        {...of('markdown')}
      />
      <p className="rounded-md bg-urgent-50 px-4 py-2 font-semibold text-urgent empty:hidden" data-missing role="status">
        {missingWords(typed.markdown)}
      </p>
    </>
  );
}

const articleErrors = (errors: FieldErrors) => <ErrorSummary errors={errors} idOf={idOf} order={['title', 'category', 'markdown']} />;

export function NewArticle({ typed, errors }: FieldsProps) {
  return (
    <form action="/articles/new" className="grid max-w-reading gap-4" data-keeps="/articles/new" method="post">
      <h1 className="text-2xl">Write an article</h1>
      {articleErrors(errors)}
      <Fields errors={errors} typed={typed} />
      <Help />
      <p>
        <Submit>Save draft</Submit>
      </p>
      <p className="text-sm text-soft" data-autosave role="status" />
    </form>
  );
}

type EditorProps = {
  article: ArticleRow;
  typed: Typed;
  errors: FieldErrors;
  /** Undefined of a text that is too costly to read. */
  report: ArticleReport | undefined;
  others: ReadonlyArray<{ name: string; since: number }>;
  plan: Pick<PlanWordsProps, 'other' | 'mayPublish' | 'isLeft'>;
  now: number;
};

function Facts({ article, others, plan, now }: Pick<EditorProps, 'article' | 'others' | 'plan' | 'now'>) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
        <StateMark state={article.state} />
        {article.readyAt !== null && (
          <span className="font-semibold text-ink">Ready to publish since {whenAsRead(article.readyAt, now)}</span>
        )}
        {article.publishAt !== null && <span className="font-semibold text-ink">Goes out {whenAsRead(article.publishAt, now)}</span>}
        <span>changed {whenAsRead(article.updatedAt, now)}</span>
      </p>
      <PlanWords {...plan} article={article} now={now} />
      {others.map(({ name, since }) => (
        <p className="rounded-md border-2 border-urgent bg-urgent-50 px-4 py-2 font-semibold text-urgent" key={name}>
          {name} has had this open since {whenAsRead(since, now).replace(/^today, /, '')}. Talk to each other: the second to save is shown
          both texts.
        </p>
      ))}
      <MissedTime article={article} now={now} />
      {article.updatedBy === '' && (
        <p className="rounded-md bg-sunk px-4 py-2">
          This article was not written at the desk: it came as HTML. Readers go on seeing it as it is; after a change of its words, look at
          the preview before you publish.
        </p>
      )}
    </>
  );
}

/** The editor of an article, beside its preview on a wide screen. */
export function Editor({ article, typed, errors, report, others, plan, now }: EditorProps) {
  const { id, version, photo, state } = article;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <h1 className="text-2xl">{article.title}</h1>
        <Facts article={article} now={now} others={others} plan={plan} />
        <form action={`/articles/${id}`} className="grid gap-4" data-article={id} data-keeps={`/articles/${id}`} method="post">
          {articleErrors(errors)}
          <Fields errors={errors} typed={typed} version={version} />
          <Help />
          <div className="flex flex-wrap items-center gap-3 border-line border-t bg-paper py-3 lg:sticky lg:bottom-0">
            <Submit>Save draft</Submit>
            <Submit formAction={`/articles/${id}/ready`} look="quiet">
              {!plan.mayPublish ? 'Save: it is ready' : state === 'published' ? 'Save, then correct…' : 'Save, then publish…'}
            </Submit>
            <p className="text-sm text-soft" data-autosave role="status" />
          </div>
        </form>
        <p className="flex flex-wrap items-center gap-x-6">
          {photo && <img alt="" className="h-16 w-24 rounded-md bg-brand-50 object-cover" src={photo} />}
          <TapLink href={`/articles/${id}/picture`}>{photo ? 'Change or add a picture' : 'Add a picture'}</TapLink>
          <TapLink href={`/articles/${id}/preview`}>Preview</TapLink>
          <TapLink href={`/articles/${id}/history`}>History</TapLink>
          {state === 'draft' && <TapLink href={`/articles/${id}/discard`}>Throw away…</TapLink>}
          {state === 'published' && plan.mayPublish && <TapLink href={`/articles/${id}/publish#take-back`}>Take it back…</TapLink>}
        </p>
        {report && <ReportBox report={report} />}
      </div>
      <div className="hidden lg:block">
        <iframe
          className="sticky top-4 h-[92vh] w-full rounded-md border border-line"
          data-preview
          loading="lazy"
          src={`/articles/${id}/preview`}
          title="Preview, as its readers will see it"
        />
      </div>
    </div>
  );
}
