import { practice } from '#content/practice.ts';
import { dayOf } from '#content/practice-time.ts';
import type { ErasureMode } from '#desk/keeping/erasure/mode.ts';
import type { Fit, Task } from '#desk/keeping/erasure/tasks.ts';
import { dayAsRead, whenAsRead } from '#desk/screens/times.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { Facts, Nothing, PageHead, Urgent } from './parts.tsx';

const fits: Readonly<Record<Fit, string>> = {
  fits: 'Fits: the same contact is in the request.',
  'does-not-fit':
    'Does not fit: the request has another phone and e-mail. Somebody may have mistyped the reference. Compare them yourself.',
  unreadable: 'Cannot be compared: one of the two cannot be opened. Ring the contact that was given, and ask.',
  gone: 'The request is erased or locked already. Nothing is left to do but to say so.',
  nowhere:
    'No request with this reference lies at the desk. If the practice has a record of it elsewhere, compare the contact with that, and erase it there if it fits.',
};

type ItemProps = { task: Task; now: number; mode: ErasureMode; mayErase: boolean; error: string | undefined; typed: string };

function Decision({ task: { id, fit }, mode, error, typed }: ItemProps) {
  const eraseWords = mode === 'now' ? 'Erase the request' : 'Lock the request';
  const there = fit === 'fits' || fit === 'does-not-fit' || fit === 'unreadable';
  return (
    <form action={`/tasks/${id}`} className="mt-4 grid gap-4" method="post">
      {there && (
        <TextArea
          defaultValue={typed}
          error={error}
          id={`note-${id}`}
          label="Note, if you leave it"
          maxLength={1000}
          name="note"
          rows={2}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {there && (
          <>
            <Button look={fit === 'fits' ? 'brand' : 'quiet'} name="decision" type="submit" value="erase">
              {eraseWords}
            </Button>
            <Button look={fit === 'does-not-fit' ? 'brand' : 'quiet'} name="decision" type="submit" value="leave">
              Does not fit: leave it
            </Button>
          </>
        )}
        {!there && (
          <Button name="decision" type="submit" value="done">
            {fit === 'gone' ? 'Done' : 'Erased everywhere: done'}
          </Button>
        )}
        {fit === 'nowhere' && (
          <Button look="quiet" name="decision" type="submit" value="leave">
            Does not fit: leave it
          </Button>
        )}
      </div>
    </form>
  );
}

function Item(props: ItemProps) {
  const { task, now, mayErase } = props;
  const { reference, reason, contact, spamSignal, dueAt, askedAt, kept, fit } = task;
  const sender = kept?.sender;
  const late = dueAt < now;
  return (
    <li className="rounded-md border border-line bg-surface p-4" id={`task-${task.id}`}>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
        {reference}
        <span className={`text-base ${late ? 'font-bold text-urgent' : 'font-normal text-soft'}`}>
          {late ? 'Was due' : 'Due'} {dayAsRead(dayOf(dueAt), dayOf(now))}
        </span>
      </h2>
      <div className="mt-2">
        <Facts
          of={[
            ['Asked', whenAsRead(askedAt, now)],
            ['They gave', contact ?? (reason === 'maybe-delivered' ? 'Compared already, and erased' : '')],
            ['The request', sender && [sender.name, sender.phone, sender.email].filter((text) => text !== '').join(' · ')],
            ['Note', spamSignal && 'The form was filled in as machines do it. The reference and the contact count all the same.'],
          ]}
        />
      </div>
      {reason === null ? (
        <p className="mt-2 text-soft">The site carries this out by itself within a minute or two.</p>
      ) : (
        <>
          <p className="mt-2 font-semibold">{fits[fit]}</p>
          {mayErase && <Decision {...props} />}
        </>
      )}
    </li>
  );
}

type Props = {
  tasks: ReadonlyArray<Task>;
  now: number;
  mode: ErasureMode;
  mayErase: boolean;
  /** What went wrong with one of them. */
  problem?: { id: string; words?: string; note?: string; typed?: string } | undefined;
};

/** Consent that was taken back: what to compare, and by when. */
export function Tasks({ tasks, now, mode, mayErase, problem }: Props) {
  return (
    <>
      <PageHead title="Withdrawals">
        People who took their consent back on the site. The privacy notice promises them an answer within{' '}
        {practice.privacy.answersWithinDays} days.
      </PageHead>
      {problem?.words && <Urgent>{problem.words}</Urgent>}
      {tasks.length === 0 && <Nothing>Nobody waits for an erasure.</Nothing>}
      {tasks.length > 0 && !mayErase && <Urgent>The doctor or the owner decides about these. Tell one of them when a day is near.</Urgent>}
      <ul className="mt-4 grid gap-3">
        {tasks.map((task) => (
          <Item
            error={problem?.id === task.id ? problem.note : undefined}
            key={task.id}
            mayErase={mayErase}
            mode={mode}
            now={now}
            task={task}
            typed={problem?.id === task.id ? (problem.typed ?? '') : ''}
          />
        ))}
      </ul>
    </>
  );
}
