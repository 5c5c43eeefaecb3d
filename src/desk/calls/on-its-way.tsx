import { fromNow } from '#desk/frame/times.ts';
import { unreadable } from './fact-words.ts';
import type { Waiting } from './waiting.ts';

/** What was accepted and has not reached the list yet. */
export function OnItsWay({ waiting, now }: { waiting: Waiting | undefined; now: number }) {
  if (!waiting)
    return <p className="mt-6 text-urgent">What is on its way cannot be read at the moment. It is kept: load the page again.</p>;
  const { shown, count } = waiting;
  if (count === 0) return null;
  return (
    <section aria-labelledby="on-its-way" className="mt-6">
      <h2 className="text-base" id="on-its-way">
        On its way
      </h2>
      <p className="text-sm text-soft">Kept safely, and in this list by itself within minutes. There is nothing to do.</p>
      <ul className="mt-1 divide-y divide-line rounded-md border border-line border-dashed">
        {shown.map(({ reference, name, acceptedAt }) => (
          <li className="flex flex-wrap justify-between gap-x-3 px-3 py-2" key={reference}>
            <span>{name ?? unreadable}</span>
            <span className="text-sm text-soft">came {fromNow(acceptedAt, now)}</span>
          </li>
        ))}
      </ul>
      {count > shown.length && <p className="mt-1 text-sm text-soft">And {count - shown.length} more.</p>}
    </section>
  );
}

const lookLink = 'mt-3 block rounded-md border-2 border-urgent bg-urgent-50 px-3 py-2.5 font-semibold text-urgent';

/** The ways to what is on no list of calls, and waits for a person all the same. */
export function ToLookAt({ waiting }: { waiting: Waiting | undefined }) {
  const { requests = 0, withdrawals = 0 } = waiting?.toLookAt ?? {};
  return (
    <>
      {requests > 0 && (
        <a className={lookLink} href="/custody">
          {requests === 1 ? '1 request needs' : `${requests} requests need`} a look before a call
        </a>
      )}
      {withdrawals > 0 && (
        <a className={lookLink} href="/tasks">
          {withdrawals === 1 ? '1 person has' : `${withdrawals} people have`} taken consent back
        </a>
      )}
    </>
  );
}
