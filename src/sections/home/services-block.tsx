import { services } from '#content/services.ts';
import { Carousel } from '#islands/carousels/carousel.tsx';
import { ServiceSlides } from '#islands/carousels/service-slides.tsx';
import { OrganMap } from '#sections/organ-map/organ-map.tsx';
import { WhatDoYouFeel } from '#sections/symptoms/what-do-you-feel.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

// Object positions that keep the relevant part of a drawing visible in the card's shape.
const windows: Readonly<Record<string, string>> = {
  oesophagus: 'object-top',
  pancreas: 'object-[50%_60%]',
  'small-intestine': 'object-[50%_88%]',
  'large-intestine': 'object-[50%_84%]',
  anus: 'object-bottom',
  groin: 'object-[50%_84%]',
  'hero-2.svg': 'object-right',
  'going-home.svg': 'object-left',
};

const slides = services.map((service) => ({ ...service, window: windows[service.img.split(/[#/]/).at(-1) ?? ''] ?? 'object-[50%_40%]' }));

function ServicesCarousel() {
  return (
    <Container>
      <h3 className="mb-5 text-2xl">All services</h3>
      <Carousel label="Healthcare services" scrollTwo>
        <ServiceSlides arrow={<Icon className="size-5 text-brand" name="arrow" />} services={slides} />
      </Carousel>
    </Container>
  );
}

/** Three ways to a service: by complaint, by organ, and the services in a row. */
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
