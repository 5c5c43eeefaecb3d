import { Reveal } from '#islands/motion/reveal.tsx';
import { OrganMap } from '#sections/organ-map/organ-map.tsx';
import { WhatDoYouFeel } from '#sections/symptoms/what-do-you-feel.tsx';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ServicesCarousel } from './services-carousel.tsx';

/** The services, by three ways in: what one feels, which organ it is, and the services one after another. */
export function ServicesBlock() {
  return (
    <section aria-labelledby="services-heading" className="py-16 lg:py-24">
      <Container>
        <SectionHeading
          id="services-heading"
          intro="Find your condition or operation. Each page says what it is, how it is treated, and when to get help."
        >
          Healthcare services
        </SectionHeading>
      </Container>
      <WhatDoYouFeel />
      <OrganMap inside />
      <Reveal className="pt-12 lg:pt-16">
        <ServicesCarousel />
      </Reveal>
    </section>
  );
}
