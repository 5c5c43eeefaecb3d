import { practice } from '#content/practice.ts';
import { dayOf } from '#content/practice-time.ts';
import { Facts, link, Urgent } from '#desk/frame/page-parts.tsx';
import { pathOf } from '#desk/frame/request-names.ts';
import { dayAsRead, whenAsRead } from '#desk/frame/times.ts';
import type { ErasureMode } from '#requests/erase.ts';
import type { WithdrawalTask } from '#requests/withdraw/tasks.ts';
import { answerDue, type Fit, fitOf, TaskDecision, type TaskProps } from './withdrawal-decision.tsx';

const fits: Readonly<Record<Fit, string>> = {
  fits: 'Fits: the same contact is in the request.',
  'does-not-fit': 'Does not fit: the request has another phone and email. Somebody may have mistyped the reference. Compare them yourself.',
  unreadable: 'Cannot be compared: one of the two cannot be opened. Ring the contact that was given, and ask.',
  gone: 'The request is erased or locked already. Nothing is left to do but to say so.',
  nowhere:
    'No request with this reference lies at the desk. If the practice has a record of it elsewhere, compare the contact with that, and erase it there if it fits.',
};

function Item(props: TaskProps) {
  const { task, now, mayErase } = props;
  const { reference, reason, contact, spamSignal, askedAt, request } = task;
  const written = request?.written;
  const [dueAt, fit] = [answerDue(task), fitOf(task)];
  const late = dueAt < now;
  return (
    <li className="rounded-md border border-line bg-surface p-4" id={`task-${task.id}`}>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
        {request ? (
          <a className={link} href={pathOf(request)}>
            {reference}
          </a>
        ) : (
          reference
        )}
        <span className={`text-base ${late ? 'font-bold text-urgent' : 'font-normal text-soft'}`}>
          {late ? 'Was due' : 'Due'} {dayAsRead(dayOf(dueAt), dayOf(now))}
        </span>
      </h3>
      <div className="mt-2">
        <Facts
          of={[
            ['Asked', whenAsRead(askedAt, now)],
            ['They gave', contact ?? (reason === 'maybe-delivered' ? 'Compared already, and erased' : '')],
            ['The request', written && [written.name, written.phone, written.email].filter((text) => text !== '').join(' · ')],
            ['Note', spamSignal && 'The form was filled in as machines do it. The reference and the contact count all the same.'],
          ]}
        />
      </div>
      {reason === null ? (
        <p className="mt-2 text-soft">The site carries this out by itself within a minute or two.</p>
      ) : (
        <>
          <p className="mt-2 font-semibold">{fits[fit]}</p>
          {(mayErase || fit === 'does-not-fit' || fit === 'unreadable' || fit === 'nowhere') && <TaskDecision {...props} />}
        </>
      )}
    </li>
  );
}

/** The problem with the decision about one withdrawal. */
export type WithdrawalProblem = { id: string; words?: string; note?: string; typed?: string };

export type WithdrawalsProps = {
  tasks: ReadonlyArray<WithdrawalTask>;
  now: number;
  mode: ErasureMode;
  mayErase: boolean;
  problem?: WithdrawalProblem | undefined;
};

/** Withdrawals of consent that await a decision. */
export function Withdrawals({ tasks, now, mode, mayErase, problem }: WithdrawalsProps) {
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="withdrawals" className="mt-8">
      <h2 className="text-xl" id="withdrawals">
        Consent taken back <span className="font-normal text-soft">({tasks.length})</span>
      </h2>
      <p className="mt-1 max-w-reading text-soft">
        These people took their consent back on the site. The privacy notice promises them an answer within{' '}
        {practice.privacy.answersWithinDays} days.
      </p>
      {problem?.words && <Urgent>{problem.words}</Urgent>}
      {!mayErase && <Urgent>The doctor or the owner erases. What does not fit, you can leave as it is.</Urgent>}
      <ul className="mt-3 grid gap-3">
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
    </section>
  );
}
