import type { Colleague } from '#desk/door/colleagues.ts';
import { Choices, link, Nothing, PageHead, Pager } from '#desk/frame/page-parts.tsx';
import type { Page } from '#requests/lists/listing.ts';
import { Fold } from '#ui/fold.tsx';
import { ExportForm } from './export-form.tsx';
import { addressOfFilter, asksForWork, type Filter } from './filter.ts';
import { Lines } from './request-lines.tsx';
import { SearchForm } from './search-form.tsx';
import { WorkForm, workWords } from './work-form.tsx';

const shows = { all: 'All', look: 'Needs a look', open: 'Open', overdue: 'Overdue', done: 'Done', gone: 'Erased or locked' } as const;
const kinds = { both: 'Both', callback: 'Call backs', contact: 'Messages' } as const;

const none = {
  all: 'No request has come in yet. The first stands here as soon as it does.',
  open: 'Nothing is open: everybody has been answered.',
  overdue: 'Nothing is overdue: everybody was answered in time.',
  done: 'Nothing is done yet. What you finish on the call list comes here.',
  gone: 'Nobody has had a request erased.',
} as const;

/** Which requests are shown, as links. */
export function FilterChoices({ filter }: { filter: Filter }) {
  const holding = <T extends string>(name: 'show' | 'kind', words: Readonly<Record<T, string>>) =>
    (Object.keys(words) as T[]).map((key) => ({
      href: addressOfFilter({ ...filter, [name]: key, page: 1 }),
      words: words[key],
      holds: filter[name] === key,
    }));
  return (
    <div className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
      <Choices label="How they stand" of={holding('show', shows)} />
      {filter.show !== 'look' && <Choices label="What they are" of={holding('kind', kinds)} />}
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

/** All requests, the newest first, with the search above them. */
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
          'Requests go to the practice’s own system now. What stands here came before that.'
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
          title="Take them away as a file"
        >
          <ExportForm error={exportError} now={now} />
        </Fold>
      )}
    </>
  );
}
