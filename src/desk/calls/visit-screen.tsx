import type { OpeningHours } from '#content/practice-time.ts';
import { PageHead } from '#desk/frame/page-parts.tsx';
import { movePath, pathOf } from '#desk/frame/request-names.ts';
import { whenAsRead } from '#desk/frame/times.ts';
import { visitTimes } from '#requests/calls/due-times.ts';
import type { OneRequest } from '#requests/calls/one-request.ts';
import { setsVisit } from '#requests/calls/visits.ts';
import type { Warning } from '#requests/calls/warnings.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import { recordFormId } from './action-bar.tsx';
import { pressedValue } from './call-form.ts';
import { peopleIn } from './chips.tsx';
import { bookedAt } from './record-form.tsx';
import { Question } from './request-screen.tsx';
import { TimeButtons } from './time-buttons.tsx';

export type VisitScreenProps = {
  request: OneRequest;
  now: number;
  hours: OpeningHours;
  /** After a refused form: what was typed, and why. */
  typed?: string;
  errors?: FieldErrors;
  /** Which time was pressed that is taken only when it is pressed again. */
  asked?: { doubt: Warning; at: number };
};

/** When they were to come by what was booked last, also where that is over: a patient who did not come may ring and ask for another time. */
export const lastBooked = ({ events }: OneRequest): number | undefined =>
  events.find(({ outcome, undone, dueAt }) => !undone && setsVisit(outcome) && dueAt !== null)?.dueAt ?? undefined;

/** Another time for a visit that is booked: the time is the button. */
export function VisitScreen({ request, now, hours, typed, errors = {}, asked }: VisitScreenProps) {
  const booked = lastBooked(request);
  return (
    <>
      <a className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold" href={pathOf(request)}>
        <Icon className="size-5" name="left" /> {request.name}
      </a>
      <PageHead title={`Another time for ${peopleIn([request])}`}>
        {booked !== undefined && `Booked for ${whenAsRead(booked, now)}. The old time is free once you choose.`}
      </PageHead>
      <ErrorSummary errors={errors} idOf={(field) => `record-${field}`} order={['outcome', 'bookedFor']} />
      <form action={movePath(request)} className="mt-4 max-w-[52rem]" id={recordFormId} method="post">
        {/* Enter in a text field presses the first button, which records nothing. */}
        <button aria-hidden="true" className="sr-only" name="outcome" tabIndex={-1} type="submit" value="">
          Nothing chosen
        </button>
        <input name="version" type="hidden" value={request.version} />
        {asked && (
          <>
            <input name="confirmed" type="hidden" value={pressedValue('booked', asked.at)} />
            <Question asked={{ ...asked, outcome: 'booked' }} now={now} />
          </>
        )}
        <TimeButtons
          bookedAt={bookedAt(request.booked, hours)}
          box={{
            name: 'bookedFor',
            label: 'When they come',
            typed,
            error: errors.bookedFor?.[0],
            button: 'Move to this time',
          }}
          days={visitTimes(now, hours)}
          legend="Comes instead at"
          now={now}
          outcome="booked"
          shortcut="4"
        />
      </form>
    </>
  );
}
