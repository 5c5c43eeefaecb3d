import { addressAsRead, phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { closedAhead, openNow } from '#content/open-now.ts';
import { openAsRead } from '#content/opening-hours.ts';
import { practice } from '#content/practice.ts';
import type { OpeningHours } from '#content/practice-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { PhoneOrCallback } from '#ui/phone.tsx';
import { VisitPart, visitIsKnown } from './visit-part.tsx';

const { visit, map, doctor } = practice;

function WayHere() {
  const facts = [
    ['Landmark', visit.landmark],
    ['Metro and bus', visit.transport],
    ['Parking', visit.parking],
    ['Step-free', visit.stepFree],
  ] as const;
  return (
    <VisitPart id="way" title="The way here">
      <address className="not-italic">{addressAsRead}</address>
      {visitIsKnown && (
        <>
          <img
            alt={`The way, drawn: ${visit.way.join(' ')}`}
            className="mt-4 w-full rounded-lg"
            height="360"
            loading="lazy"
            src="/images/way.svg"
            width="480"
          />
          <ol className="mt-4 list-decimal space-y-2 pl-list">
            {visit.way.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <dl className="mt-6 grid gap-4 sm:grid-cols-2">
            {facts.map(([name, words]) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-4">
        <ButtonLink href={map.directions} look="quiet" rel="noopener" target="_blank">
          <Icon className="size-5" name="pin" /> Directions
        </ButtonLink>
      </p>
    </VisitPart>
  );
}

function Fees() {
  return (
    <VisitPart id="fees" title="What a visit costs">
      <dl className="divide-y divide-line border-y border-line">
        {visit.fees.map(({ what, amount }) => (
          <div className="flex flex-wrap justify-between gap-x-6 py-3" key={what}>
            <dt>{what}</dt>
            <dd className="font-semibold tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{visit.payment}</p>
      <h3 className="mt-6 text-lg">For an operation: an estimate in writing</h3>
      <p className="mt-1">{visit.estimate}</p>
      <p className="mt-3">
        <a className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand underline underline-offset-4" href="/getting-ready">
          How to get ready for each operation
        </a>
      </p>
    </VisitPart>
  );
}

function Insurance() {
  return (
    <VisitPart id="insurance" title="Insurance and schemes">
      <p>{visit.cashless}</p>
      <h3 className="mt-6 text-lg">We settle directly with</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {visit.insurers.map((insurer) => (
          <li className="rounded-full border border-line bg-sunk px-4 py-1" key={insurer}>
            {insurer}
          </li>
        ))}
      </ul>
      <h3 className="mt-6 text-lg">Government schemes</h3>
      <p className="mt-1">{visit.schemes}</p>
    </VisitPart>
  );
}

/** Whether the practice is open at `now` (Unix time in ms); `hours` include the times that staff have closed. */
function OpenPanel({ now, hours }: { now: number; hours: OpeningHours }) {
  const { open, words, asOf } = openNow(now, hours);
  const closed = closedAhead(now, hours).slice(0, 3);
  return (
    <section aria-label="Opening hours" className="rounded-lg border border-line bg-surface p-6 shadow-card">
      <p className="flex items-center gap-3 text-xl font-semibold">
        <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${open ? 'bg-good' : 'bg-edge'}`} />
        {words}
      </p>
      <p className="mt-1 text-sm text-soft">At {asOf}, India time.</p>
      <p className="mt-4">
        {openAsRead}
        {closed.length > 0 && <>. Closed on {new Intl.ListFormat('en-IN').format(closed)}</>}.
      </p>
      {visitIsKnown && <p className="mt-2">{practice.visit.afterHours}</p>}
      <div className="mt-6 flex flex-wrap gap-4">
        <PhoneOrCallback />
      </div>
    </section>
  );
}

function ToBring() {
  return (
    <VisitPart id="bring" title="What to bring">
      <ul className="list-disc space-y-2 pl-list">
        {visit.bring.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p className="mt-4">{visit.before}</p>
    </VisitPart>
  );
}

/** Replaces fees and insurers that the practice has not provided. */
function AskUs() {
  return (
    <VisitPart id="fees" title="What a visit costs">
      <p>
        Ask us for the fee, for your insurer and for what to bring:{' '}
        <a className="whitespace-nowrap text-brand underline underline-offset-4" href={phoneLink}>
          {phoneAsRead}
        </a>
        .
      </p>
    </VisitPart>
  );
}

function WhenHere() {
  return (
    <VisitPart id="here" title="When you are here">
      {visitIsKnown && <p className="mb-3">{visit.waiting}</p>}
      <p>We speak {new Intl.ListFormat('en-IN').format(doctor.languages)}. You can bring someone into the room with you.</p>
    </VisitPart>
  );
}

/** The page about a visit; `now` is Unix time in ms. */
export function VisitScreen({ now, hours }: { now: number; hours: OpeningHours }) {
  return (
    <Container className="py-8 lg:py-12">
      <OpenPanel hours={hours} now={now} />
      {visitIsKnown && !visit.given && (
        <p className="mt-8 rounded-md border-2 border-dashed border-edge p-4 font-semibold">
          Fees, insurers and the way are examples until the practice has given its own.
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-2">
        <div>
          {visitIsKnown ? <Fees /> : <AskUs />}
          {visitIsKnown && <Insurance />}
          {visitIsKnown && <ToBring />}
        </div>
        <div>
          <WayHere />
          <WhenHere />
        </div>
      </div>
    </Container>
  );
}
