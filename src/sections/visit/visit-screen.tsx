import type { ReactNode } from 'react';
import { addressAsRead } from '#content/contact-links.ts';
import { costsHref, feesHref } from '#content/cost-link.ts';
import { text as words } from '#content/languages/en/words.ts';
import { fill } from '#content/languages/fill.ts';
import { closedAhead, openNow } from '#content/open-now.ts';
import { closedWeekdays } from '#content/opening-hours.ts';
import type { OperationCost } from '#content/operation-costs.ts';
import { practice } from '#content/practice.ts';
import type { OpeningHours } from '#content/practice-time.ts';
import { visit, visitIsKnown, wayFacts } from '#content/visit-facts.ts';
import { PrintedHead } from '#sections/printed-head.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { EmergencyNumbers } from '#ui/emergency.tsx';
import { Icon } from '#ui/icon.tsx';
import { PhoneLink, PhoneOrCallback } from '#ui/phone.tsx';
import { CostAnswer } from './cost-answer.tsx';
import { Insurance } from './insurance.tsx';
import { OpenSign } from './open-sign.tsx';
import { OpeningDays } from './opening-days.tsx';
import { PlacePhotograph } from './place-photograph.tsx';
import { VisitPart } from './visit-part.tsx';
import { WayInFrames } from './way-in-frames.tsx';

const { map, doctor } = practice;

const idOf = (href: string) => href.split('#')[1] ?? '';

const parts = [
  { name: 'Fees', href: feesHref, always: true },
  { name: 'Cost of an operation', href: costsHref, always: true },
  { name: 'The way here', href: '/visit#way', always: true },
  { name: 'Insurance', href: '/visit#insurance', always: false },
  { name: 'What to bring', href: '/visit#bring', always: false },
] as const;

function OnThisPage() {
  return (
    <nav aria-label="On this page" className="mt-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {parts
          .filter(({ always }) => always || visitIsKnown)
          .map(({ name, href }) => (
            <li key={href}>
              <a
                className="inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-brand hover:bg-brand-50 hover:underline"
                href={href}
              >
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function WayHere() {
  return (
    <VisitPart id="way" title="The way here">
      <address className="mb-4 not-italic print:mb-1">{addressAsRead}</address>
      <PlacePhotograph className="mb-4" of="door" />
      {visitIsKnown && (
        <>
          <WayInFrames noted />
          <dl className="mt-6 grid gap-4 sm:grid-cols-2 print:mt-2 print:gap-2">
            {wayFacts.map(([name, words]) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-4 print:hidden">
        <ButtonLink href={map.directions} look="quiet" rel="noopener" target="_blank">
          <Icon className="size-5" name="pin" /> Directions
        </ButtonLink>
      </p>
    </VisitPart>
  );
}

function Fees() {
  return (
    <VisitPart id={idOf(feesHref)} title="What a visit costs">
      <dl className="divide-y divide-line border-y border-line">
        {visit.fees.map(({ what, amount }) => (
          <div className="flex justify-between gap-x-6 py-3 print:py-1" key={what}>
            <dt>{what}</dt>
            <dd className="text-right font-semibold tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{visit.payment}</p>
    </VisitPart>
  );
}

/** Whether the practice is open at `now` (Unix time in ms); `hours` include the times that staff have closed. */
function OpenPanel({ now, hours }: { now: number; hours: OpeningHours }) {
  const [first] = visit.fees;
  const { open, words: said, asOf } = openNow(now, hours);
  const closed = [...closedWeekdays(undefined, hours.week).map((name) => `${name}s`), ...closedAhead(now, hours)];
  return (
    <section aria-label="Opening hours" className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6 print:p-2">
      <OpenSign isOpen={open}>{said}</OpenSign>
      <p className="mt-1 text-sm text-soft print:hidden">{fill(words.visit.asOf, { time: asOf })}</p>
      <OpeningDays closed={closed} hours={hours} />
      {visitIsKnown && first && (
        <p className="mt-2">
          {first.what}: <strong className="whitespace-nowrap tabular-nums">{first.amount}</strong>
        </p>
      )}
      <p className="mt-2">
        {visitIsKnown && visit.afterHours} In an emergency call <EmergencyNumbers />.
      </p>
      <div className="mt-6 flex flex-wrap gap-4 print:hidden">
        <PhoneOrCallback />
      </div>
    </section>
  );
}

function ToBring() {
  return (
    <VisitPart id="bring" title="What to bring">
      <ul className="list-disc space-y-2 pl-list print:space-y-0.5">
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
    <VisitPart id={idOf(feesHref)} title="What a visit costs">
      <p>
        Ask us for the fee, for your insurer and for what to bring: <PhoneLink />.
      </p>
    </VisitPart>
  );
}

function WhenHere() {
  return (
    <VisitPart id="here" title="When you are here">
      <PlacePhotograph className="mb-4" of="room" />
      {visitIsKnown && <p className="mb-3">{visit.waiting}</p>}
      <p>We speak {new Intl.ListFormat('en-IN').format(doctor.languages)}. You can bring someone into the room with you.</p>
    </VisitPart>
  );
}

type VisitScreenProps = {
  /** Unix time in ms. */
  now: number;
  hours: OpeningHours;
  /** What each operation costs. */
  costs: ReactNode;
  /** The operation that somebody asked about. */
  asked?: OperationCost | undefined;
  /** The insurer that somebody asked about. */
  insurer: string | undefined;
};

export function VisitScreen({ now, hours, costs, asked, insurer }: VisitScreenProps) {
  return (
    <Container className="py-8 lg:py-12">
      <PrintedHead />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-2">
        <div>
          <OpenPanel hours={hours} now={now} />
          <OnThisPage />
          {visitIsKnown && !visit.given && (
            <p className="mt-8 rounded-md border-2 border-dashed border-edge p-4 font-semibold print:mt-2 print:p-1">
              Fees, insurers and the way are examples until the practice has given its own.
            </p>
          )}
          {visitIsKnown ? <Fees /> : <AskUs />}
          {asked && <CostAnswer cost={asked} />}
          {costs}
        </div>
        <div className="lg:-mt-10">
          <WayHere />
          {visitIsKnown && <Insurance asked={insurer} />}
          {visitIsKnown && <ToBring />}
          <WhenHere />
        </div>
      </div>
    </Container>
  );
}
