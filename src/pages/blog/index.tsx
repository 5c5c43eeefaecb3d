import { getContext } from 'hono/context-storage';
import { listPage } from '#blog/listing.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { PagesLinks } from '#sections/blog/pages-links.tsx';
import { PostGrid, PostsFailed } from '#sections/blog/post-grid.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { PageMeta } from '#seo/page-meta.tsx';
import { Container } from '#ui/container.tsx';

export default function BlogPage({ query }: { query: string }) {
  const { edition } = getContext<SiteEnv>().var;
  const list = edition && listPage(edition, new URLSearchParams(query).get('page'));
  return (
    <>
      <PageMeta
        description="Plain answers to what people ask about the gallbladder, liver, stomach, bowel, hernia and surgery, each with its sources and its dates."
        path={list && list.page > 1 ? `/blog?page=${list.page}` : '/blog'}
        title={list && list.page > 1 ? `Blog, page ${list.page}` : 'Blog'}
      />
      <BreadcrumbBanner
        headText="Blog"
        items={[{ label: 'Home', href: '/' }, { label: 'Blog' }]}
        text="Plain answers to questions that people bring to the clinic."
      />
      <Container className="py-12 lg:py-20">
        {list ? <PostGrid posts={list.posts} /> : <PostsFailed />}
        {list && <PagesLinks page={list.page} pages={list.pages} />}
      </Container>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
