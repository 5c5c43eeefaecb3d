import { services } from '#content/services.ts';
import { Carousel } from '#islands/carousels/carousel.tsx';
import { ServiceSlides } from '#islands/carousels/service-slides.tsx';
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

export function ServicesBlock() {
  return (
    <section aria-labelledby="services-heading" className="py-9 lg:py-24">
      <Container>
        <SectionHeading
          id="services-heading"
          intro="Find your condition or operation. Each page says what it is, how it is treated, and when to get help."
        >
          Healthcare services
        </SectionHeading>
        <Reveal>
          <Carousel label="Healthcare services" scrollTwo>
            <ServiceSlides arrow={<Icon className="size-5 text-brand" name="arrow" />} services={slides} />
          </Carousel>
        </Reveal>
        <p className="mt-4">
          <a className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4" href="/treatment">
            All treatments, by organ <Icon className="size-5" name="arrow" />
          </a>
        </p>
      </Container>
    </section>
  );
}
