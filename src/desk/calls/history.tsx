import { whenAsRead } from '#desk/frame/times.ts';
import { unreadable } from './fact-words.ts';
import type { EarlierRequest, RequestEvent } from './one-request.ts';
import { outcomeWords } from './outcomes.ts';

/** What was recorded of a request, the latest first. */
export function History({ events, now }: { events: ReadonlyArray<RequestEvent>; now: number }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="history" className="mt-6">
      <h2 className="text-lg" id="history">
        What was done
      </h2>
      <ol className="mt-1 divide-y divide-line border-line border-y">
        {events.map(({ at, by, outcome, dueAt, note }) => (
          <li className="py-2" key={`${at}-${outcome}-${by}`}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>
                <span className="font-semibold">{outcomeWords(outcome)}</span>
                {dueAt !== null && `, ${outcome === 'booked' ? 'for' : 'next'} ${whenAsRead(dueAt, now)}`}
              </span>
              <span className="text-sm text-soft">
                {by}, {whenAsRead(at, now)}
              </span>
            </p>
            {note && <p className="whitespace-pre-line break-words">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the same phone number or e-mail address sent before and after. */
export function Earlier({ earlier, now }: { earlier: ReadonlyArray<EarlierRequest>; now: number }) {
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className="mt-6">
      <h2 className="text-lg" id="earlier">
        From the same phone or e-mail
      </h2>
      <ul className="mt-1 divide-y divide-line border-line border-y">
        {earlier.map(({ path, opened, acceptedAt, state, outcome }) => (
          <li key={path}>
            <a className="block py-2 text-ink no-underline hover:bg-brand-50" href={path}>
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{opened?.name ?? unreadable}</span>
                <span className="text-sm text-soft">
                  {whenAsRead(acceptedAt, now)}, {state === 'open' ? 'open' : outcome ? outcomeWords(outcome).toLowerCase() : 'done'}
                </span>
              </span>
              {opened?.text && <span className="line-clamp-2 break-words text-sm text-soft">{opened.text}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
