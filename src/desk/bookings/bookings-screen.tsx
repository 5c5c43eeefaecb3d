import { closedTimes, type OpeningHours, day as oneDay, opensOn, timeAsRead } from '#content/practice-time.ts';
import { PageHead, Urgent } from '#desk/frame/page-parts.tsx';
import { movePath, pathOf, reasonWords, unreadable } from '#desk/frame/request-names.ts';
import { dayAsRead, dayInFull, isoDate } from '#desk/frame/times.ts';
import { isClosedAt } from '#requests/closed-days.ts';
import type { readBookings } from '#requests/lists/bookings.ts';
import { numberAsRead, telLink } from '#schemas/phone-number.ts';
import { ButtonLink, Submit } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';

type Props = {
  bookings: Awaited<ReturnType<typeof readBookings>>;
  /** The day that is shown, and today, both as `dayOf` gives them. */
  date: number;
  today: number;
  hours: OpeningHours;
};

export const addressOf = (date: number): string => `/bookings?on=${isoDate(date)}`;

/** The people who come on a day, by time. */
export function Bookings({ bookings, date, today, hours }: Props) {
  const isClosed = !opensOn(date, hours);
  return (
    <>
      <PageHead title={`Who comes ${dayAsRead(date, today)}`}>{dayInFull(date)}</PageHead>
      <Days date={date} today={today} />
      {isClosed && bookings.length > 0 && (
        <Urgent>The practice is closed on this day. Ring these people and give them another time.</Urgent>
      )}
      {bookings.length === 0 ? (
        <p className="mt-4 max-w-reading rounded-md bg-sunk px-4 py-3">
          {isClosed ? 'The practice is closed, and nobody is booked.' : 'Nobody is booked for this day yet.'}
        </p>
      ) : (
        <ol className="mt-4 divide-y divide-line border-line border-y">
          {bookings.map((booking) => (
            <Line booking={booking} date={date} isClosed={isClosedAt(closedTimes(hours), booking.comesAt)} key={booking.id} />
          ))}
        </ol>
      )}
      <form action="/bookings" className="mt-6 flex flex-wrap items-end gap-3 print:hidden" method="get">
        <TextField defaultValue={isoDate(date)} id="on" label="Another day" name="on" short type="date" />
        <Submit className="px-4!" look="quiet">
          Show
        </Submit>
      </form>
      <p className="mt-4 max-w-reading text-sm text-soft print:hidden">
        Here is who was booked with a day and a time on the call list. A visit that was booked without a time is not.
      </p>
    </>
  );
}

// Three of them fit beside each other on a phone.
const step = 'px-3! sm:px-4!';

function Days({ date, today }: Pick<Props, 'date' | 'today'>) {
  return (
    <nav aria-label="Days" className="mt-4 flex flex-wrap items-end gap-2 sm:gap-3 print:hidden">
      <ButtonLink className={step} href={addressOf(date - oneDay)} look="quiet" rel="prev">
        Day before
      </ButtonLink>
      {date !== today && (
        <ButtonLink className={step} href="/bookings" look="quiet">
          Today
        </ButtonLink>
      )}
      <ButtonLink className={step} href={addressOf(date + oneDay)} look="quiet" rel="next">
        Day after
      </ButtonLink>
    </nav>
  );
}

function Line({ booking, date, isClosed }: { booking: Props['bookings'][number]; date: number; isClosed: boolean }) {
  const { written, wrongNumber, version, state, comesAt } = booking;
  const who = written?.name ?? unreadable;
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-3 py-3 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]">
      <p className="pt-0.5 font-bold tabular-nums">
        {timeAsRead(comesAt)}
        {isClosed && <span className="block text-sm text-urgent">closed then</span>}
      </p>
      <div className="min-w-0">
        <p className="break-words">
          <a className="font-semibold" href={pathOf(booking)}>
            {who}
          </a>
          {written && reasonWords[written.reason] && <span className="text-soft"> · {reasonWords[written.reason]}</span>}
          {written?.patientType === 'new' && <span className="text-soft"> · New patient</span>}
        </p>
        {written?.text && <p className="line-clamp-2 break-words text-soft text-sm print:line-clamp-none">{written.text}</p>}
        {written?.phone && !wrongNumber && (
          <p>
            <a className="inline-block py-1 font-semibold" href={telLink(written.phone)}>
              {numberAsRead(written.phone)}
            </a>
          </p>
        )}
        {state === 'open' && <p className="font-semibold text-urgent">On the call list again: ask whether they still come.</p>}
      </div>
      <form
        action={`${pathOf(booking)}/called-off`}
        className="flex flex-wrap gap-2 max-sm:col-span-2 max-sm:mt-1 print:hidden"
        method="post"
      >
        <ButtonLink aria-label={`Another time: ${who}`} className="min-h-11! px-4!" href={movePath(booking)} look="quiet">
          Another time
        </ButtonLink>
        <input name="version" type="hidden" value={version} />
        <input name="on" type="hidden" value={isoDate(date)} />
        <Submit aria-label={`Called off: ${who}`} className="min-h-11! px-4!" look="quiet">
          Called off
        </Submit>
      </form>
    </li>
  );
}
