import { timeAsRead } from '#content/practice-time.ts';
import { ListStatus, SoundSwitch } from '#desk/frame/open-desk.tsx';
import { needsALookPath } from '#desk/frame/request-names.ts';
import type { CallList } from '#requests/calls/call-list.ts';
import { dueGroup, dueGroups } from './due-labels.ts';
import { Line } from './line.tsx';

type Props = {
  list: CallList;
  now: number;
  /** The staff by e-mail address. */
  names: ReadonlyMap<string, string>;
  /** The request that is shown beside the list. */
  current?: string | undefined;
  /** Whether the list is the screen's own subject, or stands beside the request that is. */
  isMain: boolean;
};

/** The call list: people, in the order in which somebody has to act. */
export function CallListColumn({ list, now, names, current, isMain }: Props) {
  const { lines, open, mark, page } = list;
  const groups = [...Map.groupBy(lines, (line) => dueGroup(line, now))];
  const query = page > 1 ? `?page=${page}` : '';
  const Title = isMain ? 'h1' : 'h2';
  const GroupTitle = isMain ? 'h2' : 'h3';
  return (
    <section aria-labelledby="calls" data-mark={mark}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Title className="text-xl leading-tight lg:text-2xl" id="calls">
          Call list
        </Title>
        <Counts list={list} now={now} />
      </div>
      <p className="hidden" data-changed="">
        <a className="mt-2 block rounded-md bg-brand-100 px-3 py-2.5 font-semibold text-ink" href={`/${query}`}>
          The list has changed: load it
        </a>
      </p>
      {page > 1 && list.emergencies > 0 && (
        <a className="mt-2 block rounded-md bg-emergency-50 px-3 py-2.5 font-semibold text-emergency" href="/">
          {list.emergencies === 1 ? '1 person' : `${list.emergencies} people`} may be an emergency: ring first
        </a>
      )}
      {open === 0 && <p className="mt-4 rounded-md bg-good-50 px-4 py-6 text-center text-good text-lg">Everybody has been called back.</p>}
      {open > 0 && lines.length === 0 && (
        <p className="mt-4">
          Nothing is on this page any more. <a href="/">To the first page</a>
        </p>
      )}
      {groups.map(([group, held]) => (
        <section aria-labelledby={`due-${group}`} className="mt-2 lg:mt-4" key={group}>
          <GroupTitle
            className={`text-base ${group === 'emergency' ? 'text-emergency' : group === 'overdue' ? 'text-urgent' : ''}`}
            id={`due-${group}`}
          >
            {dueGroups[group]}
          </GroupTitle>
          <ul
            className={`mt-1 divide-y divide-line overflow-hidden rounded-md border bg-surface ${group === 'emergency' ? 'border-emergency' : 'border-line'}`}
          >
            {held.map((line) => (
              <Line isCurrent={line.name === current} key={line.name} line={line} names={names} now={now} query={query} />
            ))}
          </ul>
        </section>
      ))}
      <Pages list={list} />
      <SoundSwitch />
    </section>
  );
}

/** How many people wait, and what waits for a person beside the list. */
function Counts({ list: { open, requests, overdue, toLookAt, withdrawals }, now }: Pick<Props, 'list' | 'now'>) {
  const look = toLookAt + withdrawals;
  return (
    <p className="text-sm text-soft">
      {open === 1 ? '1 person' : `${open} people`}
      {requests !== open && `, ${requests} requests`}
      {overdue > 0 && <span className="font-bold text-urgent">, {overdue} overdue</span>}
      {look > 0 && (
        <>
          {', '}
          <a className="font-bold text-urgent underline" href={needsALookPath}>
            {look === 1 ? '1 needs a look' : `${look} need a look`}
          </a>
        </>
      )}
      , <ListStatus asOf={timeAsRead(now)} />
    </p>
  );
}

function Pages({ list: { page, pages } }: Pick<Props, 'list'>) {
  if (pages < 2) return null;
  const link = 'flex min-h-12 items-center font-semibold';
  return (
    <nav aria-label="Pages of the call list" className="mt-3 flex items-center justify-between gap-4">
      {page > 1 ? (
        <a className={link} href={page === 2 ? '/' : `/?page=${page - 1}`} rel="prev">
          Earlier due
        </a>
      ) : (
        <span />
      )}
      <span className="text-sm text-soft">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a className={link} href={`/?page=${page + 1}`} rel="next">
          Later due
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
