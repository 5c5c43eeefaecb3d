import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import type { OpeningHours } from '#content/practice-time.ts';
import { Container } from '#ui/container.tsx';
import { Fees, Insurance } from './costs.tsx';
import { OpenPanel } from './open-panel.tsx';
import { VisitPart, visitIsKnown } from './visit-part.tsx';
import { WayHere } from './way-here.tsx';

const { visit, doctor } = practice;

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

/** Instead of values that the practice has not given: nothing is guessed on a live site. */
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

/** All that somebody asks before coming. `now` in milliseconds since 1970: it tells whether the practice is open. */
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
