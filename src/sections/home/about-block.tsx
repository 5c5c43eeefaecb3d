import { biography } from '#content/about.ts';
import { doctorNameInOne } from '#content/contact-links.ts';
import { Nameplate } from '#sections/about/nameplate.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

export function AboutBlock() {
  return (
    <section
      aria-labelledby="about-heading"
      className="drawn-later py-9 [--kept:600px] sm:[--kept:674px] md:[--kept:594px] lg:py-24 xl:[--kept:616px]"
    >
      <Container>
        <Reveal inner="grid grid-cols-1 gap-6 md:grid-cols-12 md:gap-12">
          <div className="md:col-span-5 lg:col-span-4">
            <Nameplate />
          </div>
          <div className="md:col-span-7 lg:col-span-7 lg:col-start-6">
            <SectionHeading id="about-heading">About {doctorNameInOne}</SectionHeading>
            <div className="-mt-4 grid max-w-reading gap-4 lg:-mt-6">
              {/* A phone shows the first paragraph; 'Know More' leads to all of them. */}
              {biography.map((paragraph) => (
                <p className="max-sm:not-first:hidden" key={paragraph}>
                  {paragraph}
                </p>
              ))}
            </div>
            <p className="mt-5 sm:mt-8">
              <ButtonLink href="/about" look="brand">
                Know More
              </ButtonLink>
            </p>
          </div>
        </Reveal>
      </Container>
    </section>
  );
}
