import { Fragment } from 'react';
import { emergencyWords } from '#content/triage/emergency-words.ts';
import { ListStatus } from '#desk/frame/open-desk.tsx';
import { telLink } from '#desk/frame/reach.ts';
import { needsALookPath, pathOf, unreadable } from '#desk/frame/request-names.ts';
import { timeAsRead } from '#desk/frame/times.ts';
import { type CallLine, type CallList, type CallsDeps, callList } from '#requests/calls/call-list.ts';
import { mostTries } from '#requests/calls/outcomes.ts';
import { Icon } from '#ui/icon.tsx';
import { Chip, factsOf, triesWords } from './chips.tsx';
import { dueGroup, dueGroups, dueWords } from './due-labels.ts';

/** Reads a page of the call list, with the names of colleagues. */
export async function readCallPage(
  deps: CallsDeps,
  filter: { page: number; email: string },
  names: ReadonlyMap<string, string>,
): Promise<CallList> {
  const list = await callList(deps, filter);
  const lines = list.lines.map((line) => ({
    ...line,
    openWith: line.openWith && (names.get(line.openWith) ?? line.openWith),
  }));
  return { ...list, lines };
}

type Props = {
  list: CallList;
  now: number;
  /** The request that is open beside the list. */
  current?: string;
};

/** The call list, in the order of due times. */
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
      <ListStatus asOf={timeAsRead(now)} />
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
              <Line isCurrent={line.name === current} key={line.name} line={line} now={now} query={query} />
            ))}
          </ul>
        </section>
      ))}
      <Pages list={list} />
    </section>
  );
}

/** Names the patients who may be in danger above the list, whatever their due time. */
function Emergencies({ lines, query }: { lines: CallList['lines']; query: string }) {
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

/** Links to requests and withdrawals that wait for a person but are not on the call list. */
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

type LineProps = { line: CallLine; now: number; query: string; isCurrent: boolean };

/** One line of the call list: a link to the request, and a phone button. */
function Line({ line, now, query, isCurrent }: LineProps) {
  const { written, dueAt, tries, emergency, wroteBefore, atRisk, openWith, withdrawn } = line;
  const name = written ? written.name : unreadable;
  return (
    <li className={`flex items-stretch ${isCurrent ? 'bg-brand-100' : 'hover:bg-brand-50'}`}>
      <a
        aria-current={isCurrent ? 'true' : undefined}
        className="block min-w-0 flex-1 py-2 pr-1 pl-3 text-ink no-underline"
        data-line=""
        href={`${pathOf(line)}${query}`}
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 break-words font-semibold">{name}</span>
          <span className={dueAt <= now ? 'font-bold text-sm text-urgent' : 'text-sm text-soft'}>{dueWords(line, now)}</span>
        </span>
        <span className="mt-0.5 flex flex-wrap gap-x-1.5 gap-y-1">
          {emergency.slice(0, 2).map((rule) => (
            <Chip key={rule} look="emergency">
              {emergencyWords(rule).short}
            </Chip>
          ))}
          {withdrawn && <Chip look="urgent">Consent taken back: do not ring</Chip>}
          {atRisk && <Chip look="urgent">We are closed then</Chip>}
          {tries > 0 && <Chip look={tries >= mostTries ? 'urgent' : 'plain'}>{triesWords(tries)}</Chip>}
          {openWith && <Chip look="good">{openWith} has it open</Chip>}
          {factsOf(line).map((fact) => (
            <Chip key={fact}>{fact}</Chip>
          ))}
          {wroteBefore && <Chip>Wrote before</Chip>}
        </span>
      </a>
      {written?.phone && !withdrawn && (
        <a
          aria-label={`Call ${name}`}
          className="flex w-14 shrink-0 items-center justify-center text-brand"
          data-call=""
          href={telLink(written.phone)}
        >
          <Icon name="phone" />
        </a>
      )}
    </li>
  );
}
