import { features } from '#content/features.ts';
import { Reveal } from '#islands/motion/reveal.tsx';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

export function WhyChooseUs() {
  return (
    <section
      aria-labelledby="why-heading"
      className="drawn-later bg-sunk py-16 [--kept:1070px] sm:[--kept:650px] lg:py-24 lg:[--kept:690px] xl:[--kept:550px]"
    >
      <Container className="grid grid-cols-1 gap-x-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionHeading id="why-heading" intro="What you can expect of us.">
            Why choose us
          </SectionHeading>
        </div>
        <ul className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:col-span-8 lg:gap-y-12">
          {features.map(({ title, description }) => (
            <li className="border-t-2 border-brand-300 pt-4" key={title}>
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
