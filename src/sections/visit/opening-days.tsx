import { openAsRead } from '#content/opening-hours.ts';

/** When the practice is open, and the next days on which it is not. */
export function OpeningDays({ closed }: { closed: ReadonlyArray<string> }) {
  if (closed.length === 0) return <p className="mt-4">{openAsRead}.</p>;
  return (
    <>
      <p className="mt-4">{openAsRead}. Closed on</p>
      <ul className="list-disc pl-list">
        {closed.map((when) => (
          <li key={when}>{when}</li>
        ))}
      </ul>
    </>
  );
}
