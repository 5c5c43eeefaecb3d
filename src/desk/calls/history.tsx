import { pathOf } from '#desk/frame/request-names.ts';
import { whenAsRead } from '#desk/frame/times.ts';
import type { OneRequest, RequestEvent } from '#requests/calls/one-request.ts';
import { outcomeWords } from '#requests/calls/outcomes.ts';
import { setsVisit } from '#requests/calls/visits.ts';
import { Titled } from '#ui/titled.tsx';

type HistoryProps = {
  events: ReadonlyArray<RequestEvent>;
  names: ReadonlyMap<string, string>;
  now: number;
  /** The request whose latest event can still be undone, as that event left it. */
  undo: Pick<OneRequest, 'name' | 'version'> | undefined;
};

/** The recorded events of a request, latest first. */
export function History({ events, names, now, undo }: HistoryProps) {
  if (events.length === 0) return null;
  return (
    <Titled className="mt-6" id="history" look="text-lg" title="What was done">
      <ol className="mt-1 divide-y divide-line border-line border-y">
        {events.map(({ at, by, outcome, dueAt, note, undone }) => (
          <li className="py-2" key={`${at}-${outcome}-${by}`}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>
                <span className={undone ? 'line-through' : 'font-semibold'}>{outcomeWords(outcome)}</span>
                {dueAt !== null && `, ${setsVisit(outcome) ? 'for' : 'next'} ${whenAsRead(dueAt, now)}`}
              </span>
              <span className="text-sm text-soft">
                {names.get(by) ?? by}, {whenAsRead(at, now)}
              </span>
            </p>
            {note && <p className="whitespace-pre-line break-words">{note}</p>}
          </li>
        ))}
      </ol>
      {undo && (
        <form action={`${pathOf(undo)}/undo`} method="post">
          <input name="version" type="hidden" value={undo.version} />
          <button className="min-h-12 font-semibold text-brand underline underline-offset-4" type="submit">
            Undo the last one
          </button>
        </form>
      )}
    </Titled>
  );
}

/** Other requests from the same phone or e-mail, by date, kind and outcome. Their words appear only on their own pages. */
export function Related({ related, now }: { related: OneRequest['related']; now: number }) {
  if (related.length === 0) return null;
  return (
    <Titled className="mt-6" id="earlier" look="text-lg" title="From the same phone or email">
      <ul className="mt-1 divide-y divide-line border-line border-y">
        {related.map(({ name, kind, acceptedAt, state, outcome }) => (
          <li key={name}>
            <a className="flex flex-wrap justify-between gap-x-4 py-2 text-ink no-underline hover:bg-brand-50" href={pathOf({ name })}>
              <span className="font-semibold">{whenAsRead(acceptedAt, now)}</span>
              <span className="text-sm text-soft">
                {kind === 'contact' ? 'Message' : 'Call back'}, {relatedWords(state, outcome)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Titled>
  );
}

function relatedWords(state: OneRequest['state'], outcome: string | null): string {
  if (state === 'open') return 'open';
  if (state === 'done') return outcome ? outcomeWords(outcome).toLowerCase() : 'done';
  return 'not on the call list yet';
}
