import type { CallList } from '#desk/calls/call-list.ts';
import type { Waiting } from '#desk/calls/waiting.ts';
import { fromNow } from '#desk/screens/times.ts';
import { unreadable } from './words.ts';

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

/** What stands in place of the list where the practice's own system keeps the requests. */
export function Elsewhere({ list, waiting, now }: { list: CallList; waiting: Waiting | undefined; now: number }) {
  return (
    <section aria-labelledby="calls" data-mark={list.mark}>
      <h1 className="text-2xl" id="calls">
        Call list
      </h1>
      <p className="mt-3 rounded-md bg-sunk p-4">
        The practice’s own system keeps the requests and has the list of who to call. What has not reached it yet stands here.
      </p>
      <ToLookAt waiting={waiting} />
      {waiting?.count === 0 && (
        <p className="mt-4 rounded-md bg-good-50 px-4 py-6 text-center text-good text-lg">Everything has reached it.</p>
      )}
      <OnItsWay now={now} waiting={waiting} />
    </section>
  );
}
