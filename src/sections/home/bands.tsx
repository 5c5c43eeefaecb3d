import { counters } from '#content/counters.ts';
import { features } from '#content/features.ts';
import { openAsRead } from '#content/opening-hours.ts';
import { practice } from '#content/practice.ts';
import { VisitLine } from '#sections/visit/visit-line.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { inOrder } from '#ui/in-order.ts';
import { PhoneButton } from '#ui/phone.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

const isShown: boolean = practice.show.counters;

/** A figure with a leading plus. The text is '+12000' as specified; CSS draws the thousands separators. */
function Figure({ value }: { value: number }) {
  const groups = String(value).split(/(?=(?:\d{3})+$)/);
  return (
    <data value={value}>
      +
      {inOrder(groups).map(({ key, item }, place) => (
        <span className={place > 0 ? "before:content-[',']" : ''} key={key}>
          {item}
        </span>
      ))}
    </data>
  );
}

/** Shows the final figures from the first frame: counting up would change their width and show wrong ones for a second. */
export function CountersBand() {
  if (!isShown) return null;
  return (
    <section aria-labelledby="counters-heading" className="drawn-later py-9 [--kept:175px] lg:py-20 lg:[--kept:100px]">
      <Container>
        <h2 className="sr-only" id="counters-heading">
          Our work so far
        </h2>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.6rem,1fr))] gap-x-3 gap-y-6 sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-4">
          {counters.map(({ label, value }) => (
            <div className="flex flex-col-reverse justify-end border-l-2 border-brand-300 pl-3 sm:pl-5" key={label}>
              <dt className="mt-1 text-soft">{label}</dt>
              <dd className="text-2xl font-semibold whitespace-nowrap text-brand tabular-nums xs:text-3xl xl:text-4xl">
                <Figure value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

export function ConsultationBand() {
  return (
    <section aria-labelledby="consultation-heading" className="bg-deep py-8 text-on-deep lg:py-20 print:hidden">
      <Container className="grid grid-cols-1 items-center gap-4 sm:gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="lg:col-span-7">
          <h2 className="text-3xl" id="consultation-heading">
            Not sure whether you need an operation?
          </h2>
          <p className="mt-3 max-w-reading text-on-deep-soft sm:text-lg">
            Tell us what troubles you and keep your reports at hand. We will ring you back {openAsRead}, and say what a good next step is.
          </p>
          <VisitLine className="mt-1 text-on-deep-soft" />
        </div>
        <p className="flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:col-span-5 lg:justify-end">
          {/* A phone shows the number alone, because the bar at its bottom has the callback link. */}
          <ButtonLink className="max-sm:hidden" href="/callback" look="accent">
            Request a Callback
          </ButtonLink>
          <span className="sm:hidden">
            <PhoneButton look="onDeep" />
          </span>
        </p>
      </Container>
    </section>
  );
}

export function WhyChooseUs() {
  return (
    <section
      aria-labelledby="why-heading"
      className="drawn-later bg-sunk py-9 [--kept:310px] sm:[--kept:650px] lg:py-24 lg:[--kept:690px] xl:[--kept:550px]"
    >
      <Container className="grid grid-cols-1 gap-x-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionHeading id="why-heading" intro="What you can expect of us.">
            Why choose us
          </SectionHeading>
        </div>
        {/* A row to swipe on a phone; focusable, so that arrow keys move it (`src/boot.ts`). */}
        <ul
          aria-labelledby="why-heading"
          className="-mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto overscroll-x-contain px-5 pb-2 [scrollbar-width:thin] sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-x-10 sm:gap-y-8 sm:overflow-visible sm:px-0 sm:pb-0 lg:col-span-8 lg:gap-y-12"
          data-row=""
          tabIndex={0}
        >
          {features.map(({ title, description }) => (
            <li className="w-[85%] shrink-0 snap-start border-t-2 border-brand-300 pt-4 sm:w-auto" key={title}>
              <Reveal>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-2 text-soft">{description}</p>
              </Reveal>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
