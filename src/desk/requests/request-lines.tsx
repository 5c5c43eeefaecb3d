import type { Colleague } from '#desk/door/staff.ts';
import { emergencyOf, pathOf, unreadable } from '#desk/frame/request-names.ts';
import { fromNow, lasting, whenAsRead } from '#desk/frame/times.ts';
import { backendAnswer } from '#requests/alerts/backlog.ts';
import { outcomeWords } from '#requests/calls/outcomes.ts';
import type { Page } from '#requests/lists/listing.ts';
import { isGone, type PatientRequest, setAsideReason } from '#requests/request.ts';
import { numberAsRead } from '#schemas/phone-number.ts';

const kindNames = { callback: 'Call back', contact: 'Message' } as const;

const otherStates: Readonly<Record<string, string>> = {
  erased: 'Erased',
  locked: 'Locked',
  held: 'Needs a look',
  rejected: 'Needs a look',
  pending: 'On its way',
  delivered: 'Handed over',
};

/** The state of a request in a few words; `late` when it is overdue. */
function stateWords({ state, dueAt: due, outcome }: PatientRequest, now: number): { words: string; late: boolean } {
  const other = otherStates[state];
  if (other) return { words: other, late: false };
  if (state === 'done') return { words: outcome ? outcomeWords(outcome) : 'Done', late: false };
  const late = due !== null && due < now;
  return { words: due === null ? 'Open' : late ? `${lasting(due, now)} overdue` : `Due ${fromNow(due, now)}`, late };
}

const heldReasons: Readonly<Record<string, string>> = {
  honeypot: 'A field that people do not see was filled in. Robots do that, and now and then a browser that fills in forms by itself.',
  'too-fast':
    'It was sent within two seconds of opening the form. Robots do that, and now and then a person who comes back to a filled form.',
  [setAsideReason]: 'Somebody at the desk took it for spam.',
  links: 'It holds more than three web addresses. Advertising does that.',
};

/** Explains why the site held a request. */
export function heldWords(reason: string | null): string {
  return (
    heldReasons[reason ?? ''] ??
    'The check against robots did not let it through. It fails for some people too, with an old phone or a blocker.'
  );
}

/** The last answer of the practice's own backend, in a sentence. */
export const answerWords = (code: string | null): string =>
  code === null ? 'It has not been tried yet, or nothing came back.' : backendAnswer(code);

type Props = {
  requests: Page['requests'];
  /** Names for the recorded events. */
  colleagues?: ReadonlyArray<Colleague>;
  now: number;
  /** Shows the phone numbers too, and how their words begin. */
  withWords?: boolean;
};

/** One line of the list: name, reference, kind, time and state. */
function Line({ request, colleagues, now, withWords }: Required<Omit<Props, 'requests'>> & { request: Page['requests'][number] }) {
  const { written, done, doneBy = '', doneAt = 0, reference, name: address, kind, acceptedAt } = request;
  const { words, late } = stateWords(request, now);
  const name = written ? written.name || 'No name given' : isGone(request) ? 'Without a name' : unreadable;
  const signs = request.state === 'open' ? emergencyOf([request], 'short') : [];
  return (
    <li>
      <a
        className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-1 py-2.5 text-ink no-underline hover:bg-brand-50 lg:grid-cols-[minmax(0,1fr)_7rem_5.5rem_11rem_13.5rem]"
        data-line
        href={pathOf(request)}
      >
        <span className={`min-w-0 break-words lg:truncate ${written ? 'font-semibold' : 'text-soft'}`}>{name}</span>
        <span className={`text-right lg:order-last ${late ? 'font-bold text-urgent' : 'text-soft'}`}>{words}</span>
        <span className="col-span-2 flex flex-wrap gap-x-3 text-sm text-soft lg:contents">
          <span>{reference ?? address.replace(/^\w+-/, 'No. ')}</span>
          <span>{kindNames[kind]}</span>
          <span>{whenAsRead(acceptedAt, now)}</span>
        </span>
        {(signs.length > 0 || (withWords && written?.phone)) && (
          <span className="col-span-2 flex flex-wrap gap-x-3 lg:order-last lg:col-span-5">
            {withWords && written?.phone && <span>{numberAsRead(written.phone)}</span>}
            {signs.length > 0 && (
              <span className="rounded-sm bg-emergency-50 px-2 font-semibold text-emergency text-sm">{signs.join(', ')}</span>
            )}
          </span>
        )}
        {withWords && written?.text && (
          <span className="col-span-2 line-clamp-2 lg:order-last lg:col-span-5">{written.text.slice(0, 300)}</span>
        )}
        {done && (
          <span className="col-span-2 text-sm lg:order-last lg:col-span-5">
            {colleagues.find(({ email }) => email === doneBy)?.name ?? doneBy}: <strong>{outcomeWords(done)}</strong>,{' '}
            {whenAsRead(doneAt, now)}
          </span>
        )}
      </a>
    </li>
  );
}

export function Lines({ requests, colleagues = [], now, withWords = false }: Props) {
  return (
    <ul className="mt-3 divide-y divide-line border-line border-y">
      {requests.map((request) => (
        <Line colleagues={colleagues} key={request.id} now={now} request={request} withWords={withWords} />
      ))}
    </ul>
  );
}
