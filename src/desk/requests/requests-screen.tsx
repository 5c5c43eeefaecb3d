import { ahead } from '#content/practice-time.ts';
import type { Colleague } from '#desk/door/staff.ts';
import { Choices, link, Nothing, PageHead, Pager } from '#desk/frame/page-parts.tsx';
import type { Page } from '#requests/lists/listing.ts';
import { Submit } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { ChoiceField } from '#ui/forms/field.tsx';
import { addressOfFilter, asksForWork, type Filter } from './filter.ts';
import { Lines } from './request-lines.tsx';
import { SearchForm } from './search-screen.tsx';

const name = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The last 24 months, newest first, as '2026-11' with their names. */
function months(now: number): Readonly<Record<string, string>> {
  const today = new Date(now + ahead);
  const all = Array.from({ length: 24 }, (_, back) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back)));
  return Object.fromEntries(all.map((month) => [month.toISOString().slice(0, 7), name.format(month)]));
}

/** The owner's form to export requests as CSV. */
function ExportForm({ now, error }: { now: number; error: string | undefined }) {
  return (
    <form action="/requests/export" className="grid gap-4 px-5 pb-5" method="post">
      <p className="text-sm text-soft">
        A file for a spreadsheet, with everything that people wrote, and what was written down of them. Nothing protects it once it is on
        your computer: delete it when you have used it. The access log says that you took it. What was erased or locked is not in it.
      </p>
      <ChoiceField
        answers={{ all: 'Everything', ...months(now) }}
        defaultValue="all"
        error={error}
        id="month"
        label="Which requests"
        name="month"
      />
      <Submit className="justify-self-start" look="quiet">
        Save the file
      </Submit>
    </form>
  );
}

/** The heading of a work filter: 'What Asha did today'. */
function workWords({ by, when }: Filter, colleagues: ReadonlyArray<Colleague>): string {
  const name = colleagues.find(({ mark }) => mark === by)?.name;
  const then = { ever: '', today: ' today', week: ' in the last 7 days' }[when];
  return name ? `What ${name} did${then}` : `What was done${then}`;
}

const times = { today: 'Today', week: 'The last 7 days' } as const;

/** The form that filters requests by who recorded something, and when. */
function WorkForm({ filter, colleagues }: { filter: Filter; colleagues: ReadonlyArray<Colleague> }) {
  const { show, kind, by, when } = filter;
  const people = Object.fromEntries(colleagues.map(({ mark, name }) => [mark, name]));
  return (
    <Fold
      className="mt-3 max-w-3xl rounded-md border border-line bg-surface"
      row="px-4 font-semibold"
      title={asksForWork(filter) ? 'Somebody else, or another day' : 'What somebody did'}
    >
      <form action="/requests" className="flex flex-wrap items-end gap-4 px-4 pb-4" method="get">
        {show !== 'all' && <input name="show" type="hidden" value={show} />}
        {kind !== 'both' && <input name="kind" type="hidden" value={kind} />}
        <ChoiceField answers={people} defaultValue={by} id="by" label="Who (empty: anybody)" name="by" />
        <ChoiceField answers={times} defaultValue={when === 'ever' ? '' : when} id="when" label="When (empty: ever)" name="when" />
        <Submit look="quiet">Show</Submit>
      </form>
    </Fold>
  );
}

const shows = { all: 'All', look: 'Needs a look', open: 'Open', overdue: 'Overdue', done: 'Done', gone: 'Erased or locked' } as const;
const kinds = { both: 'Both', callback: 'Call backs', contact: 'Messages' } as const;

const none = {
  all: 'No request has come in yet. The first shows here as soon as it does.',
  open: 'Nothing is open: everybody has been answered.',
  overdue: 'Nothing is overdue.',
  done: 'Nothing is done yet. What you finish on the call list comes here.',
  gone: 'Nobody has had a request erased.',
} as const;

/** The filter of the list, as links. */
export function FilterChoices({ filter }: { filter: Filter }) {
  const choicesOf = <T extends string>(name: 'show' | 'kind', words: Readonly<Record<T, string>>) =>
    (Object.keys(words) as T[]).map((key) => ({
      href: addressOfFilter({ ...filter, [name]: key, page: 1 }),
      words: words[key],
      isCurrent: filter[name] === key,
    }));
  return (
    <div className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
      <Choices label="State" of={choicesOf('show', shows)} />
      {filter.show !== 'look' && <Choices label="What they are" of={choicesOf('kind', kinds)} />}
    </div>
  );
}

type Props = {
  page: Page;
  filter: Filter & { show: keyof typeof none };
  colleagues: ReadonlyArray<Colleague>;
  now: number;
  mayExport: boolean;
  elsewhere: boolean;
  exportError?: string | undefined;
};

/** All requests, newest first, below the search. */
export function Requests({ page: { requests, more }, filter, colleagues, now, mayExport, elsewhere, exportError }: Props) {
  const isWork = asksForWork(filter);
  const at = (page: number) => addressOfFilter({ ...filter, page });
  return (
    <>
      <PageHead title="All requests">
        {isWork ? (
          <>
            {workWords(filter, colleagues)}, the last first.{' '}
            <a className={link} href="/requests">
              Show all requests
            </a>
          </>
        ) : elsewhere ? (
          'Requests go to the practice’s own system now. What is here came before that.'
        ) : (
          'The newest first. To find one of them, type what you know.'
        )}
      </PageHead>
      <SearchForm />
      <FilterChoices filter={filter} />
      <WorkForm colleagues={colleagues} filter={filter} />
      {requests.length > 0 ? (
        <Lines colleagues={colleagues} now={now} requests={requests} />
      ) : (
        <Nothing>{filter.page > 1 ? 'There are no more.' : isWork ? 'Nothing was written down then.' : none[filter.show]}</Nothing>
      )}
      <Pager newer={filter.page > 1 ? at(filter.page - 1) : undefined} older={more ? at(filter.page + 1) : undefined} />
      {mayExport && (
        <Fold
          className="mt-8 max-w-reading rounded-md border border-line bg-surface"
          open={exportError !== undefined}
          title="Export: take them away as a file (CSV)"
        >
          <ExportForm error={exportError} now={now} />
        </Fold>
      )}
    </>
  );
}
