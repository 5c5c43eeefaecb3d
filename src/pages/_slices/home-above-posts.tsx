import { DoctorLine } from '#sections/about/nameplate.tsx';
import { ActionTiles } from '#sections/home/action-tiles.tsx';
import { ConsultationBand, CountersBand, WhyChooseUs } from '#sections/home/bands.tsx';
import { CasesCarousel } from '#sections/home/cases-carousel.tsx';
import { Hero } from '#sections/home/hero.tsx';
import { ServicesBlock } from '#sections/home/services-block.tsx';

/** Home above the posts. Rendered by the build, which keeps its texts and drawing out of the Worker. */
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
