import { link } from '#desk/frame/page-parts.tsx';
import { movePath, pathOf } from '#desk/frame/request-names.ts';
import { whenAsRead } from '#desk/frame/times.ts';
import { doctorExchange, type OneRequest } from '#requests/calls/one-request.ts';
import { mostTries } from '#requests/calls/outcomes.ts';
import { setsVisit } from '#requests/calls/visits.ts';
import { canBeWrittenTo } from '#requests/request.ts';
import { canBeRung } from '#requests/submission.ts';
import { isCorrectable } from '#requests/written-down.ts';
import { ButtonLink } from '#ui/button.tsx';

type Props = {
  request: Pick<OneRequest, 'name' | 'state' | 'version' | 'ways' | 'events' | 'askedDoctorAt' | 'visitAt' | 'visitIsClosed'>;
  names: ReadonlyMap<string, string>;
  email: string;
  now: number;
};

/** The doctor's answer, or what she was asked; and the visit that is booked. */
export function BeforeTheCall({ request, names, email, now }: Props) {
  const { question, reply } = doctorExchange(request.events);
  const { visitAt, visitIsClosed } = request;
  const latest = request.events.find(({ outcome, undone }) => !undone && (outcome === 'told' || setsVisit(outcome)));
  // Of the visit that is booked now, and of a time that is closed still.
  const told = visitIsClosed && latest?.outcome === 'told' ? latest : undefined;
  const waits = question && !reply && request.askedDoctorAt !== null;
  return (
    <>
      {reply && (
        <div className="mt-3 rounded-md border-2 border-good bg-good-50 px-4 py-2">
          <p className="font-bold text-good">
            {names.get(reply.by) ?? reply.by} answered, {whenAsRead(reply.at, now)}: tell them
          </p>
          <p className="whitespace-pre-line break-words text-lg">{reply.note}</p>
          {question && (
            <p className="whitespace-pre-line break-words text-soft text-sm">
              {question.by === email ? 'You' : (names.get(question.by) ?? question.by)} asked: {question.note}
            </p>
          )}
        </div>
      )}
      {waits && (
        <p className="mt-3 whitespace-pre-line break-words rounded-md bg-brand-100 px-4 py-2">
          The doctor was asked, {whenAsRead(question.at, now)}: {question.note}
        </p>
      )}
      {visitAt !== undefined && (
        <p
          className={`mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md px-4 py-2 font-semibold ${visitIsClosed ? 'bg-urgent-50 text-urgent' : 'bg-good-50 text-good'}`}
        >
          Comes {whenAsRead(visitAt, now)}
          {visitIsClosed && ': we are closed then'}
          {told && `. They were told ${whenAsRead(told.at, now)}`}
          {(!request.ways || canBeWrittenTo(request)) && (
            <ButtonLink className="min-h-11! px-4!" href={`${pathOf(request)}/texts`} look="quiet">
              {!visitIsClosed ? 'Send the confirmation' : told ? 'Tell them again' : 'Tell them'}
            </ButtonLink>
          )}
          <ButtonLink className="min-h-11! px-4!" href={movePath(request)} look="quiet">
            Another time
          </ButtonLink>
        </p>
      )}
    </>
  );
}

const entry = `${link} inline-flex min-h-11 items-center font-semibold`;

/** Links to what can be done beside a call. */
export function AnswerLinks({ request }: Pick<Props, 'request'>) {
  const address = pathOf(request);
  return (
    <p className="mt-2 flex flex-wrap gap-x-6">
      {canBeWrittenTo(request) && (
        <a className={entry} href={`${address}/texts`}>
          Send a text
        </a>
      )}
      {request.askedDoctorAt === null && (
        <a className={entry} href={`${address}/ask`}>
          Ask the doctor
        </a>
      )}
    </p>
  );
}

type CorrectionProps = { request: Pick<OneRequest, 'name' | 'state' | 'ways' | 'version' | 'enteredBy' | 'acceptedAt'>; now: number };

/** Links to correct a request. They come before the hours of visits, so that nobody has to scroll past those. */
export function CorrectionLinks({ request, now }: CorrectionProps) {
  const address = pathOf(request);
  const { state, ways, version, enteredBy } = request;
  return (
    <div className="flex flex-wrap gap-x-6 text-sm">
      {ways && (
        <a className={entry} href={`${address}/contact`}>
          {ways.includes('phone') ? 'Change the number' : 'Add a number'}
        </a>
      )}
      {isCorrectable(request, now) && (
        <a className={entry} href={`${address}/correct`}>
          Correct what was written down
        </a>
      )}
      {/* A caller whom staff wrote down is no robot. */}
      {state === 'open' && enteredBy === null && (
        <form action={`${address}/set-aside`} method="post">
          <input name="version" type="hidden" value={version} />
          <button className={entry} type="submit">
            Set aside as spam
          </button>
        </form>
      )}
    </div>
  );
}

/** Says to write where ringing is of no use. */
export function WriteInstead({ request: { tries, wrongNumber, ways } }: { request: Pick<OneRequest, 'tries' | 'wrongNumber' | 'ways'> }) {
  const words =
    wrongNumber && ways?.includes('mail')
      ? 'The number was wrong: write to their email.'
      : tries >= mostTries && canBeRung({ ways })
        ? `Nobody answered ${tries} times: write to them.`
        : undefined;
  return words && <p className="mt-3 font-semibold text-urgent">{words}</p>;
}
