import { getContext } from 'hono/context-storage';
import { blogMessages } from '#content/messages.ts';
import { nearestPages } from '#edge/search/nearest.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { ArticleAway, type AwayWords, articleLater, articleTakenBack } from '#sections/blog/article-away.tsx';
import { NotFound } from '#sections/not-found.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';

const laterDescription = 'This article cannot be shown at the moment. Try again in a few minutes, or ring the practice.';

export default async function NotFoundPage() {
  const c = getContext<SiteEnv>();
  const { snapshot, missing } = c.var;
  if (missing === 'later') return <PostAway description={laterDescription} words={articleLater} />;
  if (missing === 'taken-back') return <PostAway words={articleTakenBack(c.var.takenBack ?? '')} />;
  const nearest = await nearestPages(c.env, c.req.url, c.req.path, snapshot?.posts);
  const title = missing === 'post' ? blogMessages.missing : 'Page not found';
  return (
    <>
      <PageMeta
        description="There is no page at this address. It may have moved or been mistyped: here are the nearest pages, a search, and how to reach the practice."
        noindex
        path="/404"
        title={title}
      />
      <NotFound nearest={nearest} title={title} />
    </>
  );
}

/** An article that cannot be had, now or ever. */
function PostAway({ words, description = words.text }: { words: AwayWords; description?: string }) {
  return (
    <>
      <PageMeta description={description} noindex path="/404" title={words.title} />
      <ArticleAway words={words} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
