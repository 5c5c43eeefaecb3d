import type { ReactNode } from 'react';
import { dayOf, timeAsRead } from '#content/practice-time.ts';
import { DateField } from '#desk/frame/page-parts.tsx';
import { boxTimeOf, dayAsRead } from '#desk/frame/times.ts';
import { Submit } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { pressedValue, type TimedOutcome } from './call-form.ts';

type Props = {
  outcome: TimedOutcome;
  /** The words above the times: 'Call later, at'. */
  legend: string;
  days: ReadonlyArray<{ date: number; times: ReadonlyArray<number> }>;
  now: number;
  /** How many people are booked for a time. */
  bookedAt?: (at: number) => number;
  /** The key that leads to the first button. */
  shortcut: string;
  /** The box for any other time, and the button that takes it. */
  box: { name: string; label: string; typed: string | undefined; error: string | undefined; button: string };
  /** Buttons before the times. */
  children?: ReactNode;
};

/** Times as buttons, each of which records an outcome with its time, and a box for any other time. */
export function TimeButtons({ outcome, legend, days, now, bookedAt = () => 0, shortcut, box, children }: Props) {
  const today = dayOf(now);
  return (
    <fieldset id={outcome}>
      <legend className="font-semibold">{legend}</legend>
      {children}
      {days.map(({ date, times }, place) => (
        <div className="mt-1" key={date}>
          <p className="text-sm text-soft first-letter:uppercase">{dayAsRead(date, today)}</p>
          <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2">
            {times.map((at, first) => (
              <button
                className="min-h-11 whitespace-nowrap rounded-md border-2 border-edge text-sm hover:bg-brand-50"
                data-key-focus={place === 0 && first === 0 ? shortcut : undefined}
                key={at}
                name="outcome"
                type="submit"
                value={pressedValue(outcome, at)}
              >
                <span className="sr-only">{legend} </span>
                {timeAsRead(at)}
                <span className="sr-only"> {dayAsRead(date, today)}</span>
                {bookedAt(at) > 0 && (
                  <b className="text-urgent">
                    {` · ${bookedAt(at)}`}
                    <span className="sr-only"> booked then</span>
                  </b>
                )}
              </button>
            ))}
          </div>
        </div>
      ))}
      <Fold
        className="mt-2 rounded-md border border-line bg-surface"
        open={Boolean(box.error)}
        row="px-4 font-semibold"
        title="Another day or time"
      >
        <div className="space-y-2 px-4 pb-4">
          <DateField
            defaultValue={box.typed}
            error={box.error}
            id={`record-${box.name}`}
            label={box.label}
            min={boxTimeOf(now)}
            name={box.name}
            type="datetime-local"
          />
          <Submit className="w-full sm:w-auto" look="quiet" name="outcome" value={`${outcome}:at`}>
            {box.button}
          </Submit>
        </div>
      </Fold>
    </fieldset>
  );
}
