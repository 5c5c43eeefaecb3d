import { getContext } from 'hono/context-storage';
import { blogMessages } from '#content/messages.ts';
import { nearestPages } from '#edge/search.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { ArticleLater } from '#sections/blog/article-later.tsx';
import { NotFound } from '#sections/not-found.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';

export default async function NotFoundPage() {
  const c = getContext<SiteEnv>();
  const { snapshot, missing, takenBack } = c.var;
  if (missing === 'later') return <PostLater />;
  const nearest = await nearestPages(c.env, c.req.url, c.req.path, snapshot?.posts);
  const title = takenBack ? blogMessages.takenBack : missing === 'post' ? blogMessages.missing : 'Page not found';
  return (
    <>
      <PageMeta
        description="There is no page at this address. It may have moved or been mistyped: here are the nearest pages, a search, and how to reach the practice."
        noindex
        path="/404"
        title={title}
      />
      <NotFound nearest={nearest} text={takenBack} title={title} />
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
