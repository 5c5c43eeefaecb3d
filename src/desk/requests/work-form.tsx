import type { Colleague } from '#desk/door/colleagues.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { ChoiceField } from '#ui/forms/field.tsx';
import { asksForWork, type Filter } from './filter.ts';

/** What is shown, in words: 'What Asha did today'. */
export function workWords({ by, when }: Filter, colleagues: ReadonlyArray<Colleague>): string {
  const name = colleagues.find(({ mark }) => mark === by)?.name;
  const then = { ever: '', today: ' today', week: ' in the last 7 days' }[when];
  return name ? `What ${name} did${then}` : `What was done${then}`;
}

const times = { today: 'Today', week: 'The last 7 days' } as const;

/** Picks out the requests that somebody, or anybody, wrote something down about. */
export function WorkForm({ filter, colleagues }: { filter: Filter; colleagues: ReadonlyArray<Colleague> }) {
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
        <Button look="quiet" type="submit">
          Show
        </Button>
      </form>
    </Fold>
  );
}
