import { counters } from '#content/counters.ts';
import { practice } from '#content/practice.ts';
import { Reveal } from '#islands/motion/reveal.tsx';
import { Container } from '#ui/container.tsx';
import { inOrder } from '#ui/in-order.ts';

const shown: boolean = practice.show.counters;

/** A figure with a leading plus. The text stays '+12000' as specified; the comma before each later group of three is drawn by CSS. */
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

/** The final figures from the first frame: what counts up changes its width and says for a second what is not so. */
export function CountersBand() {
  if (!shown) return null;
  return (
    <section aria-labelledby="counters-heading" className="drawn-later py-16 [--kept:175px] lg:py-20 lg:[--kept:100px]">
      <Container>
        <h2 className="sr-only" id="counters-heading">
          Our work so far
        </h2>
        <Reveal>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.6rem,1fr))] gap-x-3 gap-y-10 sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-4">
            {counters.map(({ label, value }) => (
              <div className="flex flex-col-reverse justify-end border-l-2 border-brand-300 pl-3 sm:pl-5" key={label}>
                <dt className="mt-1 text-soft">{label}</dt>
                <dd className="text-2xl font-semibold whitespace-nowrap text-brand tabular-nums xs:text-3xl lg:text-4xl">
                  <Figure value={value} />
                </dd>
              </div>
            ))}
          </dl>
        </Reveal>
      </Container>
    </section>
  );
}
