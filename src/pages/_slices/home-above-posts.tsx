import { DoctorLine } from '#sections/about/doctor-line.tsx';
import { ActionTiles } from '#sections/home/action-tiles.tsx';
import { CasesCarousel } from '#sections/home/cases-carousel.tsx';
import { ConsultationBand } from '#sections/home/consultation-band.tsx';
import { CountersBand } from '#sections/home/counters-band.tsx';
import { Hero } from '#sections/home/hero.tsx';
import { ServicesBlock } from '#sections/home/services-block.tsx';
import { WhyChooseUs } from '#sections/home/why-choose-us.tsx';

/** The part of home above the posts: rendered at build time, so that the Worker carries neither its texts nor its drawing. */
export default function HomeAbovePosts() {
  return (
    <>
      <Hero />
      <ActionTiles />
      <DoctorLine />
      <ServicesBlock />
      <WhyChooseUs />
      <ConsultationBand />
      <CountersBand />
      <CasesCarousel />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
