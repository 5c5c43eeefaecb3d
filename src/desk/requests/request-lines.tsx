import { pathOfRequest } from '#desk/calls/paths.ts';
import { whenAsRead } from '#desk/frame/times.ts';
import type { Colleague } from './colleagues.ts';
import { isGone, type Kept } from './kept.ts';
import { eventWords, kindWords, stateWords } from './state-words.ts';

type Props = {
  requests: ReadonlyArray<Kept>;
  /** Whose names may stand beside what was done. */
  colleagues?: ReadonlyArray<Colleague>;
  now: number;
};

/** One line of a list: who, what, since when, and how it stands. */
function Line({ kept: { row, sender, done }, colleagues, now }: { kept: Kept; colleagues: ReadonlyArray<Colleague>; now: number }) {
  const { words, late } = stateWords(row, now);
  const name = sender ? sender.name || 'No name given' : isGone(row) ? 'Without a name' : 'Cannot be opened';
  return (
    <li>
      <a
        className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-1 py-2.5 text-ink no-underline hover:bg-brand-50 lg:grid-cols-[minmax(0,1fr)_7rem_5.5rem_11rem_13.5rem]"
        data-line
        href={pathOfRequest(row)}
      >
        <span className={`min-w-0 break-words lg:truncate ${sender ? 'font-semibold' : 'text-soft'}`}>{name}</span>
        <span className={`text-right lg:order-last ${late ? 'font-bold text-urgent' : 'text-soft'}`}>{words}</span>
        <span className="col-span-2 flex flex-wrap gap-x-3 text-sm text-soft lg:contents">
          <span>{row.reference ?? `No. ${row.number}`}</span>
          <span>{kindWords[row.kind]}</span>
          <span>{whenAsRead(row.accepted_at, now)}</span>
        </span>
        {done && (
          <span className="col-span-2 text-sm lg:order-last lg:col-span-5">
            {colleagues.find(({ email }) => email === done.by)?.name ?? done.by}: <strong>{eventWords(done.outcome)}</strong>,{' '}
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
      {requests.map((kept) => (
        <Line colleagues={colleagues} kept={kept} key={kept.row.id} now={now} />
      ))}
    </ul>
  );
}
