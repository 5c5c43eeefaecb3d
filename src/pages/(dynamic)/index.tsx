import { getContext } from 'hono/context-storage';
import { preload } from 'react-dom';
import { listedPosts } from '#blog/posts/listing.ts';
import { digestiveSystem } from '#content/organ-view.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { ShellPart } from '#islands/shell-part.tsx';
import { StructuredData } from '#islands/structured-data.tsx';
import { PostGrid, PostsFailed } from '#sections/blog/post-grid.tsx';
import heroStyles from '#sections/home/hero.css?url';
import { LatestPosts } from '#sections/home/latest-posts.tsx';
import organMapStyles from '#sections/organ-map/organ-map.css?url';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { homeMeta } from '#seo/meta/practice-meta.ts';
import { homeGraph } from '#seo/structured-data/pages/practice-pages.ts';
import { YourRequests } from '#ui/forms/your-requests.tsx';

const shownAtHome = 3;

export default function HomePage() {
  const { snapshot } = getContext<SiteEnv>().var;
  // React preloads the pictures that it renders; the body is in a prerendered slice.
  preload(digestiveSystem, { as: 'image', fetchPriority: 'high' });
  return (
    <>
      <link href={heroStyles} precedence="page" rel="stylesheet" />
      <link href={organMapStyles} precedence="page" rel="stylesheet" />
      <PageMeta {...homeMeta} path="/" />
      <StructuredData json={homeGraph} />
      <YourRequests place="home" />
      <ShellPart id="home-above-posts" />
      <LatestPosts>
        {snapshot ? <PostGrid heading="h3" posts={listedPosts(snapshot.posts, 0, shownAtHome)} /> : <PostsFailed />}
      </LatestPosts>
      <ShellPart id="home-below-posts" />
    </>
  );
}

export const getConfig = () =>
  ({ render: 'dynamic', slices: ['above-page', 'home-above-posts', 'home-below-posts', 'below-page'] }) as const;
