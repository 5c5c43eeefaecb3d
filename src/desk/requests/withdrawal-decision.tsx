import { practice } from '#content/practice.ts';
import { day } from '#content/practice-time.ts';
import { needsALookPath } from '#desk/frame/request-names.ts';
import type { ErasureMode } from '#requests/erase.ts';
import type { WithdrawalTask } from '#requests/withdraw/tasks.ts';
import { Submit } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { TextArea } from '#ui/forms/field.tsx';

/** 'gone': erased or locked already. 'nowhere': the request is not at the desk. */
export type Fit = 'fits' | 'does-not-fit' | 'unreadable' | 'gone' | 'nowhere';

/** Compares the given contact with the request of the same reference. */
export function fitOf({ fits, reason, request }: WithdrawalTask): Fit {
  // The practice's own backend has the request, or may have it.
  if (!request || request.state === 'delivered' || reason === 'maybe-delivered') return 'nowhere';
  if (request.state === 'locked' || request.state === 'erased') return 'gone';
  if (fits === null) return 'unreadable';
  return fits ? 'fits' : 'does-not-fit';
}

/** The time by which the privacy notice promises an answer. */
export const answerDue = ({ askedAt }: WithdrawalTask): number => askedAt + practice.privacy.answersWithinDays * day;

export type TaskProps = {
  task: WithdrawalTask;
  now: number;
  mode: ErasureMode;
  mayErase: boolean;
  error: string | undefined;
  typed: string;
};

function Leave({ task, error, typed }: TaskProps) {
  const { id } = task;
  return (
    <div className="grid justify-items-start gap-3">
      <div className="w-full">
        <TextArea
          defaultValue={typed}
          error={error}
          id={`note-${id}`}
          label="Note, if you leave it"
          maxLength={1000}
          name="note"
          rows={2}
        />
      </div>
      <Submit look={fitOf(task) === 'does-not-fit' ? 'brand' : 'quiet'} name="decision" value="leave">
        Does not fit: leave the request
      </Submit>
    </div>
  );
}

/** The buttons that decide a withdrawal, the expected one first. */
export function TaskDecision(props: TaskProps) {
  const { task, mode, mayErase, error, typed } = props;
  const { id } = task;
  const fit = fitOf(task);
  const erase = mayErase && (
    <Submit className="justify-self-start" look={fit === 'fits' ? 'brand' : 'quiet'} name="decision" value="erase">
      {mode === 'now' ? 'Erase the request' : 'Lock the request'}
    </Submit>
  );
  return (
    <form
      action={`/withdrawals/${id}`}
      className="mt-4 grid gap-4"
      data-keeps={`${needsALookPath}#task-${id}`}
      data-unsaved={typed === '' ? undefined : ''}
      method="post"
    >
      {fit === 'fits' && (
        <>
          {erase}
          <Fold
            className="max-w-reading rounded-md border border-line"
            open={error !== undefined}
            row="px-4"
            title="Is it not theirs after all?"
          >
            <div className="px-4 pb-4">
              <Leave {...props} />
            </div>
          </Fold>
        </>
      )}
      {(fit === 'does-not-fit' || fit === 'unreadable') && (
        <>
          <Leave {...props} />
          {erase}
        </>
      )}
      {(fit === 'gone' || fit === 'nowhere') && (
        <div className="flex flex-wrap gap-3">
          {mayErase && (
            <Submit name="decision" value="done">
              {fit === 'gone' ? 'Done' : 'Erased everywhere: done'}
            </Submit>
          )}
          {fit === 'nowhere' && (
            <Submit look="quiet" name="decision" value="leave">
              Does not fit: leave it
            </Submit>
          )}
        </div>
      )}
    </form>
  );
}
