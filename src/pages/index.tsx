import { getContext } from 'hono/context-storage';
import { listedPosts } from '#blog/listing.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { PostGrid, PostsFailed } from '#sections/blog/post-grid.tsx';
import { AboutBlock } from '#sections/home/about-block.tsx';
import { ActionTiles } from '#sections/home/action-tiles.tsx';
import { CasesCarousel } from '#sections/home/cases-carousel.tsx';
import { ConsultationBand } from '#sections/home/consultation-band.tsx';
import { CountersBand } from '#sections/home/counters-band.tsx';
import { Hero } from '#sections/home/hero.tsx';
import { LatestPostsFrame } from '#sections/home/latest-posts-frame.tsx';
import { ServicesCarousel } from '#sections/home/services-carousel.tsx';
import { WhyChooseUs } from '#sections/home/why-choose-us.tsx';
import { OrganMap } from '#sections/organ-map/organ-map.tsx';
import { PageMeta } from '#seo/page-meta.tsx';
import { homeMeta } from '#seo/practice-meta.ts';

const shownAtHome = 3;

function LatestPosts() {
  const { edition } = getContext<SiteEnv>().var;
  return edition ? <PostGrid heading="h3" posts={listedPosts(edition, 0, shownAtHome)} /> : <PostsFailed />;
}

export default function HomePage() {
  return (
    <>
      <PageMeta {...homeMeta} path="/" />
      <Hero />
      <ActionTiles />
      <ServicesCarousel />
      <OrganMap />
      <WhyChooseUs />
      <ConsultationBand />
      <CountersBand />
      <CasesCarousel />
      <LatestPostsFrame>
        <LatestPosts />
      </LatestPostsFrame>
      <AboutBlock />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
