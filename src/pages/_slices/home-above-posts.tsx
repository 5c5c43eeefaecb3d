import { DoctorLine } from '#sections/about/doctor.tsx';
import { ActionTiles } from '#sections/home/action-tiles.tsx';
import { ConsultationBand, CountersBand, WhyChooseUs } from '#sections/home/bands.tsx';
import { CasesCarousel } from '#sections/home/cases-carousel.tsx';
import { Hero } from '#sections/home/hero.tsx';
import { ServicesBlock } from '#sections/home/services-block.tsx';

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
