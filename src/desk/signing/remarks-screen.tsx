import { Nothing, PageHead } from '#desk/frame/page-parts.tsx';
import { whenAsRead } from '#desk/frame/times.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { Submit } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { Titled } from '#ui/titled.tsx';
import type { Remark } from './remarks.ts';

const quiet = 'inline-flex min-h-11 items-center text-sm text-brand underline';

function Quote({ words }: { words: string }) {
  return (
    <blockquote className="border-brand-300 border-l-4 pl-3 text-sm text-soft">
      {words.length > 320 ? `${words.slice(0, 320)}…` : words}
    </blockquote>
  );
}

/** A remark with its quote and, if it is settled, the answer. */
export function RemarkText({ remark, now }: { remark: Remark; now: number }) {
  const { quote, text, by, at, settled } = remark;
  return (
    <>
      {quote ? <Quote words={quote} /> : <p className="text-sm text-soft">On the whole page</p>}
      <p className="mt-1 whitespace-pre-line break-words">{text}</p>
      <p className="mt-1 text-sm text-soft">
        {by}, {whenAsRead(at, now)}
      </p>
      {settled && (
        <div className="mt-2 ml-3 border-good border-l-4 pl-3">
          {settled.answer && <p className="whitespace-pre-line break-words">{settled.answer}</p>}
          <p className="text-sm text-soft">
            {settled.answer ? 'Answered' : 'Settled'} by {settled.by}, {whenAsRead(settled.at, now)}
          </p>
        </div>
      )}
    </>
  );
}

/** A form for an answer that was refused. */
export type RefusedAnswer = { remark: number; errors: FieldErrors; typed: string };

function Answer({ remark, refused }: { remark: Remark; refused: RefusedAnswer | undefined }) {
  const mine = refused?.remark === remark.id ? refused : undefined;
  return (
    <form
      action={`/pages/remarks/${remark.id}`}
      className="mt-3 grid gap-3"
      data-keeps="/pages/remarks"
      data-unsaved={mine && ''}
      method="post"
    >
      <TextArea
        defaultValue={mine?.typed ?? ''}
        error={mine?.errors.answer?.[0]}
        hint="What you changed, or why it stays. Its writer reads this."
        id={`answer-${remark.id}`}
        label="Your answer"
        name="answer"
        required
      />
      <div>
        <Submit look="quiet">
          Answer and settle<span className="sr-only">: {remark.text.slice(0, 60)}</span>
        </Submit>
      </div>
    </form>
  );
}

/** For the writer of a remark that was answered: the answer is read, or it was none. */
function ReadAnswer({ remark: { id }, refused }: { remark: Remark; refused: RefusedAnswer | undefined }) {
  const mine = refused?.remark === id ? refused : undefined;
  return (
    <form
      action={`/pages/remarks/${id}/read`}
      className="mt-3 grid gap-3"
      data-keeps="/pages/remarks"
      data-unsaved={mine && ''}
      method="post"
    >
      <TextArea
        defaultValue={mine?.typed ?? ''}
        error={mine?.errors.answer?.[0]}
        hint="Your words then wait for an answer again."
        id={`answer-${id}`}
        label="Not settled? Write back"
        name="answer"
        rows={2}
      />
      <div className="flex flex-wrap gap-3">
        <Submit name="do" value="read">
          I have read it
        </Submit>
        <Submit look="quiet" name="do" value="back">
          Write back
        </Submit>
      </div>
    </form>
  );
}

const isNewTo = (you: string, { by, settled, isSeen }: Remark) => by === you && settled !== undefined && !isSeen;

type Props = {
  /** The name of who reads it. */
  you: string;
  mayRemove: boolean;
  remarks: ReadonlyArray<Remark>;
  nameOf: (page: string) => string;
  now: number;
  refused: RefusedAnswer | undefined;
};

function List({ remarks, nameOf, now, refused, you, mayRemove }: Props) {
  return (
    <ul className="mt-3 max-w-[44rem] divide-y divide-line border-line border-y">
      {remarks.map((remark) => (
        <li className="py-4" id={`remark-${remark.id}`} key={remark.id}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{nameOf(remark.page)}</span>
            <a className={quiet} href={`/pages/${remark.page}${remark.block && `?at=${remark.block}#${remark.block}`}`}>
              Open the page
            </a>
          </p>
          <RemarkText now={now} remark={remark} />
          {!remark.settled && <Answer refused={refused} remark={remark} />}
          {isNewTo(you, remark) && <ReadAnswer refused={refused} remark={remark} />}
          {(mayRemove || (remark.by === you && !remark.settled)) && (
            <form action={`/pages/remarks/${remark.id}/remove`} method="post">
              <button aria-label={`Take away: ${remark.text.slice(0, 60)}`} className={quiet} type="submit">
                Take it away
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The remarks on all pages: open ones with a form for the answer, then those that were settled last. */
export function RemarksScreen(props: Props) {
  const open = props.remarks.filter(({ settled }) => !settled);
  const answered = props.remarks.filter((remark) => isNewTo(props.you, remark));
  const settled = props.remarks.filter((remark) => remark.settled && !answered.includes(remark));
  const { refused } = props;
  return (
    <>
      <a className={quiet} href="/pages">
        All pages
      </a>
      <PageHead title="Remarks">What colleagues noticed on the pages. An answer settles a remark, and its writer sees it here.</PageHead>
      {refused && <ErrorSummary errors={refused.errors} idOf={() => `answer-${refused.remark}`} order={['answer']} />}
      {refused && ![...open, ...answered].some(({ id }) => id === refused.remark) && refused.typed && (
        <section
          aria-label="What you wrote"
          className="mt-3 max-w-reading rounded-md border border-edge p-4"
          id={`answer-${refused.remark}`}
        >
          <p className="text-sm text-soft">You wrote:</p>
          <p className="whitespace-pre-line break-words">{refused.typed}</p>
        </section>
      )}
      {answered.length > 0 && (
        <Titled className="mb-8" id="answered" look="text-lg" title="Answers to you">
          <List {...props} remarks={answered} />
        </Titled>
      )}
      {open.length > 0 ? <List {...props} remarks={open} /> : <Nothing>Every remark is answered.</Nothing>}
      {settled.length > 0 && (
        <Titled className="mt-8" id="settled" look="text-lg" title="Answered last">
          <List {...props} remarks={settled} />
        </Titled>
      )}
    </>
  );
}
