import { ActionTiles } from '#sections/home/action-tiles.tsx';
import { CasesCarousel } from '#sections/home/cases-carousel.tsx';
import { ConsultationBand } from '#sections/home/consultation-band.tsx';
import { CountersBand } from '#sections/home/counters-band.tsx';
import { Hero } from '#sections/home/hero.tsx';
import { ServicesCarousel } from '#sections/home/services-carousel.tsx';
import { WhyChooseUs } from '#sections/home/why-choose-us.tsx';
import { OrganMap } from '#sections/organ-map/organ-map.tsx';

/** The part of home above the posts: rendered at build time, so that the Worker carries neither its texts nor its drawing. */
export default function HomeAbovePosts() {
  return (
    <>
      <Hero />
      <ActionTiles />
      <ServicesCarousel />
      <OrganMap />
      <WhyChooseUs />
      <ConsultationBand />
      <CountersBand />
      <CasesCarousel />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
