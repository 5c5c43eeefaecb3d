import { openAsRead } from '#content/opening-hours.ts';
import { visit, visitIsKnown } from '#content/visit-facts.ts';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';

type Mark = 'clock' | 'check' | 'pin' | '₹';

function Fact({ mark, title, words }: { mark: Mark; title: string; words: string }) {
  return (
    <li className="flex gap-3">
      {mark === '₹' ? (
        <b aria-hidden="true" className="size-5 text-center text-brand">
          {mark}
        </b>
      ) : (
        <Icon className="mt-1 size-5 shrink-0 text-brand" name={mark} />
      )}
      <p>
        <strong className="block">{title}</strong>
        <span className="text-soft">{words}</span>
      </p>
    </li>
  );
}

/** Four facts about a visit, as the last band of a page, down to the footer. Shows the opening hours but not whether we are open, because the page may be cached. */
export function VisitStrip() {
  const [first] = visit.fees;
  return (
    <section aria-labelledby="your-visit" className="-mb-8 border-t border-line bg-sunk py-8 sm:-mb-24 sm:py-10 print:hidden">
      <Container>
        <h2 className="text-2xl" id="your-visit">
          Your visit
        </h2>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Fact mark="clock" title="Open" words={openAsRead} />
          {visitIsKnown && (
            <>
              <Fact mark="₹" title={`${first?.what}: ${first?.amount}`} words={visit.payment} />
              <Fact mark="check" title="Cashless insurance" words="An estimate in writing before any operation." />
              <Fact mark="pin" title={visit.landmark} words="Parking, a lift and a step-free door." />
            </>
          )}
        </ul>
        <a className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4" href="/visit">
          Fees, insurers, what to bring, the way <Icon className="size-5" name="right" />
        </a>
      </Container>
    </section>
  );
}
