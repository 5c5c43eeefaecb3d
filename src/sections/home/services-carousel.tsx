import { type ServiceCard, services } from '#content/services.ts';
import { Carousel } from '#islands/carousel.tsx';
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

function Service({ title, img, description, link }: ServiceCard) {
  const part = img.split(/[#/]/).at(-1) ?? '';
  return (
    <a
      className="group/card flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface focus-visible:-outline-offset-4"
      href={link}
    >
      <span className="block overflow-hidden bg-brand-50">
        <img
          alt=""
          className={`aspect-4/3 w-full object-cover transition-transform duration-300 ease-out group-hover/card:scale-103 ${windows[part] ?? 'object-[50%_40%]'}`}
          draggable={false}
          height="640"
          loading="lazy"
          src={img}
          width="480"
        />
      </span>
      <span className="flex grow flex-col p-5">
        <strong className="flex items-center justify-between gap-3 text-lg font-semibold group-hover/card:text-brand">
          {title}
          <Icon className="size-5 text-brand" name="arrow" />
        </strong>
        <span className="mt-1 text-soft">{description}</span>
      </span>
    </a>
  );
}

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
          {services.map((service) => (
            <li className="w-full shrink-0 snap-start pl-4 sm:w-1/2 sm:pl-6 xl:w-1/3" key={service.title}>
              <Service {...service} />
            </li>
          ))}
        </Carousel>
      </Container>
    </section>
  );
}
