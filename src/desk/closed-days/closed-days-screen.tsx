import { practice } from '#content/practice.ts';
import { dayOf } from '#content/practice-time.ts';
import { DateField } from '#desk/frame/page-parts.tsx';
import { numberAsRead, telLink } from '#desk/frame/reach.ts';
import { pathOf, unreadable } from '#desk/frame/request-names.ts';
import { dateFrom, dayAsRead, dayInFull, todayOf, whenAsRead } from '#desk/frame/times.ts';
import type { ClosedDay } from '#requests/closed-days.ts';
import type { PatientRequest } from '#requests/request.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icon.tsx';

export type ClosedDayWithRisk = ClosedDay & { atRisk: ReadonlyArray<PatientRequest> };

type Props = {
  days: ReadonlyArray<ClosedDayWithRisk>;
  now: number;
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
};

function asRead(day: string, now: number): string {
  const [date, today] = [dateFrom(day) ?? 0, dayOf(now)];
  const soon = dayAsRead(date, today);
  return /^to/.test(soon) ? `${dayInFull(date)}, ${soon}` : dayInFull(date);
}

/** Closed days other than Sundays and holidays, with the patients who were promised a call on them. */
export function ClosedDays({ days, now, typed = {}, errors = {} }: Props) {
  const holidays = practice.openingHours.holidays.filter((holiday) => holiday >= todayOf(now));
  return (
    <>
      <h1 className="text-2xl">Closed days</h1>
      <p className="mt-2 max-w-reading">
        From the moment you add a day, the website promises no call on it. Who was promised one before is named below, to be rung.
      </p>
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <section aria-labelledby="add">
          <h2 className="text-lg" id="add">
            Add a day
          </h2>
          <ErrorSummary errors={errors} idOf={(field) => `closed-${field}`} order={['day', 'reason']} />
          <form action="/closed-days" className="mt-2 space-y-4" method="post">
            <DateField
              defaultValue={typed.day}
              error={errors.day?.[0]}
              id="closed-day"
              label="Day"
              min={todayOf(now)}
              name="day"
              required
              type="date"
            />
            <TextField
              defaultValue={typed.reason}
              error={errors.reason?.[0]}
              hint="Only the practice reads it: ‘Doctor at a conference’."
              id="closed-reason"
              label="Why"
              maxLength={100}
              name="reason"
              required
            />
            <Button className="w-full sm:w-auto" type="submit">
              Close this day
            </Button>
          </form>
        </section>
        <section aria-labelledby="days">
          <h2 className="text-lg" id="days">
            Closed
          </h2>
          {days.length === 0 && <p className="mt-2 text-soft">No day is closed beside Sundays and holidays.</p>}
          <ul className="mt-1 space-y-3">
            {days.map((day) => (
              <Day day={day} key={day.day} now={now} />
            ))}
          </ul>
          <h2 className="mt-8 text-lg">Holidays of the website</h2>
          <ul className="mt-1 list-disc pl-list">
            {holidays.map((holiday) => (
              <li key={holiday}>{asRead(holiday, now)}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function Day({ day: { day, reason, atRisk }, now }: { day: ClosedDayWithRisk; now: number }) {
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0">
          <span className="block font-semibold">{asRead(day, now)}</span>
          <span className="block break-words text-soft">{reason}</span>
        </p>
        <form action="/closed-days/remove" method="post">
          <input name="day" type="hidden" value={day} />
          <button aria-label={`Open again: ${asRead(day, now)}`} className="min-h-11 whitespace-nowrap text-brand underline" type="submit">
            Open again
          </button>
        </form>
      </div>
      {atRisk.length > 0 ? (
        <>
          <p className="mt-2 font-semibold text-urgent">
            {atRisk.length === 1
              ? 'One promise falls on this day. Ring before:'
              : `${atRisk.length} promises fall on this day. Ring before:`}
          </p>
          <ul className="mt-1 divide-y divide-line">
            {atRisk.map(({ name, written, promisedAt, dueAt }) => (
              <li className="flex flex-wrap items-center justify-between gap-x-3" key={name}>
                <a className="min-w-0 py-2 text-ink no-underline" href={pathOf({ name })}>
                  <span className="block break-words font-semibold underline">{written?.name ?? unreadable}</span>
                  <span className="text-sm text-soft">
                    {promisedAt === dueAt ? 'promised' : 'due'} {dueAt !== null && whenAsRead(dueAt, now)}
                  </span>
                </a>
                {written?.phone && (
                  <a className="flex min-h-12 shrink-0 items-center gap-2 font-semibold" href={telLink(written.phone)}>
                    <Icon className="size-5" name="phone" /> {numberAsRead(written.phone)}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-2 text-good text-sm">Nobody was promised a call on this day.</p>
      )}
    </li>
  );
}
