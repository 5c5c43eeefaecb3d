import { Fragment } from 'react';
import { needsALookPath, pathOf } from '#desk/frame/request-names.ts';
import { CallLine } from './call-line.tsx';
import { dueGroup, dueGroups } from './due-words.ts';
import type { ShownList } from './shown-list.ts';

type Props = {
  list: ShownList;
  now: number;
  /** The name of the request beside the list. */
  current?: string;
};

/** Who is to be called, in the order of what was promised. */
export function CallListColumn({ list, now, current }: Props) {
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
      <ToLookAt list={list} />
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
              <CallLine isCurrent={line.name === current} key={line.name} line={line} now={now} query={query} />
            ))}
          </ul>
        </section>
      ))}
      <Pages list={list} />
    </section>
  );
}

/** Who may be in danger, whatever they were promised: named before everybody. */
function Emergencies({ lines, query }: { lines: ShownList['lines']; query: string }) {
  const urgent = lines.filter(({ emergency }) => emergency.length > 0);
  if (urgent.length === 0) return null;
  return (
    <p className="mt-3 rounded-md border-2 border-emergency bg-emergency-50 px-3 py-2 font-semibold text-emergency">
      May be an emergency, ring first:{' '}
      {urgent.map((line, at) => (
        <Fragment key={line.name}>
          {/* The comma stays with its name where the line breaks. */}
          <span className="inline-block">
            <a className="inline-block py-2 text-emergency underline" href={`${pathOf(line)}${query}`}>
              {line.written?.name}
            </a>
            {at < urgent.length - 1 && ','}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

const lookLink = 'mt-3 block rounded-md border-2 border-urgent bg-urgent-50 px-3 py-2.5 font-semibold text-urgent';

/** The ways to what is on no list of calls, and waits for a person all the same. */
function ToLookAt({ list: { toLookAt, withdrawals } }: Pick<Props, 'list'>) {
  return (
    <>
      {toLookAt > 0 && (
        <a className={lookLink} href={needsALookPath}>
          {toLookAt === 1 ? '1 request needs' : `${toLookAt} requests need`} a look before a call
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
