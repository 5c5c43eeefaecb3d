import { minute } from '#content/practice-time.ts';
import { numberAsRead, telLink } from '#desk/frame/reach.ts';
import { pathOf, unreadable } from '#desk/frame/request-names.ts';
import { fromNow, whenAsRead } from '#desk/frame/times.ts';
import { mostTries, outcomeWords } from '#requests/calls/outcomes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { AnswerLinks, BeforeTheCall, CorrectionLinks } from './answer-links.tsx';
import { Chip, factsOf, triesWords } from './chips.tsx';
import { History, Related } from './history.tsx';
import { RecordForm, type RequestScreenProps } from './record-form.tsx';
import { type Way, waysTo } from './ways.ts';

/** One request: the patient's words, contact links, outcome form, history and related requests. */
export function RequestScreen(props: RequestScreenProps) {
  const { request, names, emergency, now, query, mayErase } = props;
  const { written, openWith, name, acceptedAt } = request;
  return (
    <article aria-labelledby="request" className="lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-6">
      <a className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold lg:hidden" href={`/${query}`}>
        <Icon className="size-5" name="left" /> Call list
      </a>
      {props.changed && <Changed {...props} />}
      <h1 className="break-words text-2xl" id="request">
        {written?.name ?? unreadable}
      </h1>
      <p className="mt-1 flex flex-wrap gap-x-1.5 gap-y-1">
        {factsOf(request).map((fact) => (
          <Chip key={fact}>{fact}</Chip>
        ))}
        {request.tries > 0 && <Chip>{triesWords(request.tries)}</Chip>}
        {request.atRisk && <Chip look="urgent">We are closed then</Chip>}
      </p>
      <p className="mt-2 text-soft">
        {name}, came {whenAsRead(acceptedAt, now)}. <State {...props} />
      </p>
      {openWith && (
        <p className="mt-3 rounded-md bg-brand-100 px-3 py-2 font-semibold">
          {names.get(openWith.email) ?? openWith.email} opened this {justNow(openWith.at, now)}.
        </p>
      )}
      {request.withdrawn && (
        <p className="mt-3 rounded-md border-2 border-urgent bg-urgent-50 px-3 py-2 font-semibold">
          Somebody has taken the consent for this back on the site. Do not ring before it is settled under <a href="/tasks">Withdrawals</a>.
        </p>
      )}
      {emergency.length > 0 && <EmergencyNote rows={emergency} />}
      <BeforeTheCall names={names} now={now} request={request} />
      {written ? (
        <>
          <p className="mt-4 whitespace-pre-line break-words border-brand-300 border-l-4 pl-3 text-lg">
            {written.text || <span className="text-soft">They wrote nothing beside the form’s own answers.</span>}
          </p>
          {(written.phone || written.email) && (
            <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 break-all">
              {written.phone && <span className="font-semibold">{numberAsRead(written.phone)}</span>}
              {written.secondPhone && (
                <span>
                  Second: <a href={telLink(written.secondPhone)}>{numberAsRead(written.secondPhone)}</a>
                </span>
              )}
              {written.email && <span>{written.email}</span>}
            </p>
          )}
          <ReachLinks request={request} texts={props.texts} />
        </>
      ) : (
        <p className="mt-4">
          The key that this was sealed with is missing from the desk’s settings. Nothing is lost: it opens again as soon as the key is back.
        </p>
      )}
      <AnswerLinks request={request} />
      <RecordForm {...props} />
      <History events={request.events} names={names} now={now} />
      <Related now={now} related={request.related} />
      <CorrectionLinks request={request} />
      {mayErase && (
        <p className="mt-2 text-sm">
          <a className="inline-block py-2" href={`${pathOf(request)}/erase`}>
            Erase this request
          </a>
        </p>
      )}
    </article>
  );
}

function State({ request: { state, dueAt, promisedAt, events }, now }: RequestScreenProps) {
  const promise = promisedAt === null ? '' : `A call was promised by ${whenAsRead(promisedAt, now)}. `;
  if (state === 'done') return <>{`${promise}Nothing is left to do${events[0] ? `: done ${fromNow(events[0].at, now)}` : ''}.`}</>;
  if (dueAt === null || dueAt === promisedAt) return promise;
  return <>{`${promise}Next: ${whenAsRead(dueAt, now)}.`}</>;
}

const justNow = (at: number, now: number) => (now - at < minute ? 'a moment ago' : fromNow(at, now));

function Changed({ request: { events }, names, now }: RequestScreenProps) {
  const [latest] = events;
  return (
    <p className="mb-4 rounded-md border-2 border-urgent bg-urgent-50 px-4 py-2 font-semibold text-urgent" role="alert">
      {latest
        ? `${names.get(latest.by) ?? latest.by} recorded ‘${outcomeWords(latest.outcome)}’ ${justNow(latest.at, now)}.`
        : 'Somebody changed this meanwhile.'}{' '}
      Yours was not recorded. Your note is still in the box below: choose again if it still holds.
    </p>
  );
}

// More rows would push the patient's own words off a phone's screen.
const rowsShown = 2;

function EmergencyNote({ rows }: { rows: ReadonlyArray<string> }) {
  return (
    <div className="mt-3 rounded-md border-2 border-emergency bg-emergency-50 px-4 py-2">
      <p className="font-bold text-emergency">May be an emergency: ring now, and tell the doctor</p>
      <p className="text-sm">Some of their words fit: {rows.slice(0, rowsShown).join('; ')}. If it is so: 112 or 108, at once.</p>
    </div>
  );
}

const wayNames = { phone: 'Call', whatsapp: 'WhatsApp', mail: 'E-mail' } as const satisfies Record<Way, string>;

/** Buttons to call, to write on WhatsApp with a prepared message, and to write an e-mail, in the order that the patient asked for. */
export function ReachLinks({ request, texts }: Pick<RequestScreenProps, 'request' | 'texts'>) {
  const { tries, outcome, written } = request;
  const mustWrite = tries >= mostTries;
  const isWrong = outcome === 'wrong-number';
  return (
    <div className="mt-3">
      {mustWrite && <p className="mb-2 font-semibold text-urgent">Nobody answered {tries} times: write to them.</p>}
      {isWrong && written?.email && <p className="mb-2 font-semibold text-urgent">The number was wrong: write to their e-mail.</p>}
      <div className="flex flex-wrap gap-3">
        {waysTo(request, texts).map(({ way, href }, at) => (
          <ButtonLink
            className="grow lg:grow-0"
            data-call={way === 'phone' ? '' : undefined}
            href={href}
            key={way}
            look={at === 0 && !(isWrong && way === 'phone') ? 'accent' : 'quiet'}
            {...(way === 'whatsapp' && { rel: 'noreferrer', target: '_blank' })}
          >
            <Icon className="size-5" name={way} /> {wayNames[way]}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
