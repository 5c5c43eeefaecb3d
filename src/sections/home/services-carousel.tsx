import { services } from '#content/services.ts';
import { Carousel } from '#islands/carousels/carousel.tsx';
import { ServiceSlides } from '#islands/carousels/service-slides.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

// The window that shows what matters in a drawing of another shape: of a tall one the lit part, of a wide one the people or the bag.
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

export function ServicesCarousel() {
  return (
    <section aria-labelledby="services-heading" className="pt-16 lg:pt-24">
      <Container>
        <SectionHeading
          id="services-heading"
          intro="Find your condition or operation. Each page says what it is, how it is treated, and when to get help."
        >
          Healthcare services
        </SectionHeading>
        <Carousel label="Healthcare services" scrollTwo>
          <ServiceSlides arrow={<Icon className="size-5 text-brand" name="arrow" />} services={slides} />
        </Carousel>
      </Container>
    </section>
  );
}
