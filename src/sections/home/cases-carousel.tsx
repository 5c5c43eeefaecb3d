import { cases, casesIntro } from '#content/cases.ts';
import { pageLink } from '#content/page-link.ts';
import { practice } from '#content/practice.ts';
import { Carousel } from '#islands/carousels/carousel.tsx';
import { CaseLightboxes } from '#islands/carousels/case-lightboxes.tsx';
import { CaseSlides } from '#islands/carousels/case-slides.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

const isShown: boolean = practice.show.cases;
const linked = cases.map((item) => ({ ...item, page: pageLink(item.treatment) }));

export function CasesCarousel() {
  if (!isShown) return null;
  return (
    <section aria-labelledby="cases-heading" className="drawn-later bg-sunk py-9 [--kept:565px] lg:py-24 xl:[--kept:630px]">
      <Container>
        <SectionHeading id="cases-heading" intro={casesIntro}>
          Cases
        </SectionHeading>
        <Reveal>
          <Carousel autoplay label="Cases">
            <CaseSlides
              cases={cases}
              enlarge={
                <span className="absolute right-3 bottom-3 flex size-11 items-center justify-center rounded-full bg-brand text-on-brand">
                  <Icon className="size-5" name="enlarge" />
                </span>
              }
              prefix="home-case"
            />
          </Carousel>
        </Reveal>
        <p className="mt-4">
          <a className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4" href="/cases">
            All cases, with what was done <Icon className="size-5" name="arrow" />
          </a>
        </p>
      </Container>
      <CaseLightboxes cases={linked} close={<Icon name="close" />} prefix="home-case" />
    </section>
  );
}
