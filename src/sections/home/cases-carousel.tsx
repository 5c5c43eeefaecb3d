import { cases, casesIntro } from '#content/cases.ts';
import { practice } from '#content/practice.ts';
import { Carousel } from '#islands/carousel.tsx';
import { CaseLightbox, lightboxId } from '#sections/cases/case-lightbox.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

const shown: boolean = practice.show.cases;

export function CasesCarousel() {
  if (!shown) return null;
  return (
    <section aria-labelledby="cases-heading" className="drawn-later bg-sunk py-16 lg:py-24">
      <Container>
        <SectionHeading id="cases-heading" intro={casesIntro}>
          Cases
        </SectionHeading>
        <Carousel autoplay label="Cases">
          {cases.map(({ id, name, image, imageAlt }) => (
            <li className="w-full shrink-0 snap-start pl-4 sm:pl-6 md:w-1/2 lg:w-1/3" key={id}>
              <figure className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface">
                <button
                  aria-label={`Enlarge: ${name}`}
                  className="group/enlarge relative block overflow-hidden bg-brand-50 focus-visible:-outline-offset-4"
                  command="show-modal"
                  commandfor={lightboxId('home-case', id)}
                  type="button"
                >
                  <img
                    alt={imageAlt}
                    className="aspect-4/3 w-full object-cover transition-transform duration-300 ease-out group-hover/enlarge:scale-103"
                    draggable={false}
                    height="450"
                    loading="lazy"
                    src={image}
                    width="600"
                  />
                  <span className="absolute right-3 bottom-3 flex size-11 items-center justify-center rounded-full bg-brand text-on-brand">
                    <Icon className="size-5" name="enlarge" />
                  </span>
                </button>
                <figcaption className="p-5 text-lg leading-snug font-semibold">{name}</figcaption>
              </figure>
            </li>
          ))}
        </Carousel>
        <p className="mt-6">
          <a className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4" href="/cases">
            All cases, with what was done <Icon className="size-5" name="arrow" />
          </a>
        </p>
      </Container>
      {cases.map((item) => (
        <CaseLightbox item={item} key={item.id} prefix="home-case" />
      ))}
    </section>
  );
}
