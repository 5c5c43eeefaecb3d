import { getContext } from 'hono/context-storage';
import { Slice } from 'waku';
import { listedPosts } from '#blog/posts/listing.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { PostGrid, PostsFailed } from '#sections/blog/post-grid.tsx';
import { LatestPostsFrame } from '#sections/home/latest-posts-frame.tsx';
import { PageMeta } from '#seo/page-meta.tsx';
import { homeMeta } from '#seo/practice-meta.ts';
import { homeGraph } from '#seo/structured-data/practice-pages.ts';

const shownAtHome = 3;

export function HomeHead() {
  return (
    <>
      <PageMeta {...homeMeta} path="/" />
      <StructuredData json={homeGraph} />
    </>
  );
}

export function HomePosts() {
  const { snapshot } = getContext<SiteEnv>().var;
  return snapshot ? <PostGrid heading="h3" posts={listedPosts(snapshot.posts, 0, shownAtHome)} /> : <PostsFailed />;
}

export default function HomePage() {
  return (
    <>
      <HomeHead />
      <Slice id="home-before-posts" />
      <LatestPostsFrame>
        <HomePosts />
      </LatestPostsFrame>
      <Slice id="home-after-posts" />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['home-before-posts', 'home-after-posts'] }) as const;
