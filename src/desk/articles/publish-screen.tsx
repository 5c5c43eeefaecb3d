import type { ReactNode } from 'react';
import type { ArticleRow } from '#articles/article.ts';
import type { FormerArticle } from '#articles/sections.ts';
import { DateField } from '#desk/frame/page-parts.tsx';
import { whenAsRead } from '#desk/frame/times.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { ButtonLink, Submit } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { BackToArticle, MissedTime, ReportBox, StateMark } from './article-parts.tsx';
import type { ArticleReport } from './report.ts';

type Props = {
  article: ArticleRow;
  /** Another article that readers knew by this title. */
  before: FormerArticle | undefined;
  report: ArticleReport;
  mayPublish: boolean;
  errors: FieldErrors;
  typed: Readonly<Record<string, string>>;
  /** The earliest time that can be chosen, as a date input holds it: '2026-11-22T18:00' in India. */
  earliest: string;
  now: number;
};

const idOf = (field: string) => `publish-${field}`;

type StepProps = {
  article: ArticleRow;
  /** Its boxes show what was sent and refused. */
  isRefused?: boolean;
  action: string;
  title: string;
  words: ReactNode;
  children?: ReactNode;
  button: string;
  main?: boolean;
};

/** One action on an article, as a form of its own. */
function Step({ article, action, title, words, children, button, main = false, isRefused = false }: StepProps) {
  const keeps = children && { 'data-keeps': `/articles/${article.id}/publish`, 'data-unsaved': isRefused ? '' : undefined };
  return (
    <form
      action={`/articles/${article.id}/${action}`}
      className="grid scroll-mt-24 content-start gap-3 rounded-md border border-line bg-surface p-4"
      id={action}
      method="post"
      {...keeps}
    >
      <h2 className="text-lg">{title}</h2>
      <p className="text-soft">{words}</p>
      <input name="version" type="hidden" value={article.version} />
      {children}
      <p>
        <Submit look={main ? 'brand' : 'quiet'}>{button}</Submit>
      </p>
    </form>
  );
}

function Steps({ article, errors, typed, earliest, now }: Omit<Props, 'before' | 'report' | 'mayPublish'>) {
  const { state, publishAt } = article;
  const isRefused = (field: string) => typed[field] !== undefined;
  const box = (field: string) => ({ id: idOf(field), error: errors[field]?.[0], defaultValue: typed[field] ?? '' });
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {publishAt !== null && (
        <Step
          action="unplan"
          article={article}
          button="Do not publish then"
          title={`Goes out ${whenAsRead(publishAt, now)}`}
          words="The text goes out as it was when the time was set. What was written since waits for its own publishing."
        />
      )}
      {state === 'published' && (
        <Step
          action="correct"
          article={article}
          button="Publish the correction"
          isRefused={isRefused('note')}
          main
          title="Correct it"
          words="Readers see the new text, and at its end the date with your sentence."
        >
          <TextField
            hint="Such as: The dose of fibre was wrong and is now right."
            label="What was wrong"
            maxLength={400}
            name="note"
            {...box('note')}
          />
        </Step>
      )}
      <Step
        action="publish"
        article={article}
        button={state === 'published' ? 'Publish without a note' : 'Publish now'}
        main={state !== 'published'}
        title={state === 'published' ? 'Change it quietly' : state === 'taken-back' ? 'Give it back to readers' : 'Publish now'}
        words={
          state === 'published'
            ? 'For a comma or a link. What changes what a reader would do needs a note.'
            : 'It is on the site within a minute: in the list, the feeds and the search.'
        }
      />
      <Step
        action="plan"
        article={article}
        button="Publish at this time"
        isRefused={isRefused('at')}
        title="Publish later"
        words="Goes out by itself, to the minute, as it stands now."
      >
        <DateField label="When (time in India)" min={earliest} name="at" {...box('at')} type="datetime-local" />
      </Step>
      {state === 'published' && (
        <Step
          action="take-back"
          article={article}
          button="Take it back"
          isRefused={isRefused('reason')}
          title="Take it back"
          words="Its address then says that the article was taken back, with your sentence. It stays here and can return."
        >
          <TextField
            hint="Such as: The advice on painkillers was wrong; we are writing it anew."
            label="What readers are told"
            maxLength={400}
            name="reason"
            {...box('reason')}
          />
        </Step>
      )}
    </div>
  );
}

/** Warns that publishing ends what the address says today of another article. */
function AddressTakenOver({ before: { title, state } }: { before: FormerArticle }) {
  return (
    <p className="rounded-md bg-sunk p-4">
      {state === 'taken-back'
        ? 'Another article with this title was taken back, and its address tells readers why. Once this one is out they find it there, and no longer the reason.'
        : `Readers knew another article by this title, and its address leads on to “${title}”. Once this one is out, the address is its own.`}{' '}
      Another title leaves both as they are.
    </p>
  );
}

/** The actions on an article whose text is saved. */
export function PublishScreen(props: Props) {
  const { article, before, report, mayPublish, errors } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <BackToArticle id={article.id} />
      <h1 className="text-2xl">{article.title}</h1>
      <p className="flex flex-wrap items-center gap-4">
        <StateMark state={article.state} />
        <ButtonLink href={`/articles/${article.id}/preview`} look="quiet">
          See it as readers will
        </ButtonLink>
      </p>
      <MissedTime article={article} now={props.now} />
      <ErrorSummary errors={errors} idOf={idOf} order={['form', 'note', 'at', 'reason']} />
      {before && <AddressTakenOver before={before} />}
      <ReportBox report={report} />
      {mayPublish ? (
        <Steps {...props} />
      ) : (
        <p className="rounded-md bg-sunk p-4">
          A doctor or the owner publishes it.{' '}
          {article.readyAt === null
            ? '‘Save: it is ready’, below the text, tells them.'
            : 'It is marked as ready: they see it counted at ‘Articles’.'}
        </p>
      )}
    </div>
  );
}
