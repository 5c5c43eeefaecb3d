import { getContext } from 'hono/context-storage';
import { nearestPosts } from '#blog/posts/nearest-posts.ts';
import { titleOfSegment } from '#blog/posts/post.ts';
import { blogMessages } from '#content/messages.ts';
import { nearestTreatments } from '#edge/nearest-treatments.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { treatmentIndex } from '#edge/treatment-index.ts';
import { ArticleLater } from '#sections/blog/article-later.tsx';
import { NotFound } from '#sections/not-found.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';

export default async function NotFoundPage() {
  const c = getContext<SiteEnv>();
  const { snapshot, missing } = c.var;
  if (missing === 'later') return <PostLater />;
  const asked = missing === 'post' && titleOfSegment(c.req.path.replace(/^\/blog\//, ''));
  const posts = asked && snapshot ? nearestPosts(snapshot.posts, asked) : [];
  const nearest = [...posts, ...nearestTreatments(c.req.path, await treatmentIndex(c.env, c.req.url))];
  const title = missing === 'post' ? blogMessages.missing : 'Page not found';
  return (
    <>
      <PageMeta
        description="There is no page at this address. It may have moved or been mistyped: here are the nearest treatments, the blog, and how to reach the practice."
        noindex
        path="/404"
        title={title}
      />
      <NotFound nearest={nearest} title={title} />
    </>
  );
}

function PostLater() {
  return (
    <>
      <PageMeta
        description="This article cannot be shown at the moment. Try again in a few minutes, or ring the practice."
        noindex
        path="/404"
        title={blogMessages.later}
      />
      <ArticleLater />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
