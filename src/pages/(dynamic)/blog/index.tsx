import { getContext } from 'hono/context-storage';
import { listPage } from '#blog/posts/listing.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { PagesLinks } from '#sections/blog/pages-links.tsx';
import { PostGrid, PostsFailed } from '#sections/blog/post-grid.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { blogMeta } from '#seo/meta/blog-meta.ts';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { blogGraph } from '#seo/structured-data/pages/lists.ts';
import { Container } from '#ui/container.tsx';

export default function BlogPage({ query }: { query: string }) {
  const { snapshot } = getContext<SiteEnv>().var;
  const list = snapshot && listPage(snapshot.posts, new URLSearchParams(query).get('page'));
  const meta = blogMeta(list?.page ?? 1);
  return (
    <>
      <PageMeta {...meta} />
      {list && <StructuredData json={blogGraph(meta, list.posts)} />}
      <BreadcrumbBanner
        headText="Blog"
        items={[{ label: 'Home', href: '/' }, { label: 'Blog' }]}
        text={list && list.page > 1 ? `Page ${list.page} of ${list.pages}.` : 'Plain answers to questions that people bring to the clinic.'}
      />
      <Container className="py-12 lg:py-20">
        {list ? <PostGrid posts={list.posts} /> : <PostsFailed />}
        {list && <PagesLinks page={list.page} pages={list.pages} />}
      </Container>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
