import { Fragment } from 'react';
import { timeAsRead } from '#content/practice-time.ts';
import { ListChanged, ListStatus, SoundSwitch, SoundWaits } from '#desk/frame/open-desk.tsx';
import { NobodyAtNight } from '#desk/frame/page-parts.tsx';
import { emergencyOf, needsALookPath, pathOf } from '#desk/frame/request-names.ts';
import type { CallLine, CallList } from '#requests/calls/call-list.ts';
import { mostTries } from '#requests/calls/outcomes.ts';
import { comesIn } from '#requests/request.ts';
import { telLink } from '#schemas/phone-number.ts';
import { Icon } from '#ui/icon.tsx';
import { Chip, languagesIn, peopleIn, triesWords } from './chips.tsx';
import { askedWords, dueGroup, dueGroups, dueWords } from './due-labels.ts';
import { wishesOf } from './wish.ts';

type Props = {
  list: CallList;
  now: number;
  /** The staff by e-mail address. */
  names: ReadonlyMap<string, string>;
  /** The request that is shown beside the list. */
  current?: string | undefined;
  /** Whether the list is the screen's own subject; else the request beside it is. */
  isMain: boolean;
  /** Nobody would be told of an emergency at night, and this reader can change it. */
  warns?: boolean;
};

/** The call list: people, in the order in which somebody has to act. */
export function CallListColumn({ list, now, names, current, isMain, warns = false }: Props) {
  const { lines, open, mark, page, newest, newestEmergency, emergencies } = list;
  const arrivals = JSON.stringify({ newest, newestEmergency, emergencies });
  // People who must not be rung come after those who have to be.
  const groups = [...Map.groupBy(lines, (line) => dueGroup(line, now))].toSorted(
    ([one], [other]) => Number(one === 'look') - Number(other === 'look'),
  );
  const query = page > 1 ? `?page=${page}` : '';
  const Title = isMain ? 'h1' : 'h2';
  const GroupTitle = isMain ? 'h2' : 'h3';
  return (
    <section aria-labelledby="calls" data-arrivals={arrivals} data-mark={mark}>
      <div className="flex items-baseline justify-between gap-x-4">
        <Title className="text-xl leading-tight lg:text-2xl" id="calls">
          Call list
        </Title>
        <p className="text-sm text-soft">
          <ListStatus asOf={timeAsRead(now)} /> <SoundSwitch />
        </p>
      </div>
      <SoundWaits />
      <Counts list={list} />
      {warns && lines.length === 0 && <NobodyAtNight className="mt-3 rounded-md" />}
      {open === 0 && <p className="mt-4 rounded-md bg-good-50 px-4 py-6 text-center text-good text-lg">Everybody has been called back.</p>}
      {open > 0 && page > list.pages && (
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
              <Fragment key={line.name}>
                <Line isCurrent={line.name === current} line={line} names={names} now={now} query={query} />
                {/* Below the first patient, who on a phone is within reach of the eye. */}
                {warns && line === groups[0]?.[1][0] && (
                  <li>
                    <NobodyAtNight className="" />
                  </li>
                )}
              </Fragment>
            ))}
          </ul>
        </section>
      ))}
      <Pages list={list} />
      <ListChanged href={`/${query}`} />
    </section>
  );
}

/** How many people wait, and what waits for a person beside the list. */
function Counts({ list: { open, requests, overdue, toLookAt, withdrawals } }: Pick<Props, 'list'>) {
  const look = toLookAt + withdrawals;
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      <Chip>{open === 1 ? '1 person' : `${open} people`}</Chip>
      {requests !== open && (
        // One line of a phone has room for three.
        <span className="max-sm:hidden">
          <Chip>{requests} requests</Chip>
        </span>
      )}
      {overdue > 0 && <Chip look="urgent">{overdue} overdue</Chip>}
      {look > 0 && (
        <a className="text-urgent" href={needsALookPath}>
          <Chip look="urgent">{look === 1 ? '1 needs a look' : `${look} need a look`}</Chip>
        </a>
      )}
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

type LineProps = Pick<Props, 'now' | 'names'> & { line: CallLine; query: string; isCurrent: boolean };

// More than this beside a name breaks it over four lines of a phone: 'tell them: due 0:26, 2 min late'.
const longestBeside = 24;
const dueBelow = 'max-sm:col-span-2 max-sm:row-start-2 sm:col-start-2 sm:row-start-1 sm:max-w-36 sm:text-right lg:max-w-56';

/** One person on the call list: a link to what they asked, and a phone button. */
function Line({ line, now, query, isCurrent, names }: LineProps) {
  const { written, dueAt, tries, asked, wroteBefore, atRisk, askedDoctorAt, openWith, withdrawn } = line;
  const requests = [line, ...line.others];
  const mayCall = written?.phone && !withdrawn && !line.wrongNumber;
  const [people, signs, again] = [peopleIn(requests), emergencyOf(requests, 'short'), askedWords(line, now)];
  const due = dueGroup(line, now) === 'look' ? '' : dueWords(line, now);
  const place = due.length > longestBeside ? dueBelow : 'col-start-2 row-start-1 max-w-36 text-right lg:max-w-56';
  return (
    <li className={`flex scroll-mt-24 items-stretch ${isCurrent ? 'lg:bg-brand-100' : 'hover:bg-brand-50'}`} id={line.name}>
      <a
        aria-current={isCurrent ? 'true' : undefined}
        className={`block min-w-0 flex-1 scroll-my-48 py-2 pl-3 text-ink no-underline ${mayCall ? 'pr-1' : 'pr-4'}`}
        data-line={requests.map(({ name }) => name).join(' ')}
        href={`${pathOf(line)}${query}`}
      >
        <span className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
          <span className="break-words font-semibold">{people}</span>
          {again && <span className="col-span-2 text-sm text-soft first-letter:uppercase">{again}</span>}
          {wishesOf(line).map(({ words, isLong }) => (
            <span className={`col-span-2 ${isLong ? 'line-clamp-2' : 'truncate'}`} key={words}>
              {words}
            </span>
          ))}
          <span className={`text-sm ${place} ${dueAt <= now ? 'text-urgent' : 'text-soft'}`}>{due}</span>
        </span>
        <span className="flex flex-wrap gap-x-1.5 gap-y-1 not-empty:mt-0.5">
          {signs.length > 0 && <Chip look="emergency">{signs[0]}</Chip>}
          {languagesIn(requests).map((language) => (
            <Chip key={language}>{language}</Chip>
          ))}
          {comesIn(line) && <Chip>No phone: nobody can ring</Chip>}
          {withdrawn && <Chip look="urgent">Consent taken back: do not ring</Chip>}
          {atRisk && <Chip look="urgent">We are closed then</Chip>}
          {tries > 0 && <Chip look={tries >= mostTries ? 'urgent' : 'plain'}>{triesWords(tries)}</Chip>}
          {askedDoctorAt !== null && <Chip>With the doctor</Chip>}
          {openWith && <Chip look="good">{names.get(openWith) ?? openWith} has it open</Chip>}
          {wroteBefore && asked === 1 && <Chip>Wrote before</Chip>}
        </span>
      </a>
      {mayCall && (
        <a
          aria-label={`Call ${people}`}
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
