import { dayOf, type OpeningHours } from '#content/practice-time.ts';
import { DateField } from '#desk/frame/page-parts.tsx';
import { boxTimeOf, dayAsRead, timeAsRead } from '#desk/frame/times.ts';
import { laterTimes } from '#requests/calls/due-times.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { laterPrefix } from './call-form.ts';

type Props = { now: number; hours: OpeningHours; typed: Readonly<Record<string, string>>; errors: FieldErrors };

/** The full hours of today and of the next opening day as buttons, and a box for any other time. */
export function LaterTimes({ now, hours, typed, errors }: Props) {
  const today = dayOf(now);
  return (
    <fieldset id="later">
      <legend className="font-semibold">Call later, at</legend>
      {laterTimes(now, hours).map(({ date, times }, place) => (
        <div className="mt-1" key={date}>
          {date !== today && <p className="text-sm text-soft first-letter:uppercase">{dayAsRead(date, today)}</p>}
          <div className="mt-1 grid grid-cols-5 gap-2 lg:grid-cols-6 xl:grid-cols-8">
            {times.map((at, first) => (
              <button
                aria-label={`Call later, at ${timeAsRead(at)} ${dayAsRead(date, today)}`}
                className="min-h-11 rounded-md border-2 border-line text-sm hover:bg-brand-50"
                data-key-focus={place === 0 && first === 0 ? '3' : undefined}
                key={at}
                name="outcome"
                type="submit"
                value={laterPrefix + boxTimeOf(at)}
              >
                {timeAsRead(at)}
              </button>
            ))}
          </div>
        </div>
      ))}
      <Fold
        className="mt-2 rounded-md border border-line bg-surface"
        open={Boolean(errors.laterAt)}
        row="px-4 font-semibold"
        title="Another day or time"
      >
        <div className="space-y-2 px-4 pb-4">
          <DateField
            defaultValue={typed.laterAt}
            error={errors.laterAt?.[0]}
            id="record-laterAt"
            label="Day and time"
            min={boxTimeOf(now)}
            name="laterAt"
            type="datetime-local"
          />
          <Button className="w-full sm:w-auto" look="quiet" name="outcome" type="submit" value={`${laterPrefix}at`}>
            Call at this time
          </Button>
        </div>
      </Fold>
    </fieldset>
  );
}
