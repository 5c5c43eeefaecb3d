import { pathOf } from '#desk/frame/request-names.ts';
import { timeAndDay } from '#desk/frame/times.ts';
import { outcomeWords } from '#requests/calls/outcomes.ts';
import type { justRecorded } from '#requests/calls/undo.ts';
import { setsVisit } from '#requests/calls/visits.ts';
import { comesIn } from '#requests/request.ts';
import { Key } from './action-bar.tsx';
import { peopleIn } from './chips.tsx';
import { nextCallWords } from './due-labels.ts';

type Props = {
  recorded: Omit<NonNullable<Awaited<ReturnType<typeof justRecorded>>>, 'place'>;
  now: number;
};

function whenWords(outcome: string, dueAt: number | null, now: number): string {
  if (outcome === 'question') return 'whose answer comes back to the call list';
  if (setsVisit(outcome)) return dueAt === null ? 'stays on the list until the time is settled' : `for ${timeAndDay(dueAt, now)}`;
  return dueAt === null ? '' : nextCallWords(outcome, dueAt, now);
}

/** 'no answer, again at 12:13'; 'booked, for 11:00 tomorrow'. */
function recordedWords({ recorded: { outcome, dueAt, requests }, now }: Props): string {
  const words = whenWords(outcome, dueAt, now);
  const when = words && `, ${words}`;
  return `${outcomeWords(outcome).toLowerCase()}${when}${requests.length > 1 ? ` (${requests.length} requests)` : ''}`;
}

/** Says what was recorded a moment ago, with the button to undo it. */
export function RecordedMessage({ recorded, now }: Props) {
  const { name, requests } = recorded;
  return (
    <div className="mb-3 flex items-center justify-between gap-3 rounded-md bg-good-50 px-3 text-good" role="status">
      <p className="min-w-0 break-words py-2">
        <a className="font-semibold text-good underline" href={pathOf(recorded)}>
          {requests.some(({ written }) => written) ? peopleIn(requests) : name}
        </a>
        : {recordedWords({ recorded, now })}{' '}
        {setsVisit(recorded.outcome) && recorded.dueAt !== null && !requests.every(comesIn) && (
          <a
            aria-keyshortcuts="t"
            className="inline-flex min-h-11 sm:ml-2 items-center gap-1.5 font-semibold text-good underline"
            data-key="t"
            href={`${pathOf(recorded)}/texts`}
          >
            Send the confirmation <Key>t</Key>
          </a>
        )}
      </p>
      <form action={`${pathOf(recorded)}/undo`} method="post">
        <input name="version" type="hidden" value={recorded.version} />
        <button
          aria-keyshortcuts="u"
          className="inline-flex min-h-12 items-center gap-1.5 px-1 font-semibold underline underline-offset-4"
          data-key="u"
          type="submit"
        >
          Undo <Key>u</Key>
        </button>
      </form>
    </div>
  );
}
