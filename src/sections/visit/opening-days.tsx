import { hoursAsRead, timesFirst } from '#content/opening-hours.ts';
import type { OpeningHours } from '#content/practice-time.ts';

const listed = new Intl.ListFormat('en-IN');

/** When the practice is open, and the next days on which it is not. */
export function OpeningDays({ hours: { week }, closed }: { hours: OpeningHours; closed: ReadonlyArray<string> }) {
  return (
    <p className="mt-4">
      {timesFirst(hoursAsRead(week))}.{closed.length > 0 && ` Closed on ${listed.format(closed)}.`}
    </p>
  );
}
