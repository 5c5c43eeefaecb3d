import { minute } from '#content/practice-time.ts';
import type { Person } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { Doubt } from '#desk/frame/page-parts.tsx';
import { needsALookPath, pathOf } from '#desk/frame/request-names.ts';
import { fromNow, timeAndDay, whenAsRead } from '#desk/frame/times.ts';
import type { OneRequest } from '#requests/calls/one-request.ts';
import { outcomes, outcomeWords } from '#requests/calls/outcomes.ts';
import { comesIn, type PatientRequest } from '#requests/request.ts';
import { canBeRung } from '#requests/submission.ts';
import { isCorrectable } from '#requests/written-down.ts';
import { numberAsRead, telLink } from '#schemas/phone-number.ts';
import { Icon } from '#ui/icon.tsx';
import { ActionBar, OutcomeButton } from './action-bar.tsx';
import { AnswerLinks, BeforeTheCall, CorrectionLinks, WriteInstead } from './answer-links.tsx';
import { pressedValue } from './call-form.ts';
import { Chip, factsOf, languagesIn, peopleIn, triesWords } from './chips.tsx';
import { EmergencyNote } from './emergency-note.tsx';
import { History, Related } from './history.tsx';
import { RecordForm, type RequestScreenProps } from './record-form.tsx';

const way = 'inline-flex min-h-11 items-center gap-1 font-semibold';

/** One person's requests: their words, the form that records a call, what was done, and the bar to act with. */
export function RequestScreen(props: RequestScreenProps<OneRequest>) {
  const { request, names, now, back, mayErase, isMain = true, isBeside = false, arms = false } = props;
  const { openWith, events, related, others, undoable } = request;
  const requests = [request, ...others];
  const Title = isMain ? 'h1' : 'h2';
  const mayRing = mayBeRung(request);
  // Typed text is never dropped.
  const records = mayRing || props.typed !== undefined;
  return (
    <article
      aria-labelledby="request"
      className="request-panel group/request lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:px-6 lg:pt-5"
      data-acts={isBeside ? '' : undefined}
      data-request={pathOf(request)}
    >
      <div className="-ml-1 flex justify-between lg:hidden">
        <a className={way} href={back}>
          <Icon className="size-5" name="left" /> Call list
        </a>
        {/* The bar of outcomes has taken the navigation's place, and a phone may ring. */}
        <a className={way} href="/write-down">
          <Icon className="size-5" name="pen" /> Write down
        </a>
      </div>
      {props.changed && <Changed {...props} />}
      {props.asked && <Question asked={props.asked} now={now} />}
      <Title className="break-words text-2xl" id="request">
        {peopleIn(requests)}
      </Title>
      <p className="mt-1 flex flex-wrap gap-x-1.5 gap-y-1">
        {request.tries > 0 && <Chip>{triesWords(request.tries)}</Chip>}
        {request.atRisk && <Chip look="urgent">We are closed then</Chip>}
        {openWith && <Chip look="good">{names.get(openWith) ?? openWith} has it open</Chip>}
      </p>
      {request.withdrawn && (
        <p className="mt-3 rounded-md border-2 border-urgent bg-urgent-50 px-3 py-2 font-semibold">
          Somebody has taken the consent for this back on the site.{' '}
          {mayRing ? 'It may be an emergency: ring for that alone, and settle the rest' : 'Do not ring before it is settled'} under{' '}
          <a href={needsALookPath}>Needs a look</a>.
        </p>
      )}
      <EmergencyNote isHere={request.cameBy === 'visit'} requests={requests} />
      <BeforeTheCall email={props.email} names={names} now={now} request={request} />
      {requests.map((each) => (
        <Words isOne={requests.length === 1} isShown={each === request} key={each.id} now={now} request={each} />
      ))}
      <Contacts requests={requests} />
      {records && (
        <>
          <WriteInstead request={request} />
          <AnswerLinks request={request} />
        </>
      )}
      <CorrectionLinks now={now} request={request} />
      {records && <RecordForm {...props} />}
      <History events={events} names={names} now={now} undo={undoable ? request : undefined} />
      <Related now={now} related={related} />
      {(mayErase || isCorrectable(request, now)) && (
        <p className="mt-2 flex gap-x-6 text-sm">
          <a className="inline-block py-2" href={`${pathOf(request)}/erase`}>
            Erase this request
          </a>
          {props.mayLog && (
            <a className="inline-block py-2" href={`/access?reference=${request.name}`}>
              Who looked at this
            </a>
          )}
        </p>
      )}
      {records && <ActionBar arms={arms} request={request} texts={props.texts} />}
    </article>
  );
}

/** A patient who took the consent back is not rung, unless life may be in danger. */
export const mayBeRung = ({ withdrawn, emergency, others }: OneRequest): boolean =>
  !withdrawn || [{ emergency }, ...others].some((each) => each.emergency.length > 0);

/** The rights of a member of the staff about a request, beside calling. */
export const rightsOf = (person: Person) => ({ mayErase: may(person, 'erase'), mayLog: may(person, 'access log') });

// A longer text scrolls by itself on a desktop, so that the form below it stays in sight.
const long = 900;

/** One request in the patient's own words. */
function Words({ request, now, isOne, isShown }: { request: PatientRequest; now: number } & Record<'isOne' | 'isShown', boolean>) {
  const { name, written, acceptedAt } = request;
  const scrolls = (written?.text.length ?? 0) > long;
  return (
    <section aria-label={name} className="mt-3">
      {written && !isOne && (
        <p className="break-words font-semibold">{isShown ? written.name : <a href={pathOf(request)}>{written.name}</a>}</p>
      )}
      <p className="text-sm text-soft">
        {[`${name}, came ${whenAsRead(acceptedAt, now)}`, ...factsOf(request), ...languagesIn([request])].join(' · ')}.{' '}
        <State now={now} request={request} />
      </p>
      {written ? (
        <div
          className={`mt-2 whitespace-pre-line break-words border-brand-300 border-l-4 pl-3 text-lg ${scrolls ? 'lg:max-h-72 lg:overflow-y-auto' : ''}`}
          tabIndex={scrolls ? 0 : undefined}
        >
          {written.text || <span className="text-soft">They wrote nothing beside the form’s own answers.</span>}
        </div>
      ) : (
        <p className="mt-2">
          The key that this was encrypted with is missing from the desk’s settings. Nothing is lost: it opens again as soon as the key is
          back.
        </p>
      )}
    </section>
  );
}

function State({ request: { state, dueAt, promisedAt, ways }, now }: { request: PatientRequest; now: number }) {
  const what = comesIn({ ways }) ? 'Comes in' : `${canBeRung({ ways }) ? 'A call' : 'An answer'} was promised`;
  const promise = promisedAt === null ? '' : `${what} by ${timeAndDay(promisedAt, now)}`;
  if (state === 'done') return <>{`${promise && `${promise}. `}Nothing is left to do.`}</>;
  if (dueAt === null || dueAt === promisedAt) return promise && `${promise}.`;
  const next = timeAndDay(dueAt, now);
  return <>{promise ? `${promise}; now due ${next}.` : `Due ${next}.`}</>;
}

function Contacts({ requests }: { requests: ReadonlyArray<PatientRequest> }) {
  const written = requests.flatMap((each) => each.written ?? []);
  const phones = new Set(written.map(({ phone }) => phone && numberAsRead(phone)));
  const seconds = new Set(written.map(({ secondPhone }) => secondPhone).filter(Boolean));
  const all = [...phones, ...new Set(written.map(({ email }) => email))].filter(Boolean);
  return (
    <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 break-all">
      {all.map((contact) => (
        <span className="font-semibold" key={contact}>
          {contact}
        </span>
      ))}
      {[...seconds].map((phone) => (
        <span key={phone}>
          Second: <a href={telLink(phone)}>{numberAsRead(phone)}</a>
        </span>
      ))}
    </p>
  );
}

const justNow = (at: number, now: number) => (now - at < minute ? 'a moment ago' : fromNow(at, now));

function Changed({ request: { events }, names, email, now }: RequestScreenProps<OneRequest>) {
  const [latest] = events;
  const who = latest?.by === email ? 'You' : (names.get(latest?.by ?? '') ?? latest?.by);
  return (
    <p className="mb-4 rounded-md border-2 border-urgent bg-urgent-50 px-4 py-2 font-semibold text-urgent" role="alert">
      {latest ? `${who} recorded ‘${outcomeWords(latest.outcome)}’ ${justNow(latest.at, now)}.` : 'Somebody changed this meanwhile.'} This
      was not recorded. Your note is still in the box below: choose again if it still holds.
    </p>
  );
}

export function Question({ asked: { doubt, outcome, at }, now }: { asked: NonNullable<RequestScreenProps['asked']>; now: number }) {
  const when = at === undefined ? '' : timeAndDay(at, now);
  return (
    <Doubt doubt={doubt} stays="Your note is still in the box below." when={when}>
      <OutcomeButton value={pressedValue(outcome, at)}>
        <span className="px-3">{`Yes: ${outcomes[outcome].words.toLowerCase()}${when && `, ${when}`}`}</span>
      </OutcomeButton>
    </Doubt>
  );
}
