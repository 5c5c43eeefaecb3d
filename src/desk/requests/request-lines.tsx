import type { Colleague } from '#desk/door/colleagues.ts';
import { pathOf, unreadable } from '#desk/frame/request-names.ts';
import { whenAsRead } from '#desk/frame/times.ts';
import { isGone } from '#requests/calls/one-request.ts';
import { outcomeWords } from '#requests/calls/outcomes.ts';
import type { ListedRequest } from '#requests/lists/listing.ts';
import { kindWords, stateWords } from './state-words.ts';

type Props = {
  requests: ReadonlyArray<ListedRequest>;
  /** Whose names may stand beside what was done. */
  colleagues?: ReadonlyArray<Colleague>;
  now: number;
};

/** One line of a list: who, what, since when, and its state. */
function Line({ request, colleagues, now }: { request: ListedRequest; colleagues: ReadonlyArray<Colleague>; now: number }) {
  const { written, done, reference, name: address, kind, acceptedAt } = request;
  const { words, late } = stateWords(request, now);
  const name = written ? written.name || 'No name given' : isGone(request) ? 'Without a name' : unreadable;
  return (
    <li>
      <a
        className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-1 py-2.5 text-ink no-underline hover:bg-brand-50 lg:grid-cols-[minmax(0,1fr)_7rem_5.5rem_11rem_13.5rem]"
        data-line
        href={pathOf(request)}
      >
        <span className={`min-w-0 break-words lg:truncate ${written ? 'font-semibold' : 'text-soft'}`}>{name}</span>
        <span className={`text-right lg:order-last ${late ? 'font-bold text-urgent' : 'text-soft'}`}>{words}</span>
        <span className="col-span-2 flex flex-wrap gap-x-3 text-sm text-soft lg:contents">
          <span>{reference ?? address.replace(/^\w+-/, 'No. ')}</span>
          <span>{kindWords[kind]}</span>
          <span>{whenAsRead(acceptedAt, now)}</span>
        </span>
        {done && (
          <span className="col-span-2 text-sm lg:order-last lg:col-span-5">
            {colleagues.find(({ email }) => email === done.by)?.name ?? done.by}: <strong>{outcomeWords(done.outcome)}</strong>,{' '}
            {whenAsRead(done.at, now)}
          </span>
        )}
      </a>
    </li>
  );
}

export function Lines({ requests, colleagues = [], now }: Props) {
  return (
    <ul className="mt-3 divide-y divide-line border-line border-y">
      {requests.map((request) => (
        <Line colleagues={colleagues} key={request.id} now={now} request={request} />
      ))}
    </ul>
  );
}
