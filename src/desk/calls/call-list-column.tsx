import { Fragment } from 'react';
import { CallLine } from './call-line.tsx';
import type { CallList } from './call-list.ts';
import { dueGroup, dueGroups } from './due-words.ts';
import { OnItsWay, ToLookAt } from './on-its-way.tsx';
import type { Waiting } from './waiting.ts';

type Props = {
  list: CallList;
  waiting: Waiting | undefined;
  now: number;
  /** The request that stands beside the list. */
  current?: string;
};

/** Who is to be called, in the order of what was promised, and what is still on its way. */
export function CallListColumn({ list, waiting, now, current }: Props) {
  const { lines, open, overdue, mark, page } = list;
  const groups = [...Map.groupBy(lines, ({ dueAt }) => dueGroup(dueAt, now))];
  const query = page > 1 ? `?page=${page}` : '';
  const Title = current ? 'h2' : 'h1';
  const GroupTitle = current ? 'h3' : 'h2';
  return (
    <section aria-labelledby="calls" data-mark={mark}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Title className="text-2xl" id="calls">
          Call list
        </Title>
        <p className="text-sm text-soft">
          {open} open{overdue > 0 && <span className="font-bold text-urgent">, {overdue} overdue</span>}
        </p>
      </div>
      <p className="hidden" data-changed="">
        <a className="mt-2 block rounded-md bg-brand-100 px-3 py-2.5 font-semibold text-ink" href={`/${query}`}>
          The list has changed: load it
        </a>
      </p>
      <Emergencies lines={lines} query={query} />
      <ToLookAt waiting={waiting} />
      {open === 0 && <p className="mt-4 rounded-md bg-good-50 px-4 py-6 text-center text-good text-lg">Everybody has been called back.</p>}
      {open > 0 && lines.length === 0 && (
        <p className="mt-4">
          Nothing is on this page any more. <a href="/">To the first page</a>
        </p>
      )}
      {groups.map(([group, held]) => (
        <section aria-labelledby={`due-${group}`} className="mt-4" key={group}>
          <GroupTitle className={`text-base ${group === 'overdue' ? 'text-urgent' : ''}`} id={`due-${group}`}>
            {dueGroups[group]}
          </GroupTitle>
          <ul className="mt-1 divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
            {held.map((line) => (
              <CallLine isCurrent={line.path === current} key={line.path} line={line} now={now} query={query} />
            ))}
          </ul>
        </section>
      ))}
      <Pages list={list} />
      <OnItsWay now={now} waiting={waiting} />
    </section>
  );
}

/** Who may be in danger, whatever they were promised: named before everybody. */
function Emergencies({ lines, query }: { lines: CallList['lines']; query: string }) {
  const urgent = lines.filter(({ emergency }) => emergency.length > 0);
  if (urgent.length === 0) return null;
  return (
    <p className="mt-3 rounded-md border-2 border-emergency bg-emergency-50 px-3 py-2 font-semibold text-emergency">
      May be an emergency, ring first:{' '}
      {urgent.map(({ path, opened }, at) => (
        <Fragment key={path}>
          {/* The comma stays with its name where the line breaks. */}
          <span className="inline-block">
            <a className="inline-block py-2 text-emergency underline" href={`${path}${query}`}>
              {opened?.name}
            </a>
            {at < urgent.length - 1 && ','}
          </span>{' '}
        </Fragment>
      ))}
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
