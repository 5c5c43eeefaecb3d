import { getContext } from 'hono/context-storage';
import { unstable_notFound as notFound } from 'waku/router/server';
import { listedPosts } from '#blog/listing.ts';
import { findPost, hrefOfPost, titleOfSegment } from '#blog/post.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { PostArticle } from '#sections/blog/post-article.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { PageMeta } from '#seo/page-meta.tsx';

export default function PostPage({ title, query }: { title: string; query: string }) {
  const { edition } = getContext<SiteEnv>().var;
  const post = edition && findPost(edition, titleOfSegment(title) ?? title, new URLSearchParams(query).get('id'));
  if (!edition || !post) notFound();
  const href = hrefOfPost(post, edition.posts);
  const about = [post.category, post.date && `updated ${post.date}`].filter(Boolean).join(', ');
  return (
    <>
      <PageMeta description={post.excerpt} path={href} title={post.title} />
      <BreadcrumbBanner
        headText={post.title}
        items={[{ label: 'Home', href: '/' }, { label: 'Blog', href: '/blog' }, { label: post.title }]}
        text={about}
      />
      <PostArticle all={listedPosts(edition)} body={post.body} post={{ ...post, href }} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
