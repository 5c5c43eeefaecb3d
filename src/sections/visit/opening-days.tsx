import { openAsRead } from '#content/opening-hours.ts';

const listed = new Intl.ListFormat('en-IN');

/** When the practice is open, and the next days on which it is not. */
export function OpeningDays({ closed }: { closed: ReadonlyArray<string> }) {
  return (
    <p className="mt-4">
      {openAsRead}.{closed.length > 0 && ` Closed on ${listed.format(closed)}.`}
    </p>
  );
}
